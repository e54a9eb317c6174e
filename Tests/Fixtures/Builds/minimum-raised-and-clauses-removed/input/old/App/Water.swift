import AppIntents

@available(iOS 17.0, watchOS 10.0, *)
struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  func perform() async throws -> some IntentResult { .result() }
}
