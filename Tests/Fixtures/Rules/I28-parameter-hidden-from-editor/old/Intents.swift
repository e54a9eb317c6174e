import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\.$plant)") {
      \.$liters
    }
  }

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Liters", default: 1.0)
  var liters: Double

  func perform() async throws -> some IntentResult {
    .result()
  }
}
