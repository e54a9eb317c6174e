import AppIntents

struct ShowPlant: AppIntent {
  static let title: LocalizedStringResource = "Show Plant"

  func perform() async throws -> some IntentResult { .result() }
}
