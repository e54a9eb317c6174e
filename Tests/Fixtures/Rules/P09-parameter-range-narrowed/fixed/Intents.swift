import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Liters", default: 1.0, inclusiveRange: (0, 10))
  var liters: Double

  func perform() async throws -> some IntentResult {
    let liters = max(liters, 0.5)
    await Garden.shared.water(liters)
    return .result()
  }
}
