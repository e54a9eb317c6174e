import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct RefreshShelfIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh Shelf"

  static let isDiscoverable = false

  func perform() async throws -> some IntentResult {
    .result()
  }
}
