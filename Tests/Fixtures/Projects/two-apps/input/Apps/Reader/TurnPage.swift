import AppIntents

struct TurnPage: AppIntent {
  static let title: LocalizedStringResource = "Turn Page"

  func perform() async throws -> some IntentResult { .result() }
}
