import AppIntents

struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  @Parameter(title: "Amount") var litres: Double?
  func perform() async throws -> some IntentResult { .result() }
}
