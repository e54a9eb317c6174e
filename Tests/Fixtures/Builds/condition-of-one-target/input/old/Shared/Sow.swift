import AppIntents

struct SowSeeds: AppIntent {
  static let title: LocalizedStringResource = "Sow Seeds"
  func perform() async throws -> some IntentResult { .result() }
}

#if WIDGETS
struct RefreshBeds: AppIntent {
  static let title: LocalizedStringResource = "Refresh Beds"
  func perform() async throws -> some IntentResult { .result() }
}
#endif
