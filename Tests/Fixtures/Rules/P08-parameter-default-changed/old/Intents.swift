import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Liters", default: 1.0)
  var liters: Double

  func perform() async throws -> some IntentResult {
    .result()
  }
}
