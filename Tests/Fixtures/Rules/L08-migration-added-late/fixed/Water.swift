import AppIntents

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Amount")
  var amount: Int?

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct WaterPlantFromSiriKit: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Water Plant (Old)"
  static let intentClassName = "WaterPlantIntent"
  static let deprecation = IntentDeprecation(message: "Use Water Plant.", replacedBy: WaterPlant.self)

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Amount")
  var amount: Int?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
