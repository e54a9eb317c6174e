import AppIntents

struct Find: AppIntent {
  static let title: LocalizedStringResource = "Find"

  func perform() async throws -> some IntentResult { .result() }
}
