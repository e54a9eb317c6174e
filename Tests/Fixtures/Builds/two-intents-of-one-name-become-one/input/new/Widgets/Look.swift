import AppIntents

struct LookAtBed: AppIntent {
  static let title: LocalizedStringResource = "Look At Bed"
  func perform() async throws -> some IntentResult { .result() }
}
