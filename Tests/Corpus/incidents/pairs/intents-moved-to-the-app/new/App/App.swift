import AppIntents

struct OpenGarden: AppIntent {
  static let title: LocalizedStringResource = "Open Garden"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
