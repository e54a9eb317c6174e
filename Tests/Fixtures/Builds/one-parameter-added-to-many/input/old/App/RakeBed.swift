import AppIntents

struct RakeBed: AppIntent {
  static let title: LocalizedStringResource = "Rake Bed"
  func perform() async throws -> some IntentResult { .result() }
}
