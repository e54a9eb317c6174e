import AppIntents

struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  func perform() async throws -> some IntentResult { .result() }
}

#if canImport(GardenCore)
import GardenCore

struct DigBed: AppIntent {
  static let title: LocalizedStringResource = "Dig Bed"
  func perform() async throws -> some IntentResult { .result() }
}
#endif

#if canImport(FirebaseCore)
struct CountBeds: AppIntent {
  static let title: LocalizedStringResource = "Count Beds"
  func perform() async throws -> some IntentResult { .result() }
}
#endif
