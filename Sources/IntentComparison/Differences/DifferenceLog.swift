import IntentSurface

/// Collects the differences between two surfaces while they are walked.
struct DifferenceLog {
  let names: RenameTable
  let comparability: Comparability
  let hosts: HostMoves
  let members: UnreadMembers
  private let gained: GainedRecords
  private(set) var differences: [Difference] = []
  /// How many values could not be compared because one side is an expression.
  private(set) var undecided = 0

  private var context: FieldContext { FieldContext(names: names, isMixed: comparability.isMixed) }

  init(
    names: RenameTable, comparability: Comparability, hosts: HostMoves, members: UnreadMembers, gained: GainedRecords
  ) {
    self.names = names
    self.members = members
    self.gained = gained
    self.comparability = comparability
    self.hosts = hosts
  }

  // MARK: Elements

  /// Notes an element that is gone, unless one side cannot know about it.
  ///
  /// - Parameters:
  ///   - text: what reports say of it.
  ///   - isOpen: whether it may be in what could not be read.
  mutating func lose<Element: SurfaceElement>(
    _ subject: Subject, _ element: Element, of owner: Element.Owner, now newOwner: Element.Owner? = nil,
    text: String? = nil, isOpen: Bool = false
  ) {
    guard comparability.covers(Element.kind) else { return }
    if isOpen { undecided += 1 }
    guard !isOpen || !comparability.isMixed else { return }
    let loss = Loss(subject: subject, old: element, oldOwner: owner, newOwner: newOwner)
    let member = (element as? EntityProperty)?.name ?? subject.member
    differences.append(
      Difference(
        change: Change(subject, .removed, old: text), evidence: Evidence.lost(loss), isOpen: isOpen,
        unread: unread(owner, newOwner, member: member)))
  }

  /// The code that may give a record what it has no more.
  private func unread(_ old: Any, _ new: Any?, member: String?) -> String? {
    guard !members.isEmpty, let old = old as? any SurfaceRecord, let new = new as? any SurfaceRecord else { return nil }
    return members.code(of: new, before: old, member: member)
  }

  /// Notes an element that is new, unless one side cannot know about it.
  mutating func gain<Element: SurfaceElement>(
    _ subject: Subject, _ element: Element, of owner: Element.Owner, before oldOwner: Element.Owner? = nil,
    text: String? = nil
  ) {
    guard comparability.covers(Element.kind) else { return }
    let gain = Gain(subject: subject, new: element, newOwner: owner, oldOwner: oldOwner)
    differences.append(Difference(change: Change(subject, .added, new: text), evidence: Evidence.gained(gain)))
  }

  /// Notes a record that is new, unless one side cannot know about it.
  mutating func gain<Record: SurfaceElement>(_ subject: Subject, _ record: Record) where Record.Owner == NoOwner {
    if comparability.covers(Record.kind) { differences.append(gained.difference(subject, record)) }
  }

  /// Notes a new name.
  mutating func rename<Element: SurfaceElement>(_ pair: Pair<Element>, old: String, new: String) {
    guard comparability.covers(Element.kind) else { return }
    differences.append(
      Difference(change: Change(pair.subject, .renamed, old: old, new: new), evidence: Evidence.both(pair)))
  }

  // MARK: Fields

  /// Notes whatever differs in the fields of an element.
  ///
  /// - Parameter aspects: those of the fields that are looked at; nil for all.
  mutating func compareFields<Element: SurfaceElement>(_ pair: Pair<Element>, only aspects: Set<Aspect>? = nil) {
    for field in Element.fields
    where comparability.covers(Element.kind, field.facts)
      && aspects.map({ !$0.isDisjoint(with: field.facts.aspects) }) ?? true
    {
      for difference in field.compare(pair.old, pair.new, context) { note(pair, difference) }
    }
  }

  /// Notes a field that differs and that only the comparison of the owner can see, unless one side cannot know about it.
  mutating func note<Element: SurfaceElement>(
    _ pair: Pair<Element>, _ aspect: Aspect, old: String?, new: String?
  ) {
    guard old != new, comparability.covers(Element.self, aspect) else { return }
    note(pair, FieldDifference(aspect, old: old, new: new))
  }

  /// Notes that an element is in another module or bundle.
  mutating func note<Element: SurfaceElement>(_ pair: Pair<Element>, _ aspect: Aspect, _ move: Move) {
    var pair = pair
    pair.move = move
    note(pair, aspect, old: move.oldName, new: move.newName)
  }

  /// Counts a value that only one side shows.
  mutating func noteUndecided<Element: SurfaceElement>(_ element: Element.Type, _ aspect: Aspect? = nil) {
    if aspect.map({ comparability.covers(element, $0) }) ?? comparability.covers(Element.kind) { undecided += 1 }
  }

  /// Notes an order that changed among the names that both lists hold.
  mutating func noteOrder<Element: SurfaceElement>(
    _ pair: Pair<Element>, _ aspect: Aspect, _ old: [String], _ new: [String]
  ) {
    guard old != new else { return }
    let oldNames = Set(old)
    let newNames = Set(new)
    let before = old.filter(newNames.contains)
    let after = new.filter(oldNames.contains)
    note(pair, aspect, old: before.joined(separator: ", "), new: after.joined(separator: ", "))
  }

  private mutating func note<Element: SurfaceElement>(_ pair: Pair<Element>, _ difference: FieldDifference) {
    if difference.isUndecided { undecided += 1 }
    // What a record itself has no more; its members say for themselves what they have.
    let isLost = difference.old != nil && (difference.new == nil || difference.aspect == .suggestsEntities)
    let unread =
      isLost
      ? unread(pair.old, pair.new, member: difference.aspect.rawValue)
        ?? (difference.isUndecided ? unread(pair.oldOwner, pair.newOwner, member: nil) : nil)
      : nil
    let new = difference.isUndecided ? difference.new ?? unread : difference.new
    let isOpen = difference.isUndecided && new != nil && !comparability.isMixed
    guard !difference.isUndecided || isOpen else { return }
    var pair = pair
    pair.item = difference.item
    note(
      Change(pair.subject, .changed, difference.aspect, old: difference.old, new: new), pair, isOpen: isOpen,
      unread: unread)
  }

  /// Notes a change with both sides of it.
  mutating func note<Element: SurfaceElement>(
    _ change: Change, _ pair: Pair<Element>, isOpen: Bool = true, unread: String?
  ) {
    var pair = pair
    pair.aspect = change.aspect
    differences.append(
      Difference(change: change, evidence: Evidence.both(pair), isOpen: isOpen, unread: unread))
  }
}
