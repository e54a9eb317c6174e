import AppIntents

struct ShowPlant: AppIntent {
  static let title: LocalizedStringResource = "Show Plant"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
