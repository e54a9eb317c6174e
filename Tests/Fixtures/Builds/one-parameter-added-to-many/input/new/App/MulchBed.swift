import AppIntents

struct MulchBed: AppIntent {
  static let title: LocalizedStringResource = "Mulch Bed"
  @Parameter(title: "Gardener") var gardener: String
  func perform() async throws -> some IntentResult { .result() }
}
