import AppIntents

struct SetSwitch: AppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Set Switch"

  static let intentClassName = "SetSwitchIntent"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
