import AppIntents

protocol GardenIntent: AppIntent {}

extension GardenIntent {
  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct WaterPlantIntent: GardenIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String
}
