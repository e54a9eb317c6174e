import AppIntents

struct ShowMap: AppIntent {
  static let title: LocalizedStringResource = "Show Map"

  func perform() async throws -> some IntentResult { .result() }
}
