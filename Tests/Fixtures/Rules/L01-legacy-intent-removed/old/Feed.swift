import AppIntents

struct GiveFoodAppIntent: AppIntent {
  static let title: LocalizedStringResource = "Give food"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Food")
  var food: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
