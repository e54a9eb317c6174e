import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\.$plant) with \(\.$litres) litres")
  }

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Litres", default: 1.0)
  var litres: Double

  func perform() async throws -> some IntentResult {
    .result()
  }
}
