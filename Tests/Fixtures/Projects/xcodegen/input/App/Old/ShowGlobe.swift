import AppIntents

struct ShowGlobe: AppIntent {
  static let title: LocalizedStringResource = "Show Globe"

  func perform() async throws -> some IntentResult { .result() }
}
