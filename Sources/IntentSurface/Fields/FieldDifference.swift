package import AppIntentsFacts

/// How one field of two elements differs.
package struct FieldDifference: Sendable {
  /// An item that left a set or joined it, with its own type.
  package enum Item: Sendable {
    case lost(any Hashable & Sendable)
    case joined(any Hashable & Sendable)
  }

  /// Which fact of the element it is.
  package var aspect: Aspect
  /// The old value as reports spell it; nil where there is none.
  package var old: String?
  /// The new side.
  package var new: String?
  /// The item of a list that it is about.
  package var item: Item?
  /// Whether only one side shows the value, so that nothing can be said. With both spellings, the old one was known and
  /// could change to something that matters.
  package var isUndecided = false

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ aspect: Aspect, old: String? = nil, new: String? = nil, item: Item? = nil) {
    self.aspect = aspect
    self.old = old
    self.new = new
    self.item = item
  }

  /// A value that only one side shows.
  package static func undecided(_ aspect: Aspect, old: String? = nil, new: String? = nil) -> FieldDifference {
    var difference = FieldDifference(aspect, old: old, new: new)
    difference.isUndecided = true
    return difference
  }
}

/// What a field has to know to compare two sides of it.
package struct FieldContext: Sendable {
  /// The renames known so far.
  package var names: RenameTable
  /// Whether one side is source code and the other built metadata.
  package var isMixed: Bool

  /// Makes one from what is always known of it; the rest has its default.
  package init(names: RenameTable, isMixed: Bool) {
    self.names = names
    self.isMixed = isMixed
  }
}

/// An item of a set, as reports spell it.
package protocol SpelledItem: Hashable, Sendable {
  var spelling: String { get }
}

extension String: SpelledItem {
  /// As it is written in reports.
  package var spelling: String { self }
}

extension FrameworkProtocol: SpelledItem {
  /// As it is written in reports.
  package var spelling: String { name }
}

extension EntityQuery.Capability: SpelledItem {
  /// As it is written in reports.
  package var spelling: String { rawValue }
}
