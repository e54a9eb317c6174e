import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Photo", supportedContentTypes: [.image])
  var photo: IntentFile

  func perform() async throws -> some IntentResult {
    .result()
  }
}
