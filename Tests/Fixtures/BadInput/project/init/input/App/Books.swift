import AppIntents

struct AddBook: AppIntent {
  static let title: LocalizedStringResource = "Add Book"
  func perform() async throws -> some IntentResult { .result() }
}
