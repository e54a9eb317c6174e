import AppIntents

struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  static let intentClassName = "WaterPlantIntent"
  static let isDiscoverable = false

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
