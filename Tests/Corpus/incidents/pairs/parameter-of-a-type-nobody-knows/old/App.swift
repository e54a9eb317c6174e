import AppIntents

struct Plant: AppIntent {
  static let title: LocalizedStringResource = "Plant"

  @Parameter(title: "Name")
  var name: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
