import AppIntents

struct OpenBook: AppIntent {
  static let title: LocalizedStringResource = "Open Book"

  func perform() async throws -> some IntentResult { .result() }
}
