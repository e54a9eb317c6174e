import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct RepotPlantIntent: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Repot Plant"

  @Parameter(title: "Plant")
  var plant: String

  static let deprecation = IntentDeprecation<Never>(message: "Use Water Plant.")

  func perform() async throws -> some IntentResult {
    .result()
  }
}
