import AppIntents

struct OpenBook: AppIntent {
  static let title: LocalizedStringResource = "Open Book to Write"

  func perform() async throws -> some IntentResult { .result() }
}
