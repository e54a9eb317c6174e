import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Give Water"

  static let description = IntentDescription("Waters one plant.", categoryName: "Care", searchKeywords: ["irrigate"])

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
