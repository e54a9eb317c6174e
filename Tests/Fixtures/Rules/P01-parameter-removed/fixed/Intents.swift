import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\.$plant)")
  }

  @Parameter(title: "Plant")
  var plant: String

  // Shortcuts that people built still set it.
  @Parameter(title: "Liters", default: 1.0)
  var liters: Double

  func perform() async throws -> some IntentResult {
    .result()
  }
}
