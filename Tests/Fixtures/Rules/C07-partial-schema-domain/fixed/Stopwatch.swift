import AppIntents

@AppEntity(schema: .clock.stopwatch)
struct StopwatchEntity {
  static let defaultQuery = StopwatchQuery()

  let id: UUID
  @Property(title: "Laps")
  var laps: [Duration]
  @Property(title: "Start")
  var startTime: Date
  @Property(title: "Pause")
  var pauseTime: Date?

  var displayRepresentation: DisplayRepresentation { "Stopwatch" }
}

struct StopwatchQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [StopwatchEntity] { [] }
}

struct LapStopwatch: AppIntent {
  static let title: LocalizedStringResource = "Next Lap"

  @Parameter(title: "Stopwatch")
  var stopwatch: StopwatchEntity

  func perform() async throws -> some IntentResult {
    .result()
  }
}
