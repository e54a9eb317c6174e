import AppIntents

struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let intentClassName = "WaterPlantIntent"

  @Parameter(title: "Plant")
  var plant: String?

  @Parameter(title: "Amount")
  var amount: Int?

  @Parameter(title: "Note")
  var note: String?

  @Parameter(title: "Days")
  var days: [Int]?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
