import AppIntents

struct SetSwitch: AppIntent {
  static let title: LocalizedStringResource = "Set Switch"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
