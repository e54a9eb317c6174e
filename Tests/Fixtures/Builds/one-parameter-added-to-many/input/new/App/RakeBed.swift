import AppIntents

struct RakeBed: AppIntent {
  static let title: LocalizedStringResource = "Rake Bed"
  @Parameter(title: "Gardener") var gardener: String
  func perform() async throws -> some IntentResult { .result() }
}
