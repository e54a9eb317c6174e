import AppIntents

struct SowSeeds: AppIntent {
  static let title: LocalizedStringResource = "Sow Seeds For Sale"
  func perform() async throws -> some IntentResult { .result() }
}
