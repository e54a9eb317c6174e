import AppIntents

struct PickBed: AppIntent {
  static let title: LocalizedStringResource = "Pick Bed"

  func perform() async throws -> some IntentResult { .result() }
}
