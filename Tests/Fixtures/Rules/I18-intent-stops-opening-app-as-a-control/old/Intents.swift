import AppIntents

struct WaterPlantIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult { .result() }
}
