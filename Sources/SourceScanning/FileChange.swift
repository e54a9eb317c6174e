/// A file before and after all edits to it.
package struct FileChange: Hashable, Sendable {
  /// The path, relative to the folder that the change is about.
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
