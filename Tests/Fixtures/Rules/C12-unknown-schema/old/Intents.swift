import AppIntents


struct SearchGarden: AppIntent {
  static let title: LocalizedStringResource = "Search Garden"

  func perform() async throws -> some IntentResult { .result() }
}
