import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Place")
  var place: PlaceDescriptor?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
