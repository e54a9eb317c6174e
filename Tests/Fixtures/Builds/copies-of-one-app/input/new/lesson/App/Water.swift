import AppIntents

struct WaterLawn: AppIntent {
  static let title: LocalizedStringResource = "Water"
  func perform() async throws -> some IntentResult { .result() }
}
