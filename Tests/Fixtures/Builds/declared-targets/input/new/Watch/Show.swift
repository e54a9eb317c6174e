import AppIntents

@available(watchOS 11.0, *)
struct ShowBed: AppIntent {
  static let title: LocalizedStringResource = "Show Bed"
  func perform() async throws -> some IntentResult { .result() }
}
