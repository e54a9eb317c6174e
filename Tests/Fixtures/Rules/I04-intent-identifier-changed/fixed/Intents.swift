import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  static let persistentIdentifier = "WaterPlantIntent"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
