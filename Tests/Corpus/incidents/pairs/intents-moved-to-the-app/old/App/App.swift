import AppIntents

struct OpenGarden: AppIntent {
  static let title: LocalizedStringResource = "Open Garden"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
