import AppIntents

struct WaterPlant: AppIntent {
  static var title: LocalizedStringResource { names[0] }
  static let names: [LocalizedStringResource] = ["Water Plant"]

  func perform() async throws -> some IntentResult {
    .result()
  }
}
