import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\.$plants)")
  }

  @Parameter(title: "Plant")
  var plant: String?

  @Parameter(title: "Plants", default: [])
  var plants: [String]

  func perform() async throws -> some IntentResult {
    .result()
  }
}
