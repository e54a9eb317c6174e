import AppIntents

#if os(iOS)
struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}
#endif

#if os(macOS)
struct OpenWindowIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Window"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
#endif
