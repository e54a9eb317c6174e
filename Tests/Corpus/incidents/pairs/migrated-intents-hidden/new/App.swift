import AppIntents

struct SetSwitch: AppIntent {
  static let title: LocalizedStringResource = "Set Switch"

  static let isDiscoverable = false

  func perform() async throws -> some IntentResult {
    .result()
  }
}
