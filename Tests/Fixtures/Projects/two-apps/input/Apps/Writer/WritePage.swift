import AppIntents

struct WritePage: AppIntent {
  static let title: LocalizedStringResource = "Write Page"

  func perform() async throws -> some IntentResult { .result() }
}
