import AppIntents

struct SowSeeds: AppIntent {
  static let title: LocalizedStringResource = "Sow Seeds"
  func perform() async throws -> some IntentResult { .result() }
}
