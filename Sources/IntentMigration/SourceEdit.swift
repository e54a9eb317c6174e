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

  /// Whether it puts back what another edit of the file replaced.
  func isReverse(of other: SourceEdit) -> Bool {
    path == other.path && expected == other.replacement && replacement == other.expected && expected != replacement
  }
}
