/// A change to one file, as data: nothing is written by making it.
package struct SourceEdit: Hashable, Sendable {
  /// Relative to the root that was read. A file that is not there is made.
  package var path: String
  /// In UTF-8 bytes of the file as it was when the edit was made.
  package var range: Range<Int>
  /// What stands in the range.
  package var expected: String
  /// What stands there afterwards.
  package var replacement: String

  /// Makes one from what is always known of it; the rest has its default.
  package init(path: String, range: Range<Int>, expected: String, replacement: String) {
    self.path = path
    self.range = range
    self.expected = expected
    self.replacement = replacement
  }
}

/// A file before and after all edits to it.
package struct FileChange: Hashable, Sendable {
  /// The path, relative to where reading began.
  package var path: String
  /// Nil for a file that is new.
  package var before: [UInt8]?
  /// The bytes after the edit.
  package var after: [UInt8]

  /// Makes one from what is always known of it; the rest has its default.
  package init(path: String, before: [UInt8]?, after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }
}
