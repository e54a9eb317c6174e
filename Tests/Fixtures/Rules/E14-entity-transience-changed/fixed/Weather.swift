import AppIntents

struct CurrentForecast: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Current Forecast"

  init() {}

  @Property(title: "Rain")
  var rain: Bool

  var displayRepresentation: DisplayRepresentation { "Forecast" }
}

struct ForecastEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Forecast"
  static let defaultQuery = ForecastQuery()

  let id: String

  @Property(title: "Rain")
  var rain: Bool

  var displayRepresentation: DisplayRepresentation { "Forecast" }
}

struct ForecastQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ForecastEntity] { [] }
}

struct SkipWateringIntent: AppIntent {
  static let title: LocalizedStringResource = "Skip Watering"

  @Parameter(title: "Forecast")
  var forecast: ForecastEntity

  func perform() async throws -> some IntentResult { .result() }
}
