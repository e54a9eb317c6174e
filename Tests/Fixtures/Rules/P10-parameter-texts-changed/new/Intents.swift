import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Which Plant", requestValueDialog: "Which one?")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
