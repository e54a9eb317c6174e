import AppIntents

struct AnswerGarden: AppIntent {
  static let title: LocalizedStringResource = "Answer"

  func perform() async throws -> some IntentResult { .result() }
}

struct GardenSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Garden"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
}
