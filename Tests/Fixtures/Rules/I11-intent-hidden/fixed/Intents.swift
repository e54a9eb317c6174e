import AppIntents

struct WaterPlantIntent: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  static let deprecation = IntentDeprecation(message: "Use Care for Plant.")

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
