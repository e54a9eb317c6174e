import IntentSurface

/// Compares two surfaces as they are on one platform.
///
/// Records are matched kind by kind, those that others refer to first, so that a reference to a renamed record is known
/// for the echo it is.
struct SurfaceComparer {
  private let old: Surface
  private let new: Surface
  private let hosts: HostMoves
  private var names = RenameTable()
  private var matchings: [ElementKind: Matching] = [:]

  /// - Parameters:
  ///   - old: in canonical order, as is `new`.
  init(_ old: Surface, _ new: Surface) {
    self.old = old
    self.new = new
    // An app that has no record any more is still there to have lost what it had.
    let known = Set(new.hosts.map(\.identifier))
    let others = (new.readFrom.apps ?? []).filter { !known.contains($0.identifier) }
    hosts = HostMoves(old.hosts, new.hosts + others)
    matchValues()
    matchActions()
    matchLegacy()
  }

  /// What records are called in the new surface.
  var renames: [Subject: String] { names.renames }

  /// All differences, in no order.
  ///
  /// - Parameter gained: the records that are new to other versions too.
  func log(_ comparability: Comparability, gained: GainedRecords) -> DifferenceLog {
    let members = UnreadMembers(from: old, to: new)
    var log = DifferenceLog(
      names: names, comparability: comparability, hosts: hosts, members: members, gained: gained)
    walk(old.enums, new.enums, { $0.identifier }, &log) { $0.compare($1) }
    walk(old.unionValues, new.unionValues, { $0.identifier }, &log) { $0.compare($1) }
    walk(old.entities, new.entities, { $0.identifier }, &log) { $0.compare($1) }
    walk(old.queries, new.queries, { $0.identifier }, &log) { $0.compare($1) }
    walk(old.intents, new.intents, { $0.identifier }, &log) { $0.compare($1) }
    log.compareMacros(old.intents, new.intents)
    walk(old.appShortcuts, new.appShortcuts, { $0.identifier }, &log) { $0.compareRecords($1) }
    walk(old.widgets, new.widgets, { $0.kind.spelling }, &log) { $0.compare($1) }
    if old.hosts != new.hosts { compareFloors(&log) }
    log.compareTakeovers(WidgetTakeovers(old.widgets, new.widgets, hosts: (old.hosts, new.hosts)))
    walk(old.legacyIntents, new.legacyIntents, { $0.className }, &log) { $0.compare($1) }
    walk(old.legacyEnums, new.legacyEnums, { $0.name }, &log) { $0.compare($1) }
    walk(old.legacyTypes, new.legacyTypes, { $0.name }, &log) { $0.compare($1) }
    if old.appShortcuts != new.appShortcuts { log.compareAppShortcuts(old.appShortcuts, new.appShortcuts) }
    log.compareTranslations(old, new)
    log.compareSpokenNames(old, new)
    log.compareSchemes(old.urlSchemes, new.urlSchemes)
    log.compareOnscreenContent(old.onscreenContent, new.onscreenContent)
    log.comparePackages(old.packages, new.packages)
    log.compareSystemIntents(old.systemIntents, new.systemIntents)
    log.compareActivities(old.userActivities, new.userActivities)
    return log
  }

  private func compareFloors(_ log: inout DifferenceLog) {
    let floors = HostFloors(old, new)
    compareFloors(of: old.intents, new.intents, { $0.identifier }, \.availability, &log) {
      floors.raised(fromExtensions: $0.hosts, to: $1.hosts)
    }
    compareFloors(of: old.widgets, new.widgets, { $0.kind.spelling }, \.availability, &log) {
      floors.raised(from: $0.hosts, to: $1.hosts)
    }
    compareSystems(of: old.intents, new.intents, { $0.identifier }, &log) {
      floors.unread(from: $0.hosts, to: $1.hosts)
    }
    compareSystems(of: old.widgets, new.widgets, { $0.kind.spelling }, &log) {
      floors.unread(from: old.offerers(among: $0.hosts), to: new.offerers(among: $1.hosts))
    }
    log.compare(floors, of: old.legacyIntents, new.legacyIntents) { $0.className }
    log.compare(floors, of: old.systemIntents, new.systemIntents) { $0.name }
  }

  /// Notes the records of bundles whose systems nothing tells any more.
  private func compareSystems<Record: SurfaceElement>(
    of old: [Record], _ new: [Record], _ identifier: (Record) -> String, _ log: inout DifferenceLog,
    unread: (Record, Record) -> (old: String, new: String)?
  ) where Record.Owner == NoOwner {
    for pair in matchings[Record.kind]?.pairs ?? [] {
      guard let systems = unread(old[pair.old], new[pair.new]) else { continue }
      let subject = Subject(Record.kind, identifier(old[pair.old]))
      log.note(Pair(subject, old[pair.old], new[pair.new]), .targets, old: systems.old, new: systems.new)
    }
  }

