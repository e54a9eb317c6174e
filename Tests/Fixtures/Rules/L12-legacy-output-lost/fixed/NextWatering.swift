import AppIntents

struct NextWatering: AppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Get Next Watering"
  static let intentClassName = "NextWateringIntent"

  func perform() async throws -> some IntentResult & ReturnsValue<DateComponents> {
    .result(value: DateComponents(day: 1))
  }
}
