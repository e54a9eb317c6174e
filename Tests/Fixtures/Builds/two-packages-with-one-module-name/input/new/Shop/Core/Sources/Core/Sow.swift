import AppIntents

@available(iOS 17.0, *)
struct SowSeeds: AppIntent {
  static let title: LocalizedStringResource = "Sow Seeds For Sale"
  func perform() async throws -> some IntentResult { .result() }
}
