import AppIntents

struct ShowPlant: AppIntent {
  static let title: LocalizedStringResource = "Show Plant"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult { .result() }
}
