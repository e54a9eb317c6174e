import AppIntents

struct BuySeeds: AppIntent {
  static let title: LocalizedStringResource = "Buy Seeds"
  func perform() async throws -> some IntentResult { .result() }
}
