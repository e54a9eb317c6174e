import AppIntents

struct SellSeeds: AppIntent {
  static let title: LocalizedStringResource = "Sell Seeds"
  func perform() async throws -> some IntentResult { .result() }
}
