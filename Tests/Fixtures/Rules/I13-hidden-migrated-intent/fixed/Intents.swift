import AppIntents

struct WaterPlant: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  static let intentClassName = "WaterPlantIntent"
  static let deprecation = IntentDeprecation(message: "Use Care for Plant.")

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
