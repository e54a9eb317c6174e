import AppIntents

struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  @Parameter(title: "Gardener") var gardener: String
  func perform() async throws -> some IntentResult { .result() }
}
