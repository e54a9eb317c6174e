import AppIntents

struct OpenEntry: AppIntent {
  static let title: LocalizedStringResource = "Open Entry"

  func perform() async throws -> some IntentResult { .result() }
}
