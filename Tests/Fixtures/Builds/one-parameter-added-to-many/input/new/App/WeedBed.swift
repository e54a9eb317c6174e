import AppIntents

struct WeedBed: AppIntent {
  static let title: LocalizedStringResource = "Weed Bed"
  @Parameter(title: "Gardener") var gardener: String
  func perform() async throws -> some IntentResult { .result() }
}
