import AppIntents

struct GetWaterAmount: AppIntent {
  static let title: LocalizedStringResource = "Get Water Amount"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "1 l")
  }
}
