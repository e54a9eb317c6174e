import AppIntents

struct NextWatering: AppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Get Next Watering"
  static let intentClassName = "NextWateringIntent"

  func perform() async throws -> some IntentResult & ReturnsValue<[Date]> {
    .result(value: [])
  }
}
