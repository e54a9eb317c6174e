import AppIntents

struct AnswerGarden: AppIntent {
  static let title: LocalizedStringResource = "Answer"

  func perform() async throws -> some IntentResult { .result() }
}
