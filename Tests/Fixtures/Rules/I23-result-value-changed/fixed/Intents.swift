import AppIntents

struct DescribeThirstIntent: AppIntent {
  static let title: LocalizedStringResource = "Describe Thirst"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "a little")
  }
}

struct GetThirstIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Thirst"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    .result(value: 0.5)
  }
}
