import AppIntents

struct OpenPlant: OpenIntent {
  static let title: LocalizedStringResource = "Open Plant"

  @Parameter(title: "Plant")
  var target: PlantEntity

  @MainActor
  func perform() async throws -> some IntentResult {
    Navigation.shared.open(target.id)
    return .result()
  }
}
