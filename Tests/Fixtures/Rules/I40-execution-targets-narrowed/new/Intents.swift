import AppIntents

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let allowedExecutionTargets: IntentExecutionTargets = [.main]

  func perform() async throws -> some IntentResult { .result() }
}
