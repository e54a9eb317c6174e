import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// What a change loosens in the settings, or changes so that nobody can tell which side is stricter.
struct SettingsEdits {
  let old: Settings
  let new: Settings
  let oldApp: AppSettings
  let newApp: AppSettings

  private static let decides = "This check used the merge-base's setting."

  var all: [GateEdit] {
    let flags = names(.flags, oldApp.flags, newApp.flags)
    return levels + [profile, newWaivers, platforms, flags].compactMap(\.self) + modules
      + [retention, timeline, migrations, usage, replay].compactMap(\.self)
  }

  // MARK: How it is judged

  private var levels: [GateEdit] {
    Set(old.levels.keys).union(new.levels.keys).sorted().compactMap { rule in
      let (before, after) = (old.levels[rule], new.levels[rule])
      guard before.strictness > after.strictness else { return nil }
      let name = RuleCatalog.rule(rule).map { "\(rule) \($0.name)" } ?? rule
      let words = { (level: RuleLevel?) in level.map { "`\($0.rawValue)`" } ?? "the profile's default" }
      return GateEdit(
        .level, "\(rule) \(after?.rawValue ?? "reset to the default")",
        "The level of \(name) is \(words(before)) at the merge-base and \(words(after)) here. "
          + Self.decides)
    }
  }

  private var profile: GateEdit? {
    guard new.profile < old.profile else { return nil }
    return GateEdit(
      .profile, "profile \(new.profile.rawValue)",
      "The profile is `\(old.profile.rawValue)` at the merge-base and `\(new.profile.rawValue)` here. " + Self.decides
    )
  }

  private var newWaivers: GateEdit? {
    guard old.newWaivers == .fail, new.newWaivers == .hold else { return nil }
    return GateEdit(
      .newWaivers, "new waivers allowed",
      "`newWaivers: fail` was removed from the settings. " + Self.decides)
  }

  // MARK: What is read

  private var platforms: GateEdit? {
    guard oldApp.platforms != newApp.platforms else { return nil }
    let lost = Set(oldApp.platforms ?? []).subtracting(newApp.platforms ?? []).sorted()
    if oldApp.platforms != nil, newApp.platforms != nil, lost.isEmpty { return nil }
    let words = { (platforms: [Platform]?) in
      platforms.map { $0.map(\.rawValue).sentenceList } ?? "what the projects set"
    }
    let names = lost.isEmpty ? words(newApp.platforms) : "without \(lost.map(\.rawValue).sentenceList)"
    return GateEdit(
      .platforms, "platforms: \(names)",
      """
      The platforms are \(words(oldApp.platforms)) at the merge-base and \(words(newApp.platforms)) here. The code \
      is checked with both.
      """)
  }

  private func names(_ kind: GateEdit.Kind, _ old: Set<String>, _ new: Set<String>) -> GateEdit? {
    guard old != new else { return nil }
    let words = old.subtracting(new).sorted().map { "−\($0)" } + new.subtracting(old).sorted().map { "+\($0)" }
    return GateEdit(
      kind, "\(kind.rawValue): \(words.joined(separator: " "))",
      "The compilation flags differ from the merge-base's (\(words.joined(separator: ", "))). The code is checked "
        + "with both.")
  }

  private var modules: [GateEdit] {
    let changed: [(GateEdit.Kind, Bool)] = [
      (.modules, oldApp.modules != newApp.modules), (.targets, oldApp.targets != newApp.targets),
    ]
    return changed.filter(\.1).map { kind, _ in
      GateEdit(
        kind, "`\(kind.rawValue):` changed",
        "`\(kind.rawValue):` differs from the merge-base's. The code is checked with both.")
    }
  }

  // MARK: What it is judged against

  private var retention: GateEdit? {
    let (before, after) = (old.retention, new.retention)
    let isNarrower =
      Self.isLess(after.versions, than: before.versions) || Self.isLess(after.days, than: before.days)
      || after.since.map { since in before.since.map { VersionNumber($0) < VersionNumber(since) } ?? true } ?? false
    guard isNarrower else { return nil }
    return GateEdit(
      .retention, "`retention:` narrowed",
      "`retention:` leaves out versions that the merge-base keeps. " + Self.decides)
  }

  private static func isLess(_ new: Int?, than old: Int?) -> Bool { new.map { $0 < old ?? .max } ?? false }

  private var timeline: GateEdit? {
    guard old.timeline != new.timeline else { return nil }
    return GateEdit(
      .timeline, "`timeline:` changed",
      "The notice period differs from the merge-base's. This check used the longer one.")
  }

  private var migrations: GateEdit? {
    guard old.migrations != new.migrations else { return nil }
    return GateEdit(
      .migrations, "`migrations:` changed",
      "`migrations:` differs from the merge-base's. " + Self.decides)
  }

  private var usage: GateEdit? {
    let (before, after) = (old.usage?.threshold, new.usage?.threshold)
    guard (after ?? 0) > (before ?? 0) else { return nil }
    return GateEdit(
      .usage, "usage threshold \(after ?? 0)",
      "The usage threshold is \(before.map { "\($0) runs" } ?? "not set") at the merge-base "
        + "and \(after ?? 0) here. " + Self.decides)
  }

  private var replay: GateEdit? {
    let lost = old.replay.filter { !new.replay.contains($0) }
    guard !lost.isEmpty else { return nil }
    return GateEdit(
      .replay, "`replay:` without \(lost.sentenceList)",
      "`replay:` names fewer files than at the merge-base. The merge-base's files are replayed anyway.")
  }
}

extension RuleLevel? {
  /// How much a rule fails with it; none leaves that to the profile.
  fileprivate var strictness: Int {
    switch self {
    case .off?: 0
    case .note?: 1
    case .warn?: 2
    case nil: 3
    case .fail?: 4
    }
  }
}
