import AppIntents

struct FeedPlant: AppIntent {
  static let title: LocalizedStringResource = "Feed Plant"

  func perform() async throws -> some IntentResult { .result() }
}

struct MovePlant: AppIntent {
  static let title: LocalizedStringResource = "Move Plant"

  func perform() async throws -> some IntentResult { .result() }
}

struct PrunePlant: AppIntent {
  static let title: LocalizedStringResource = "Prune Plant"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  func perform() async throws -> some IntentResult { .result() }
}
