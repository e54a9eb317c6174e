import AppIntents

struct OpenBed: AppIntent {
  static let title: LocalizedStringResource = "Open Bed"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}
