#if STORE
import AppIntents

@available(iOS 16.4, watchOS 10.0, *)
struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  func perform() async throws -> some IntentResult { .result() }
}
#endif
