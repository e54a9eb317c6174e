import AppIntents

struct ForecastEntity: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Forecast"

  init() {}

  @Property(title: "Rain")
  var rain: Bool

  var displayRepresentation: DisplayRepresentation { "Forecast" }
}

struct SkipWateringIntent: AppIntent {
  static let title: LocalizedStringResource = "Skip Watering"

  @Parameter(title: "Forecast")
  var forecast: ForecastEntity

  func perform() async throws -> some IntentResult { .result() }
}
