package import IntentSurface

extension Comparison {
  /// Compares two surfaces: every structural difference, the same bytes whatever the order of their records.
  ///
  /// Records are matched by effective identifier, then by shape: a renamed record is one change, and what refers to it
  /// is none. Where records exist on some platforms only, each platform that both sides were read for is compared by
  /// itself, and a change names its platforms where they are not all.
  package init(_ old: Surface, _ new: Surface) {
    let old = old.canonical()
    let new = new.canonical()
    let knowledge = Knowledge(old.readFrom, new.readFrom)
    let platforms = PlatformViews(old, new)
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
      old: old, new: new, changes: changes.sorted(), renames: renames,
      notCompared: knowledge.notCompared + platforms.notCompared + Self.words(forUndecided: undecided))
  }

  private static func words(forUndecided count: Int) -> [String] {
    switch count {
    case 0: []
    case 1: ["1 value that only one side shows (an expression, or a result that could not be read)"]
    default: ["\(count) values that only one side shows (expressions, or results that could not be read)"]
    }
  }
}

extension Change: Comparable {
  package static func < (left: Change, right: Change) -> Bool {
    if left.subject != right.subject { return left.subject < right.subject }
    return left.sortKey.lexicographicallyPrecedes(right.sortKey)
  }

  private var sortKey: [String] { [action.rawValue, aspect?.rawValue ?? "", old ?? "", new ?? ""] }
}
