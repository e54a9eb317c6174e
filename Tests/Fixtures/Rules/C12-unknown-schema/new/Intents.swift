import AppIntents

@AppIntent(schema: .gardens.search)
struct SearchGarden {
  static let title: LocalizedStringResource = "Search Garden"

  func perform() async throws -> some IntentResult { .result() }
}
