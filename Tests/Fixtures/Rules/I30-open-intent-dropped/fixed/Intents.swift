import AppIntents

struct OpenPlantIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Plant"

  @Parameter(title: "Plant")
  var target: PlantEntity

  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult {
    .result()
  }
}