  /// What the bundles of records need, which may be the only difference that there is.
  private func compareFloors<Record: SurfaceElement>(
    of old: [Record], _ new: [Record], _ identifier: (Record) -> String, _ clauses: KeyPath<Record, [Availability]>,
    _ log: inout DifferenceLog, raised: (Record, Record) -> (old: String, new: String)?
  ) where Record.Owner == NoOwner {
    for pair in matchings[Record.kind]?.pairs ?? [] {
      let (before, after) = (old[pair.old], new[pair.new])
      // With other clauses too, the difference of those is enough to have it judged.
      guard before[keyPath: clauses] == after[keyPath: clauses], let floors = raised(before, after) else { continue }
      let subject = Subject(Record.kind, identifier(before))
      log.note(Pair(subject, before, after), .availability, old: floors.old, new: floors.new)
    }
  }

  private func walk<Record: SurfaceElement>(
    _ old: [Record], _ new: [Record], _ identifier: (Record) -> String, _ log: inout DifferenceLog,
    compare: (inout DifferenceLog, Pair<Record>) -> Void
  ) where Record.Owner == NoOwner {
    let kind = Record.kind
    guard let matching = matchings[kind] else { return }
    for record in matching.removed.map({ old[$0] }) {
      log.lose(Subject(kind, identifier(record)), record, of: NoOwner())
    }
    for record in matching.added.map({ new[$0] }) { log.gain(Subject(kind, identifier(record)), record) }
    // Where an extension has another identifier, records that say the same are elsewhere.
    for pair in hosts.hasNewIdentifiers ? matching.pairs : matching.pairs(ofDifferent: old, new) {
      let before = old[pair.old]
      compare(&log, Pair(Subject(kind, identifier(before)), before, new[pair.new]))
    }
  }

  private mutating func matchValues() {
    match(.enum, old.enums, new.enums, members: { $0.cases.map(\.name) }) {
      CaseListShape($0)
    } newShape: {
      CaseListShape($0)
    }
    match(.entity, old.entities, new.entities, members: { $0.properties.map(\.identifier) }) {
      EntityShape($0)
    } newShape: {
      EntityShape($0)
    }
    match(.unionValue, old.unionValues, new.unionValues, members: { $0.cases.map(\.name) }) {
      CaseListShape($0)
    } newShape: {
      CaseListShape($0)
    }
  }

  private mutating func matchActions() {
    var (names, old, new) = (names, old, new)
    let oldDefaults = Dictionary(grouping: old.entities, by: \.defaultQuery)
    let newDefaults = Dictionary(grouping: new.entities, by: \.defaultQuery)
    match(.query, old.queries, new.queries) {
      QueryShape($0, names: names, defaults: oldDefaults)
    } newShape: {
      QueryShape($0, defaults: newDefaults)
    }
    match(.intent, old.intents, new.intents, members: { $0.parameters.map(\.name) }) {
      IntentShape($0, widgets: old.widgets, names: names)
    } newShape: {
      IntentShape($0, widgets: new.widgets)
    }
    match(.appShortcutsProvider, old.appShortcuts, new.appShortcuts) { _ in
      ProviderShape()
    } newShape: { _ in
      ProviderShape()
    }
    names = self.names
    let shared = WidgetShape.SharedNames(in: [old.widgets, new.widgets])
    match(
      .widget, old.widgets, new.widgets, { $0.map(\.markedKind) }, place { ($0.typePath, $0.module, $0.hosts) }, ==,
      \.hosts, { [$0.typePath] }
    ) {
      WidgetShape($0, sharing: shared, names: names)
    } newShape: {
      WidgetShape($0, sharing: shared)
    }
    // Of several types with one kind, the loss of one that people place tells what they lose.
    let lost = matchings[.widget]?.removed ?? []
    matchings[.widget]?.removed = lost.filter { old.widgets[$0].isPlaced } + lost.filter { !old.widgets[$0].isPlaced }
  }

  private mutating func matchLegacy() {
    match(
      .legacyIntent, old.legacyIntents, new.legacyIntents, { $0.map(\.className) }, { $0.definitions }, { $0 == $1 }
    ) {
      LegacyIntentShape($0)
    } newShape: {
      LegacyIntentShape($0)
    }
    match(.legacyEnum, old.legacyEnums, new.legacyEnums, { $0.map(\.name) }, { [$0.name] }, { $0 == $1 }) {
      CaseListShape($0)
    } newShape: {
      CaseListShape($0)
    }
    match(.legacyType, old.legacyTypes, new.legacyTypes, { $0.map(\.name) }, { [$0.name] }, { $0 == $1 }) {
      CaseListShape($0)
    } newShape: {
      CaseListShape($0)
    }
  }

