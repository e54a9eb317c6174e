import AppIntents

struct GetWaterAmountIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Water Amount"

  @Parameter(title: "Plant")
  var plant: String

  @Parameter(title: "Month")
  var month: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    .result(value: 1)
  }
}
