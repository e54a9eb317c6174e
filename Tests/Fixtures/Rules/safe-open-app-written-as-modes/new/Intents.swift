import AppIntents

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  static let openAppWhenRun = true

  @available(iOS 26, *)
  static var supportedModes: IntentModes { .foreground(.immediate) }

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
