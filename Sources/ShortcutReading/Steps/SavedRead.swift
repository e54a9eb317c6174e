/// A variable that a step of a shortcut reads: the output of an earlier step, and what it takes of it.
package struct SavedRead: Hashable, Sendable {
  /// One step further into a value.
  package enum Access: Hashable, Sendable {
    /// A property, by its identifier, or by its title in shortcuts that hold no identifier.
    case property(String)
    /// The value taken for an entity of some app.
    case entity(String)
  }

  /// The position of the step that made the value; nil where the variable can't be followed to one.
  package var source: Int?
  /// What is read of the value, from the outside in.
  package var accesses: [Access]

  /// Makes one from what is always known of it; the rest has its default.
  package init(source: Int?, accesses: [Access] = []) {
    self.source = source
    self.accesses = accesses
  }
}
