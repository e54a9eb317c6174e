import IntentSurface
package import IntentTimeline

/// `json`: the whole timeline for programs.
package struct TimelineJSON: OutputFormat {
  /// The name that `--format` takes.
  package let name = "json"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  ///
  /// - Throws: an error where it can't be encoded.
  package func render(_ timeline: Timeline) throws -> String { try JSONText.encode(Document(timeline)) }

  /// One migration, as every JSON text with a timeline has it.
  struct Entry: Encodable {
    private var kind: String
    private var old: String
    private var replacement: String?
    private var link: String
    private var stage: String
    private var parallelSince: Point?
    private var toldSince: Point?
    private var retiredIn: Point?
    private var releasesServed: Int
    private var releasesMissing: Int
    private var daysServed: Int?
    private var daysMissing: Int?
    private var earliestDay: String?
    private var mayGoOn: String?
    private var waitsForSystems: [String]?
    private var notBefore: String?
    private var usage: Uses?
    private var next: String
    private var wrongTurns: [Turn]

    init(_ migration: Migration, _ today: Day) {
      kind = migration.old.kind.rawValue
      old = migration.old.owner
      replacement = migration.link.replacement?.description
      link = migration.link.origin.rawValue
      stage = migration.stage.rawValue
      parallelSince = migration.parallelSince.map(Point.init)
      toldSince = migration.toldSince.map(Point.init)
      retiredIn = migration.retiredIn.map(Point.init)
      releasesServed = migration.releasesServed
      releasesMissing = migration.releasesMissing
      daysServed = migration.daysServed
      daysMissing = migration.daysMissing(on: today)
      earliestDay = migration.earliestDay?.description
      mayGoOn = migration.freeDay?.description
      waitsForSystems = migration.waitsForSystems.isEmpty ? nil : migration.waitsForSystems
      notBefore = migration.demand.notBefore?.description
      usage = migration.usage.map { Uses(runs: $0.runs, people: $0.people, untoldRuns: migration.untoldRuns) }
      next = migration.nextStep(on: today)
      wrongTurns = migration.wrongTurns.map(Turn.init)
    }
  }
}

private struct Document: Encodable {
  var formatVersion = 1
  var today: String
  var migrations: [TimelineJSON.Entry]

  init(_ timeline: Timeline) {
    today = timeline.today.description
    migrations = timeline.migrations.map { TimelineJSON.Entry($0, timeline.today) }
  }
}

private struct Uses: Encodable {
  var runs: Int
  var people: Double?
  /// With versions that tell people nothing.
  var untoldRuns: Int?
}

private struct Point: Encodable {
  var version: String?
  var date: String?

  init(_ moment: Moment) {
    version = moment.version
    date = moment.date?.description
  }
}

private struct Turn: Encodable {
  var kind: String
  var message: String
  var fix: String
  var shippedIn: String?

  init(_ turn: WrongTurn) {
    kind = turn.kind.rawValue
    message = turn.message
    fix = turn.fix
    shippedIn = turn.shippedIn
  }
}
