import AppIntents

@available(iOS, introduced: 16.0, obsoleted: 17.0)
struct SetSwitch: AppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Set Switch"

  static let intentClassName = "SetSwitchIntent"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
