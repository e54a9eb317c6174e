import AppIntents

@available(iOS 17.0, *)
struct SowSeeds: AppIntent {
  static let title: LocalizedStringResource = "Sow Seeds"
  func perform() async throws -> some IntentResult { .result() }
}
