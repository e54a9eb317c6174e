import AppIntents

struct OpenJournalIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Journal"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult { .result() }
}
