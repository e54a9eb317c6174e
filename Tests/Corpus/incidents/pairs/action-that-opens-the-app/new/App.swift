import AppIntents

struct SleepTimer: AppIntent {
  static let title: LocalizedStringResource = "Set Sleep Timer"

  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult {
    .result()
  }
}
