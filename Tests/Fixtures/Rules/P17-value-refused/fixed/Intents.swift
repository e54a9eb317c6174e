import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Liters")
  var liters: Double

  func perform() async throws -> some IntentResult {
    // The can holds five.
    try await Garden.shared.water(min(liters, 5))
    return .result()
  }
}
