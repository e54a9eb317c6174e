import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Can")
  var can: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
