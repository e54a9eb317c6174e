import AppIntents

struct ShowBed: AppIntent {
  static let title: LocalizedStringResource = "Show Bed"
  func perform() async throws -> some IntentResult { .result() }
}
