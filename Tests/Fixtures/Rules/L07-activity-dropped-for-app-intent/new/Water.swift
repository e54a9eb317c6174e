import AppIntents

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the plant"

  func perform() async throws -> some IntentResult { .result() }
}
