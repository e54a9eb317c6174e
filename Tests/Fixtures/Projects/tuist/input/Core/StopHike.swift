import AppIntents

struct StopHike: AppIntent {
  static let title: LocalizedStringResource = "Stop Hike"

  func perform() async throws -> some IntentResult { .result() }
}
