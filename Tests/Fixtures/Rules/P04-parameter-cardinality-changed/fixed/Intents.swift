import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\.$plants)") {
      \.$liters
    }
  }

  @Parameter(title: "Plant", default: "")
  var plant: String

  @Parameter(title: "Plants", default: [])
  var plants: [String]

  @Parameter(title: "Liters", default: 1.0)
  var liters: Double

  func perform() async throws -> some IntentResult {
    .result()
  }
}
