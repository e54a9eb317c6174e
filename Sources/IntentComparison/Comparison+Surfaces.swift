package import IntentSurface

extension Comparison {
  /// Compares two surfaces: every structural difference, the same bytes whatever the order of their records.
  ///
  /// Records are matched by effective identifier, then by shape: a renamed record is one change, and what refers to it
  /// is none. Where records exist on some platforms only, each platform that both sides were read for is compared by
  /// itself, and a change names its platforms where they are not all.
  ///
  /// Where the code has keys of tables in place of texts, what people read is compared, if both sides know it.
  package init(_ old: Surface, _ new: Surface) {
    let (old, new) = old.showsTexts(with: new) ? (old.showingTexts, new.showingTexts) : (old, new)
    self.init(canonical: old.canonical(), new.canonical(), GainedRecords())
  }

  /// Compares every one of a row of versions with a surface, as one by one.
  package static func all(_ versions: [Surface], with new: Surface) -> [Comparison] {
    let isShown = { (version: Surface) in version.showsTexts(with: new) }
    var shown = compared(versions.filter(isShown).map(\.showingTexts), with: new.showingTexts)[...]
    var plain = compared(versions.filter { !isShown($0) }, with: new)[...]
    return versions.compactMap { isShown($0) ? shown.popFirst() : plain.popFirst() }
  }

  private static func compared(_ versions: [Surface], with new: Surface) -> [Comparison] {
    let versions = versions.map { $0.canonical() }
    guard let latest = versions.last else { return [] }
    var sharing = SharedLists(with: new.canonical(), latest: latest)
    var comparisons: [Comparison] = []
    let gained = GainedRecords()
    for (index, version) in versions.enumerated() {
      // Most releases change nothing here, and thousands of differences of hundreds of versions fill the memory.
      if index > 0, var known = comparisons.last, version.promisesSame(as: versions[index - 1]) {
        known.old.app = version.app
        known.old.readFrom = version.readFrom
        comparisons.append(known)
      } else {
        comparisons.append(Comparison(canonical: sharing.share(version), sharing.new, gained))
      }
    }
    return comparisons
  }

  /// - Parameter gained: what is new to the versions before.
  private init(canonical old: Surface, _ new: Surface, _ gained: GainedRecords) {
    let copied = CopiedApps(from: old, to: new)
    let old = old.called(
      HostNames(from: old.hosts(without: copied.leftInOld), to: new.hosts(without: copied.leftInNew)))
    let comparability = Comparability(old, new)
    let shown = [old, new].map { comparability.isMixed ? $0.asMetadataShows : $0 }
      .map { comparability.mergesAssistantOnly ? $0.withoutAssistantOnly : $0 }
      .map { comparability.hidesComputedDefaults ? $0.withoutComputedDefaults : $0 }
    let copies = CopiedApps(from: old, to: new)
    let records = (old: SurfaceIndex(old), new: SurfaceIndex(new))
    let platforms = PlatformViews(
      shown[0].offeringItsWidgets().without(apps: GivenUpApps(from: old, to: new).names)
        .without(apps: copies.leftInOld, unless: { !records.new.contains($0) }),
      shown[1].offeringItsWidgets().without(apps: copies.leftInNew))
    var found: [Change: (difference: Difference, platforms: [Platform])] = [:]
    var renames: [Subject: String] = [:]
    var undecided = 0
    for view in platforms.views {
      let comparer = SurfaceComparer(view.old, view.new)
      let log = comparer.log(comparability, gained: gained)
      var isSeen: Set<Change> = []
      for difference in log.differences where isSeen.insert(difference.change).inserted {
        found[difference.change, default: (difference, [])].platforms += view.platform.map { [$0] } ?? []
      }
      renames.merge(comparer.renames) { first, _ in first }
      undecided = max(undecided, log.undecided)
    }
    let differences = found.values.map { difference, holdsOn in
      var difference = difference
      difference.change.platforms =
        holdsOn.isEmpty || platforms.isWhole && holdsOn.count == platforms.views.count ? nil : holdsOn.sorted()
      return difference.settlingPlatforms(records.old, records.new)
    }
    self.init(
      old: old, new: new, differences: Self.sorted(differences), renames: renames,
      notCompared: comparability.notCompared + platforms.notCompared + UnreadNames(old, new).words,
      undecided: undecided)
  }

  private static func sorted(_ differences: [Difference]) -> [Difference] {
    Dictionary(differences.map { ($0.change, $0) }) { first, _ in first }.values.sorted { $0.change < $1.change }
  }
}

extension Difference {
  /// A record that is gone from some platforms, or new on some, is still there: its platforms changed.
  fileprivate func settlingPlatforms(_ old: SurfaceIndex, _ new: SurfaceIndex) -> Difference {
    guard change.platforms != nil, change.action == .removed || change.action == .added else { return self }
    let name = change.subject.owner
    return switch change.subject.kind {
    case .intent: settling(old.intent(name), new.intent(name), old, new)
    case .entity: settling(old.entity(name), new.entity(name), old, new)
    case .query: settling(old.query(name), new.query(name), old, new)
    case .enum: settling(old.appEnum(name), new.appEnum(name), old, new)
    case .unionValue: settling(old.unionValue(name), new.unionValue(name), old, new)
    case .widget: settling(old.widget(name), new.widget(name), old, new)
    default: self
    }
  }

  private func settling<Record: SurfaceElement>(
    _ before: Record?, _ after: Record?, _ old: SurfaceIndex, _ new: SurfaceIndex
  ) -> Difference where Record.Owner == NoOwner {
    let places = (old.platforms(of: change.subject), new.platforms(of: change.subject))
    // Another record of the name, of another app, is not the one that is gone.
    guard let before, let after, Set(places.0) != Set(places.1) else { return self }
    var pair = Pair(change.subject, before, after)
    pair.aspect = .platforms
    return Difference(
      change: Change(
        change.subject, .changed, .platforms, old: Self.spelling(places.0), new: Self.spelling(places.1)),
      evidence: Evidence.both(pair))
  }

  private static func spelling(_ platforms: [Platform]) -> String {
    platforms.sorted().map(\.rawValue).joined(separator: ", ")
  }
}

extension Change: Comparable {
  /// The order in which output lists them.
  package static func < (left: Change, right: Change) -> Bool {
    if left.subject != right.subject { return left.subject < right.subject }
    return left.sortKey.lexicographicallyPrecedes(right.sortKey)
  }

  private var sortKey: [String] { [action.rawValue, aspect?.rawValue ?? "", old ?? "", new ?? ""] }
}

extension Surface {
  /// Whether nothing but the version, its day, its commit and what recorded it differs.
  fileprivate func promisesSame(as other: Surface) -> Bool {
    var other = other
    (other.app.version, other.app.date) = (app.version, app.date)
    (other.readFrom.tool, other.readFrom.revision) = (readFrom.tool, readFrom.revision)
    return self == other
  }

  /// Whether what people read can be compared with another surface's, and not the keys alone.
  fileprivate func showsTexts(with other: Surface) -> Bool {
    knowsTexts && other.knowsTexts && !lacksTable(of: other) && !other.lacksTable(of: self)
  }

  // A table that is made during a build, and that git does not have, is not empty.
  private func lacksTable(of other: Surface) -> Bool {
    guard texts.isEmpty, !other.texts.isEmpty else { return false }
    return !textKeys.isDisjoint(with: other.texts.map(\.key))
  }
}
