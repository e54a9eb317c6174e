import AppIntents

@available(iOS 17, *)
struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    if #available(iOS 18, *) {
      await Garden.shared.measureSoil(plant)
    }
    return .result()
  }
}
