import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Liters")
  var liters: Measurement<UnitVolume>

  func perform() async throws -> some IntentResult {
    .result()
  }
}
