import AppIntents

@available(iOS 16, watchOS 11, visionOS 2, *)
struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  func perform() async throws -> some IntentResult { .result() }
}
