/// A place in a file of the analysed project. It is never part of a snapshot.
package struct SourceLocation: Codable, Hashable, Sendable, Comparable {
  /// Relative to the root that was read.
  package var path: String
  /// From 1; nil for a whole file.
  package var line: Int?
  /// From 1, in UTF-8 bytes.
  package var column: Int?

  /// Makes one from what is always known of it; the rest has its default.
  package init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The order in which output lists them.
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.line ?? 0, left.column ?? 0) < (right.path, right.line ?? 0, right.column ?? 0)
  }
}
