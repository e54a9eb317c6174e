import AppIntents

struct TellTide: AppIntent {
  static let title: LocalizedStringResource = "Tell Tide"

  func perform() async throws -> some IntentResult { .result() }
}
