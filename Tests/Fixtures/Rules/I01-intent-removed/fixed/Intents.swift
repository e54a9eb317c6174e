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
  static let deprecation = IntentDeprecation(message: "Use Water Plant.", replacedBy: WaterPlantIntent.self)

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
