import AppIntents

struct LogRain: AppIntent {
  static let title: LocalizedStringResource = "Log Rain"

  func perform() async throws -> some IntentResult { .result() }
}
