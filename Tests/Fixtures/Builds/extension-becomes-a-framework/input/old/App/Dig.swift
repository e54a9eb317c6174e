import AppIntents

struct Dig: AppIntent {
  static let title: LocalizedStringResource = "Dig"

  func perform() async throws -> some IntentResult { .result() }
}
