import AppIntents

struct PlayBook: AppIntent {
  static let title: LocalizedStringResource = "Play Book"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
