/// A change to one file, as data: nothing is written by making it.
package struct SourceEdit: Hashable, Sendable {
  /// Relative to the root that was read. A file that is not there is made.
  package var path: String
  /// In UTF-8 bytes of the file as it was when the edit was made.
  package var range: Range<Int>
  /// What stands in the range.
  package var expected: String
  package var replacement: String

  package init(path: String, range: Range<Int>, expected: String, replacement: String) {
    self.path = path
    self.range = range
    self.expected = expected
    self.replacement = replacement
  }
}

/// A file before and after all edits to it.
package struct FileChange: Hashable, Sendable {
  package var path: String
  /// Nil for a file that is new.
  package var before: [UInt8]?
  package var after: [UInt8]

  package init(path: String, before: [UInt8]?, after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }
}
