import AppIntents

struct StartHike: AppIntent {
  static let title: LocalizedStringResource = "Start Hike"

  func perform() async throws -> some IntentResult { .result() }
}
