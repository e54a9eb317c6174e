import AppIntents

struct FakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Fake"

  func perform() async throws -> some IntentResult { .result() }
}
