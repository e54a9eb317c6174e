import AppIntents

struct DigBed: AppIntent {
  static let title: LocalizedStringResource = "Dig Bed"
  func perform() async throws -> some IntentResult { .result() }
}
