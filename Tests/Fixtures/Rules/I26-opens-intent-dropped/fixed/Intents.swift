import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenShelfIntent())
  }
}
