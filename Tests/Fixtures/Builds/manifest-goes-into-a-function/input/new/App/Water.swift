import AppIntents

#if HOSE
struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  func perform() async throws -> some IntentResult { .result() }
}
#endif
