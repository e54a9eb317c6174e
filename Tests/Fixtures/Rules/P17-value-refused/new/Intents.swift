import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Liters")
  var liters: Double

  func perform() async throws -> some IntentResult {
    guard liters <= 5 else { throw WateringError.tooMuch }
    try await Garden.shared.water(liters)
    return .result()
  }
}
