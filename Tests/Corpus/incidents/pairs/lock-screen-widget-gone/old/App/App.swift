import AppIntents

struct Water: AppIntent {
  static let title: LocalizedStringResource = "Water"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
