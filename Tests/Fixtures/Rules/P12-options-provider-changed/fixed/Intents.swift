import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant", optionsProvider: PlantOptions())
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct PlantOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Fern", "Palm"] }
}
