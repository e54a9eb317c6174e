import IntentSurface
import IntentTimeline

/// How a migration's facts are said, the same in every format.
struct TimelineWords {
  var migration: Migration
  var today: Day

  var replacement: String { migration.link.replacement?.description ?? "no replacement" }

  var told: String {
    guard let moment = migration.toldSince else { return "not yet" }
    return [moment.version ?? "the next release", moment.date.map { "(\($0))" }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// `2 of 3 releases, 94 of 180 days`.
  var served: String {
    guard migration.toldSince != nil else { return "nothing yet" }
    let releases = "\(migration.releasesServed) of \(migration.demand.releases ?? 0) releases"
    let days = migration.daysServed.map { "\($0) of \(migration.demand.days ?? 0) days" } ?? "days unknown"
    return "\(releases), \(days)"
  }

  /// Whom a retirement would hit; nil where nobody counted.
  var used: String? {
    guard let usage = migration.usage else { return nil }
    guard let untold = migration.untoldRuns, untold > 0, let version = migration.toldSince?.version else {
      return usage.words
    }
    let share = Words.decimal(Double(untold) * 100 / Double(usage.runs))
    return "\(usage.words); \(share) % of the runs with versions before \(version), which tell nobody"
  }

  /// When the old type may go at the earliest.
  var earliest: String {
    switch migration.stage {
    case .retired: return "gone in \(migration.retiredIn?.version ?? "the next release")"
    case .retirable: return "now"
    case .planned, .parallel: return "not told yet"
    case .revealed: break
    }
    guard migration.toldSince != nil else { return "not told yet" }
    let day = migration.earliestDay.map { $0 > today ? "\($0)" : nil } ?? "unknown day"
    let releases = migration.releasesMissing
    let release = releases == 0 ? nil : "after \(releases) more release\(releases == 1 ? "" : "s")"
    return [day, release].compactMap(\.self).joined(separator: ", ")
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

  static func history(_ turn: WrongTurn) -> String { turn.shippedIn.map { " (shipped in \($0))" } ?? "" }

  /// `3 migrations: 1 parallel, 2 revealed – 1 wrong turn`.
  static func summary(_ timeline: Timeline) -> String {
    guard !timeline.migrations.isEmpty else {
      return "No migration is under way: nothing is deprecated, assistant-only or written down under `migrations:`."
    }
    let stages = MigrationStage.allCases.compactMap { stage -> String? in
      let count = timeline.migrations.count { $0.stage == stage }
      return count == 0 ? nil : "\(count) \(stage.rawValue)"
    }
    let turns = timeline.liveWrongTurns.count
    let count = timeline.migrations.count
    return "\(count) migration\(count == 1 ? "" : "s"): \(stages.joined(separator: ", "))"
      + (turns == 0 ? "" : " – \(turns) wrong turn\(turns == 1 ? "" : "s")")
  }
}
