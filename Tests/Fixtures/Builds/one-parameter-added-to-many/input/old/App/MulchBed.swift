import AppIntents

struct MulchBed: AppIntent {
  static let title: LocalizedStringResource = "Mulch Bed"
  func perform() async throws -> some IntentResult { .result() }
}
