/// Why one file of a tree could not be read.
package struct SourceTreeError: Error, Equatable, CustomStringConvertible {
  /// In words, for a person.
  package var description: String

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ description: String) { self.description = description }
}
