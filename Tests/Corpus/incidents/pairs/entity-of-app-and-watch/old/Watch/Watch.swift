import AppIntents

struct Tick: AppIntent {
  static let title: LocalizedStringResource = "Tick"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
