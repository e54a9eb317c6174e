import AppIntents

struct WaterNow: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Amount")
  var amount: Int?

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent, DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let intentClassName = "WaterPlantIntent"
  static let deprecation = IntentDeprecation(message: "Use the newer action.", replacedBy: WaterNow.self)

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Amount")
  var amount: Int?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
