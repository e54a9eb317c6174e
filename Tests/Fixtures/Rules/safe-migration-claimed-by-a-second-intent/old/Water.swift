import AppIntents

struct WaterNow: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Amount")
  var amount: Int?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
