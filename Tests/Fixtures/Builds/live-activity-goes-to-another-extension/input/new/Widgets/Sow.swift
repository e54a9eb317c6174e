import AppIntents

struct SortSeeds: AppIntent {
  static let title: LocalizedStringResource = "Sort Seeds"
  func perform() async throws -> some IntentResult { .result() }
}
