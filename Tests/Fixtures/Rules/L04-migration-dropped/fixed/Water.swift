import AppIntents

struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let intentClassName = "WaterPlantIntent"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Amount")
  var amount: Int?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
