import AppIntents

struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  @Parameter(title: "Amount") var amount: Int?
  func perform() async throws -> some IntentResult { .result() }
}
