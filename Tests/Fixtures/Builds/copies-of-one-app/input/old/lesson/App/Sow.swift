import AppIntents

struct SowSeeds: AppIntent {
  static let title: LocalizedStringResource = "Sow"
  func perform() async throws -> some IntentResult { .result() }
}
