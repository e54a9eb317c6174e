import AppIntents

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water"
  @Parameter(title: "Amount") var amount: Int?

  func perform() async throws -> some IntentResult { .result() }
}
