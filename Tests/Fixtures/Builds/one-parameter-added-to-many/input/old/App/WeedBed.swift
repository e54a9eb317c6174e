import AppIntents

struct WeedBed: AppIntent {
  static let title: LocalizedStringResource = "Weed Bed"
  func perform() async throws -> some IntentResult { .result() }
}
