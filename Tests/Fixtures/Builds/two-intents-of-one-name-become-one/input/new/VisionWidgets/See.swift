import AppIntents

struct SeeBed: AppIntent {
  static let title: LocalizedStringResource = "See Bed"
  func perform() async throws -> some IntentResult { .result() }
}
