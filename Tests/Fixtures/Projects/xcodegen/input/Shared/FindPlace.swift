import AppIntents

struct FindPlace: AppIntent {
  static let title: LocalizedStringResource = "Find Place"

  func perform() async throws -> some IntentResult { .result() }
}
