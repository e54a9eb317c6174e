import IntentSurface

/// Collects the changes between two surfaces while they are walked.
struct ChangeLog {
  let names: RenameTable
  let knowledge: Knowledge
  let hosts: HostMoves
  private(set) var changes: [Change] = []
  /// How many values could not be compared because one side is an expression.
  private(set) var undecided = 0

  init(names: RenameTable, knowledge: Knowledge, hosts: HostMoves) {
    self.names = names
    self.knowledge = knowledge
    self.hosts = hosts
  }

  /// Notes a change, unless one side cannot know about it.
  mutating func add(
    _ subject: Subject, _ action: ChangeAction, _ aspect: Aspect? = nil, old: String? = nil, new: String? = nil
  ) {
    guard knowledge.covers(subject.kind, aspect) else { return }
    changes.append(Change(subject, action, aspect, old: old, new: new))
  }

  /// Counts a value that only one side shows.
  mutating func addUndecided(_ subject: Subject, _ aspect: Aspect?) {
    if knowledge.covers(subject.kind, aspect) { undecided += 1 }
  }

  /// Notes two spellings that differ.
  mutating func compare(_ subject: Subject, _ aspect: Aspect, _ old: String?, _ new: String?) {
    if old != new { add(subject, .changed, aspect, old: old, new: new) }
  }

  /// Notes two switches that differ.
  mutating func compare(_ subject: Subject, _ aspect: Aspect, _ old: Bool, _ new: Bool) {
    if old != new { add(subject, .changed, aspect, old: "\(old)", new: "\(new)") }
  }

  /// Notes two settings that differ; an expression against a value can't be decided.
  ///
  /// - Parameter standard: what holds where nothing is declared.
  mutating func compare<Value>(
    _ subject: Subject, _ aspect: Aspect, _ old: Setting<Value>?, _ new: Setting<Value>?, standard: Value? = nil
  ) {
    let old = old ?? standard.map { .value($0) }
    let new = new ?? standard.map { .value($0) }
    guard old != new else { return }
    if let old, let new, (old.value == nil) != (new.value == nil) {
      addUndecided(subject, aspect)
    } else {
      add(subject, .changed, aspect, old: old?.spelling, new: new?.spelling)
    }
  }

  /// Notes each item that left or joined a set.
  mutating func compareItems(_ subject: Subject, _ aspect: Aspect, _ old: [String], _ new: [String]) {
    guard old != new else { return }
    for item in Set(old).subtracting(new).sorted() { add(subject, .changed, aspect, old: item) }
    for item in Set(new).subtracting(old).sorted() { add(subject, .changed, aspect, new: item) }
  }

  /// Notes an order that changed among the names that both lists hold.
  mutating func compareOrder(_ subject: Subject, _ aspect: Aspect, _ old: [String], _ new: [String]) {
    guard old != new else { return }
    let oldNames = Set(old)
    let newNames = Set(new)
    let before = old.filter(newNames.contains)
    let after = new.filter(oldNames.contains)
    compare(subject, aspect, before.joined(separator: ", "), after.joined(separator: ", "))
  }

  /// Notes a type that changed in itself, or in its outermost optionality alone.
  mutating func compareType(
    _ subject: Subject, _ old: ValueType, _ new: ValueType, aspect: Aspect = .type, optionality: Aspect = .optionality
  ) {
    guard !names.areSame(old, new) else { return }
    if names.areSame(old.unwrapped, new.unwrapped) {
      add(subject, .changed, optionality, old: old.description, new: new.description)
    } else if knowledge.isMixed, Self.isUnknown(old) || Self.isUnknown(new) {
      addUndecided(subject, aspect)
    } else if Self.isUnknown(old) != Self.isUnknown(new), Self.bareSpelling(old) == Self.bareSpelling(new) {
      addUndecided(subject, aspect)
    } else {
      add(subject, .changed, aspect, old: old.description, new: new.description)
    }
  }

  private static func isUnknown(_ type: ValueType) -> Bool {
    if case .unknown = type.element { true } else { false }
  }

  /// The spelling without outer types, so that `unknown Outer.Kind` is no other type than `enum Kind`.
  private static func bareSpelling(_ type: ValueType) -> String {
    let spelling = type.unwrapped.spelling
    guard let dot = spelling.lastIndex(of: ".") else { return spelling }
    let opening = spelling.prefix { "[<".contains($0) || $0 == "S" && spelling.hasPrefix("Set<") }
    return (spelling.hasPrefix("[") ? "[" : String(opening)) + spelling[spelling.index(after: dot)...]
  }
}
