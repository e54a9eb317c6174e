package import IntentSurface

/// Two surfaces and every structural difference between them.
package struct Comparison: Sendable {
  /// In canonical order.
  package internal(set) var old: Surface
  /// In canonical order.
  package let new: Surface
  /// Sorted by subject, then action and aspect.
  package let differences: [Difference]
  /// The differences as reports spell them, in the same order.
  package let changes: [Change]
  /// Effective identifiers in the old surface and what they are called in the new one, for each kind of record that
  /// was matched under another identifier.
  package var renames: [Subject: String]
  /// What one side cannot know, in words: “entity id types (the old side is built metadata)”.
  package var notCompared: [String]
  /// How many values could not be compared because only one side shows them: the other is an expression, or a result
  /// that could not be read.
  package var undecided: Int
  /// The old records by effective identifier.
  package let oldRecords: SurfaceIndex
  /// The new records by effective identifier.
  package let newRecords: SurfaceIndex
  /// The old enums of which numbers changed that nobody wrote: one cause, however many cases it touches.
  package let renumberedEnums: Set<String>

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    old: Surface, new: Surface, differences: [Difference] = [], renames: [Subject: String] = [:],
    notCompared: [String] = [], undecided: Int = 0
  ) {
    self.old = old
    self.new = new
    self.differences = differences
    changes = differences.map(\.change)
    self.renames = renames
    self.notCompared = notCompared
    self.undecided = undecided
    oldRecords = SurfaceIndex(old)
    newRecords = SurfaceIndex(new)
    renumberedEnums = Set(differences.lazy.compactMap(\.renumbering).map(\.oldOwner.identifier))
  }

  /// Whether it was taken over from another one, because the old sides promise the same.
  package func repeats(_ other: Comparison) -> Bool {
    !differences.isEmpty && differences.isShared(with: other.differences)
  }

  /// Whether both sides can know about such a change.
  package func covers(_ change: Change) -> Bool { Comparability(old, new).covers(change) }

  /// What old records are called in the new surface.
  package var names: RenameTable { RenameTable(renames) }

  /// What an old record of a kind is called in the new surface: its new identifier after a rename, else the same one.
  package func newIdentifier(of kind: ElementKind, _ identifier: String) -> String {
    renames[Subject(kind, identifier)] ?? identifier
  }

  /// What an element of the old surface is called in the new one: its record and its member under their new names.
  package func renamed(_ subject: Subject) -> Subject {
    let owner = subject.kind.ownerKinds.lazy.compactMap { renames[Subject($0, subject.owner)] }.first
    let member =
      subject.member == nil ? nil : changes(of: subject).first { $0.action == .renamed }?.new
    return Subject(subject.kind, owner ?? subject.owner, member ?? subject.member)
  }
}

extension Pair<EnumCase> {
  /// Whether the raw value is a number that nobody wrote.
  package var isCounted: Bool {
    newOwner.rawType?.contains("Int") == true && new.rawValue != nil && !new.hasExplicitRawValue
  }
}

extension Difference {
  /// A case of an enum with a number that nobody wrote and that changed; nil for any other difference.
  package var renumbering: Pair<EnumCase>? {
    guard change.aspect == .rawValue, let pair = pair(of: EnumCase.self), pair.isCounted else { return nil }
    return pair
  }
}
