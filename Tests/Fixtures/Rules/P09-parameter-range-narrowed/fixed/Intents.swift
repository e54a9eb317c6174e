import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Litres", default: 1.0, inclusiveRange: (0, 10))
  var litres: Double

  func perform() async throws -> some IntentResult {
    let litres = max(litres, 0.5)
    await Garden.shared.water(litres)
    return .result()
  }
}
