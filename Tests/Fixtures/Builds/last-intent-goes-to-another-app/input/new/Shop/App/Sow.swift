import AppIntents

struct Sow: AppIntent {
  static let title: LocalizedStringResource = "Sow"

  func perform() async throws -> some IntentResult { .result() }
}
