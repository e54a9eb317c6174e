import AppIntents

struct DigBed: AppIntent {
  static let title: LocalizedStringResource = "Dig Bed"
  @Parameter(title: "Gardener") var gardener: String
  func perform() async throws -> some IntentResult { .result() }
}