  private mutating func match<Record: SurfaceRecord, Shape: RecordShape>(
    _ kind: ElementKind, _ old: [Record], _ new: [Record], members: (Record) -> [String] = { _ in [] },
    oldShape: (Record) -> Shape, newShape: (Record) -> Shape
  ) {
    match(
      kind, old, new, Record.identifiers, place { ($0.typePath, $0.module, $0.hosts) },
      { $0.withoutPlace == $1.withoutPlace }, \.hosts, members, isStillThere: reaches, oldShape: oldShape,
      newShape: newShape)
  }

  /// Whether everybody who had the old record has the new one, which has its identifier.
  private func reaches<Record: SurfaceRecord>(_ before: Record, _ after: Record) -> Bool {
    let places = after.platforms.map { Set($0) }
    guard places.map({ Set(before.platforms ?? Platform.allCases).isSubset(of: $0) }) ?? true else { return false }
    let (had, has) = (old.apps(with: before.hosts), new.apps(with: after.hosts))
    return had.isEmpty || has.isEmpty || had.isSubset(of: has)
  }

  /// Tells records of one identifier apart; by their hosts only where both sides know them.
  private func place<Record>(
    _ parts: @escaping (Record) -> (typePath: String, module: String?, hosts: [String])
  ) -> (Record) -> [String] {
    let knowsHosts = !old.hosts.isEmpty && !new.hosts.isEmpty
    return { record in
      let (typePath, module, hosts) = parts(record)
      return [typePath, module ?? ""] + (knowsHosts ? hosts : [])
    }
  }

  private mutating func match<Record, Shape: RecordShape>(
    _ kind: ElementKind, _ old: [Record], _ new: [Record], _ identifiers: ([Record]) -> [String],
    _ place: (Record) -> [String], _ areSame: (Record, Record) -> Bool, _ hosts: (Record) -> [String] = { _ in [] },
    _ members: (Record) -> [String] = { _ in [] }, isStillThere: (Record, Record) -> Bool = { _, _ in false },
    oldShape: (Record) -> Shape, newShape: (Record) -> Shape
  ) {
    // Every record is paired with itself, and nothing is different.
    guard !old.isShared(with: new) || mayMove(kind) else { return }
    let oldIdentifiers = identifiers(old)
    let newIdentifiers = identifiers(new)
    var matching = Matching(oldIdentifiers, newIdentifiers) {
      place(old[$0])
    } newPlace: {
      place(new[$0])
    } areSame: {
      areSame(old[$0], new[$1])
    } shared: { before, after in
      let (before, after) = (old[before], new[after])
      return (
        hosts: Set(hosts(before)).intersection(hosts(after)).count,
        members: Set(members(before)).intersection(members(after)).count
      )
    }
    // Few surfaces have two records of one identifier.
    matching.addParts(oldIdentifiers, newIdentifiers, oldHosts: { hosts(old[$0]) }, newHosts: { hosts(new[$0]) })
    if !matching.spareOld.isEmpty {
      let kept = Dictionary(grouping: matching.pairs, by: { newIdentifiers[$0.new] })
      matching.spareOld.removeAll { spare in
        kept[oldIdentifiers[spare]]?.contains { isStillThere(old[spare], new[$0.new]) } ?? false
      }
    }
    matching.addRenames(oldShape: { oldShape(old[$0]) }, newShape: { newShape(new[$0]) })
    // What other apps have under its identifier is not what was in this one.
    if !matching.spareOld.isEmpty {
      let twins = Dictionary(grouping: zip(newIdentifiers, new), by: \.0)
        .mapValues { $0.map { self.new.apps(with: hosts($0.1)) } }
      matching.removed += matching.spareOld.filter { spare in
        let had = self.old.apps(with: hosts(old[spare]))
        return !had.isEmpty
          && (twins[oldIdentifiers[spare]] ?? []).allSatisfy { !$0.isEmpty && $0.isDisjoint(with: had) }
      }
    }
    for pair in matching.pairs {
      names.add(kind, from: oldIdentifiers[pair.old].unmarked, to: newIdentifiers[pair.new].unmarked)
    }
    matchings[kind] = matching
  }
}

extension SurfaceComparer {
  /// Whether records that say the same may be in other bundles, or in such as need a newer system.
  private func mayMove(_ kind: ElementKind) -> Bool {
    hosts.hasNewIdentifiers || [.intent, .widget].contains(kind) && old.hosts != new.hosts
  }
}

/// Tells a control from a widget of the same kind: people place one and the other. It sorts before all that is in names.
private let controlMark = "\u{1}"

extension Widget {
  fileprivate var markedKind: String { isControl ? kind.spelling + controlMark : kind.spelling }
}

extension String {
  fileprivate var unmarked: String { hasSuffix(controlMark) ? String(dropLast()) : self }
}

extension SurfaceRecord {
  /// What it says, wherever it is.
  fileprivate var withoutPlace: Self {
    var record = self
    record.module = nil
    record.bundle = nil
    record.hosts = []
    record.platforms = nil
    return record
  }
}
