import AppIntents

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  func perform() async throws -> some IntentResult { .result() }
}
