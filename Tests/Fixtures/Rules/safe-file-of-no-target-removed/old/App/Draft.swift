import AppIntents

struct DraftNote: AppIntent {
  static let title: LocalizedStringResource = "Draft Note"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
