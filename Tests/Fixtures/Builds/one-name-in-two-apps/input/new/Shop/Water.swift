import AppIntents

struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  @Parameter(title: "How") var how: String?
  func perform() async throws -> some IntentResult { .result() }
}
