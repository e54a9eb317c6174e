import AppIntents

struct ShowJournal: AppIntent {
  static let title: LocalizedStringResource = "Show Journal"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
