import AppIntents

struct Seed: Sendable {}

struct Plant: AppIntent {
  static let title: LocalizedStringResource = "Plant"

  @Parameter(title: "Name")
  var name: Seed?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
