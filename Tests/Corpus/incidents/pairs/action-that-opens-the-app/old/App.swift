import AppIntents

struct SleepTimer: AppIntent {
  static let title: LocalizedStringResource = "Set Sleep Timer"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
