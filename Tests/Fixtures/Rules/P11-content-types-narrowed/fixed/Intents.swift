import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Photo", supportedContentTypes: [.image, .pdf])
  var photo: IntentFile

  func perform() async throws -> some IntentResult {
    guard photo.type != .pdf else {
      return .result()  // PDFs are accepted and ignored.
    }
    return .result()
  }
}
