import IntentComparison
import IntentReports
import IntentRules
import IntentSurface

/// Follows everything that people have from release to release, under whatever name.
struct ReleaseLanes {
  private struct Key: Hashable {
    var kind: ElementKind
    var identifier: String
  }

  private var lanes: [ReleaseLane] = []
  /// What each thing is called now.
  private var byKey: [Key: Int] = [:]
  /// The entity whose query it is.
  private var entityOfQuery: [String: String] = [:]

  /// Adds the next release.
  ///
  /// - Parameters:
  ///   - position: of the release.
  ///   - changes: what differs from the release before.
  mutating func add(_ surface: Surface, at position: Int, _ step: ReleaseStep, _ changes: [Change]) {
    let before = (keys: byKey, queries: entityOfQuery)
    follow(changes, at: position)
    for (key, name) in Self.things(of: surface) { extend(key, name, at: position) }
    entityOfQuery = Dictionary(
      surface.entities.compactMap { entity in entity.defaultQuery.map { ($0, entity.identifier) } },
      uniquingKeysWith: { first, _ in first })
    for subject in step.deprecated { mark(subject, .deprecated, nil, at: position, before) }
    let retired = Set(step.retired)
    for finding in step.findings where !step.unborn.contains(finding.fingerprint) {
      guard let event = Self.event(finding, retired: retired) else { continue }
      mark(finding.subject, event, finding, at: position, before)
    }
  }

  /// Everything that was followed: intents first, then what comes before by its first release and its name. What people
  /// don't know by itself, such as enums, is there where something happened to it.
  var all: [ReleaseLane] {
    lanes.filter { Self.always.contains($0.kind) || !$0.marks.isEmpty }.map { lane in
      var lane = lane
      lane.marks.sort { ($0.release, $0.event, $0.finding ?? "") < ($1.release, $1.event, $1.finding ?? "") }
      return lane
    }
    .sorted { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
  }

  private static let always: Set<ElementKind> = [.intent, .entity, .widget, .appShortcut, .legacyIntent]
  private static let kinds: [ElementKind] = [.intent, .legacyIntent, .appShortcut, .widget, .entity, .enum]

  private static func order(_ lane: ReleaseLane) -> [String] {
    let kind = kinds.firstIndex(of: lane.kind) ?? kinds.count
    let first = String(lane.spans.first?.lowerBound ?? lane.marks.first?.release ?? 0)
    return [
      String(kind), String(repeating: "0", count: max(0, 6 - first.count)) + first, lane.name, lane.kind.rawValue,
    ]
  }

  // MARK: Names

  private static func things(of surface: Surface) -> [(Key, String)] {
    var things: [(Key, String)] = []
    func add(_ kind: ElementKind, _ identifier: String, _ name: String) {
      things.append((Key(kind: kind, identifier: identifier), name))
    }
    for record in surface.intents { add(.intent, record.identifier, record.typePath) }
    for record in surface.entities { add(.entity, record.identifier, record.typePath) }
    for record in surface.enums { add(.enum, record.identifier, record.typePath) }
    for record in surface.unionValues { add(.unionValue, record.identifier, record.typePath) }
    for record in surface.widgets { add(.widget, record.kind.spelling, record.kind.spelling) }
    for shortcut in surface.appShortcuts.flatMap(\.shortcuts) { add(.appShortcut, shortcut.intent, shortcut.intent) }
    for record in surface.legacyIntents { add(.legacyIntent, record.className, record.className) }
    for record in surface.legacyEnums { add(.legacyEnum, record.name, record.name) }
    for record in surface.systemIntents { add(.systemIntent, record.name, record.name) }
    for record in surface.userActivities { add(.userActivity, record.type.spelling, record.type.spelling) }
    return things
  }

  /// Gives the lanes of what was renamed to its new name.
  private mutating func follow(_ changes: [Change], at position: Int) {
    let renames = changes.filter { $0.action == .renamed && $0.subject.member == nil }
    for change in renames {
      guard let new = change.new else { continue }
      rename(Key(kind: change.subject.kind, identifier: change.subject.owner), to: new, at: position)
      // The phrases of an intent follow it.
      if change.subject.kind == .intent {
        rename(Key(kind: .appShortcut, identifier: change.subject.owner), to: new, at: position)
      }
    }
  }

  private mutating func rename(_ key: Key, to name: String, at position: Int) {
    guard let lane = byKey.removeValue(forKey: key) else { return }
    byKey[Key(kind: key.kind, identifier: name)] = lane
    lanes[lane].names.append(ReleaseLane.Name(release: position, text: name))
    lanes[lane].marks.append(ReleaseLane.Mark(release: position, event: .renamed))
  }

  private mutating func extend(_ key: Key, _ name: String, at position: Int) {
    let lane = lane(of: key, name, at: position)
    guard let last = lanes[lane].spans.last else {
      lanes[lane].spans = [position...position]
      return
    }
    if last.upperBound == position { return }
    if last.upperBound == position - 1 {
      lanes[lane].spans[lanes[lane].spans.count - 1] = last.lowerBound...position
    } else {
      lanes[lane].spans.append(position...position)
    }
  }

  private mutating func lane(of key: Key, _ name: String, at position: Int) -> Int {
    if let lane = byKey[key] { return lane }
    lanes.append(ReleaseLane(kind: key.kind, names: [ReleaseLane.Name(release: position, text: name)]))
    byKey[key] = lanes.count - 1
    return lanes.count - 1
  }

  // MARK: Events

  private static func event(_ finding: Finding, retired: Set<Subject>) -> ReleaseLane.Event? {
    switch finding.worstEffect {
    case .breaks: .broke
    case .asks, .degrades: .degraded
    case .hides: .hid
    case .notes: retired.contains(finding.subject) ? .retired : nil
    }
  }

  private mutating func mark(
    _ subject: Subject, _ event: ReleaseLane.Event, _ finding: Finding?, at position: Int,
    _ before: (keys: [Key: Int], queries: [String: String])
  ) {
    let thing = ChangedThings.thing(subject)
    var keys = [Key(kind: thing.kind, identifier: thing.owner)]
    if thing.kind == .query, let entity = before.queries[thing.owner] ?? entityOfQuery[thing.owner] {
      keys.insert(Key(kind: .entity, identifier: entity), at: 0)
    }
    // A finding about what was names it as it was; one about what is now, as it is now.
    let known = keys.compactMap { before.keys[$0] }.first ?? keys.compactMap { byKey[$0] }.first
    let lane = known ?? lane(of: keys[0], finding?.subjectName ?? thing.owner, at: position)
    lanes[lane].marks.append(ReleaseLane.Mark(release: position, event: event, finding: finding?.fingerprint))
  }
}
