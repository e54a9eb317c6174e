import AppIntents

@available(iOS 17, watchOS 10, visionOS 2, *)
@available(tvOS, unavailable)
struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
