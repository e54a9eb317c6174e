import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Litres", default: 2.0)
  var litres: Double

  func perform() async throws -> some IntentResult {
    .result()
  }
}
