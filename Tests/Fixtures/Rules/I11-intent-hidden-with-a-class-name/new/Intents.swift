import AppIntents

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let intentClassName = "WaterPlantIntent"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult { .result() }
}
