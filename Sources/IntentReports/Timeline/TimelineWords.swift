import IntentSurface
package import IntentTimeline

/// How a migration's facts are said, the same in every format.
struct TimelineWords {
  var migration: Migration
  var today: Day

  var replacement: String { migration.link.replacement?.description ?? "no replacement" }

  var told: String {
    guard let moment = migration.toldSince else { return "not yet" }
    return ["in " + (moment.version ?? "the next release"), moment.date.map { "(\($0))" }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// `2 releases (3 required), 94 days (180 required)`.
  var served: String {
    guard migration.toldSince != nil else { return "not given yet" }
    let releases =
      "\(Words.count(migration.releasesServed, "release", "releases")) (\(migration.demand.releases ?? 0) required)"
    let days =
      migration.daysServed.map { "\(Words.count($0, "day", "days")) (\(migration.demand.days ?? 0) required)" }
      ?? "days unknown"
    return "\(releases), \(days)"
  }

  /// Whom a retirement would hit; nil where nobody counted.
  var used: String? {
    guard let usage = migration.usage else { return nil }
    guard let untold = migration.untoldRuns, untold > 0, let version = migration.toldSince?.version else {
      return usage.words
    }
    let share = Words.decimal(Double(untold) * 100 / Double(usage.runs))
    return "\(usage.words); \(share)% of runs use versions before \(version), which show no notice"
  }

  /// When the old type may go at the earliest.
  var earliest: String {
    switch migration.stage {
    case .retired: return "in \(migration.retiredIn?.version ?? "the next release")"
    case .retirable: return "possible now"
    case .planned, .parallel: return "deprecate it first"
    case .revealed: break
    }
    guard migration.toldSince != nil else { return "deprecate it first" }
    let day = migration.earliestDay.map { $0 > today ? "from \($0)" : nil } ?? "date unknown"
    let releases = migration.releasesMissing
    let release = releases == 0 ? nil : "after \(releases) more release\(releases == 1 ? "" : "s")"
    let systems = migration.waitsForSystems
    let system = systems.isEmpty ? nil : "once \(systems.joined(separator: ", ")) is the lowest system you support"
    return [day, release, system].compactMap(\.self).joined(separator: ", ")
  }

  /// `since 2.1 (2025-03-11)`, while the replacement is for the assistant alone.
  var parallel: String? {
    guard migration.stage == .parallel, let since = migration.parallelSince else { return nil }
    return "since \(since.version ?? "now")" + (since.date.map { " (\($0))" } ?? "")
  }

  /// A wrong turn, with its fix where that is not what comes next.
  func turn(_ turn: WrongTurn) -> String {
    turn.message + Self.history(turn) + (turn.fix == next ? "" : " " + turn.fix)
  }

  var next: String { migration.nextStep(on: today) }

  /// The turns that a release can still avoid, then those that are history.
  var wrongTurns: [WrongTurn] {
    migration.wrongTurns.filter { $0.shippedIn == nil } + migration.wrongTurns.filter { $0.shippedIn != nil }
  }

  static func history(_ turn: WrongTurn) -> String { turn.shippedIn.map { " This shipped in \($0)." } ?? "" }

  /// `1 problem, 3 migrations (1 parallel, 2 replacement public)`; a single one without its number.
  static func summary(_ timeline: Timeline) -> String {
    guard !timeline.migrations.isEmpty else {
      return "no migrations in progress (nothing is deprecated, assistant-only or listed under `migrations:`)"
    }
    let stages = MigrationStage.allCases.flatMap { stage -> [String] in
      let words = timeline.migrations.filter { $0.stage == stage }.map(\.stageWords)
      return Set(words).sorted().map { name in "\(words.count { $0 == name }) \(name)" }
    }
    let turns = timeline.migrations.reduce(0) { $0 + $1.wrongTurns.count }
    let shipped = turns - timeline.liveWrongTurns.count
    let count = timeline.migrations.count
    let problems = Words.count(turns, "problem", "problems") + (shipped == 0 ? "" : " (\(shipped) already shipped)")
    let all = count == 1 ? timeline.migrations[0].stageWords : stages.joined(separator: ", ")
    return (turns == 0 ? "" : "\(problems), ") + "\(Words.count(count, "migration", "migrations")) (\(all))"
  }
}

extension MigrationStage {
  /// How people read the stage; `rawValue` is its key in JSON.
  var words: String {
    switch self {
    case .planned, .parallel, .retirable, .retired: rawValue
    case .revealed: "replacement public"
    }
  }
}

extension Migration {
  /// How people read its stage: without a replacement, nothing is public but that the old type is deprecated.
  var stageWords: String { stage == .revealed && link.replacement == nil ? "deprecated" : stage.words }
}

/// The formats of a timeline, which holds the day it speaks of.
package enum TimelineFormats: FormatList {
  /// Every format, the default one first.
  package static func all(_ style: TextStyle) -> [any OutputFormat<Timeline>] {
    [
      TimelineText(style: style), TimelineJSON(), TimelineMarkdown(), TimelineHTML(), TimelineSVG(), TimelineCalendar(),
    ]
  }
}
