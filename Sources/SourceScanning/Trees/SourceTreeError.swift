/// Why one file of a tree could not be read.
package struct SourceTreeError: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
