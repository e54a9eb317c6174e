import AppIntents

struct WaterPlantIntent: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  static let deprecation = IntentDeprecation(message: "This action moved.", replacedBy: CareForPlantIntent.self)

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
