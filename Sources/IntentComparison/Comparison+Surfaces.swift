package import IntentSurface

extension Comparison {
  /// Compares two surfaces: every structural difference, the same bytes whatever the order of their records.
  ///
  /// Records are matched by effective identifier, then by shape: a renamed record is one change, and what refers to it
  /// is none. Where records exist on some platforms only, each platform that both sides were read for is compared by
  /// itself, and a change names its platforms where they are not all.
  package init(_ old: Surface, _ new: Surface) { self.init(canonical: old.canonical(), new.canonical()) }

  /// Compares every one of a row of versions with a surface, as one by one.
  package static func all(_ versions: [Surface], with new: Surface) -> [Comparison] {
    let versions = versions.map { $0.canonical() }
    guard let latest = versions.last else { return [] }
    var sharing = SharedLists(with: new.canonical(), latest: latest)
    return versions.map { Comparison(canonical: sharing.share($0), sharing.new) }
  }

  private init(canonical old: Surface, _ new: Surface) {
    let knowledge = Knowledge(old, new)
    let platforms =
      knowledge.isMixed ? PlatformViews(old.asMetadataShows, new.asMetadataShows) : PlatformViews(old, new)
    var found: [Change: [Platform]] = [:]
    var renames: [Subject: String] = [:]
    var undecided = 0
    for view in platforms.views {
      let comparer = SurfaceComparer(view.old, view.new)
      let log = comparer.log(knowledge)
      for change in Set(log.changes) { found[change, default: []] += view.platform.map { [$0] } ?? [] }
      renames.merge(comparer.renames) { first, _ in first }
      undecided = max(undecided, log.undecided)
    }
    let changes = found.map { change, holdsOn in
      var change = change
      change.platforms = holdsOn.count == platforms.views.count || holdsOn.isEmpty ? nil : holdsOn.sorted()
      return change
    }
    self.init(
      old: old, new: new, changes: [], renames: renames, notCompared: knowledge.notCompared + platforms.notCompared,
      undecided: undecided)
    self.changes = Set(changes.map(settlingPlatforms)).sorted()
  }

  /// A record that is gone from some platforms, or new on some, is still there: its platforms changed.
  private func settlingPlatforms(_ change: Change) -> Change {
    guard change.platforms != nil, change.action == .removed || change.action == .added,
      let before = oldRecords.platforms(of: change.subject), let after = newRecords.platforms(of: change.subject)
    else { return change }
    return Change(
      change.subject, .changed, .platforms, old: Self.spelling(before ?? old.readFrom.platforms),
      new: Self.spelling(after ?? new.readFrom.platforms))
  }

  private static func spelling(_ platforms: [Platform]) -> String {
    platforms.sorted().map(\.rawValue).joined(separator: ", ")
  }
}

extension Change: Comparable {
  package static func < (left: Change, right: Change) -> Bool {
    if left.subject != right.subject { return left.subject < right.subject }
    return left.sortKey.lexicographicallyPrecedes(right.sortKey)
  }

  private var sortKey: [String] { [action.rawValue, aspect?.rawValue ?? "", old ?? "", new ?? ""] }
}
