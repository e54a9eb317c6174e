/// Files to read, from wherever they are: a folder, a git revision, memory.
///
/// Readers ask from several threads at once.
package protocol SourceTree: Sendable {
  /// Paths relative to the root, with `/`, sorted.
  var paths: [String] { get }

  /// The bytes of one file.
  ///
  /// - Throws: `SourceTreeError` where it can't be read; the reader reports it and goes on.
  func contents(of path: String) throws(SourceTreeError) -> [UInt8]
}

/// Why one file of a tree could not be read.
package struct SourceTreeError: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}

/// Files held in memory.
package struct MemoryTree: SourceTree {
  private let files: [String: [UInt8]]

  package init(_ files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

  package init(bytes files: [String: [UInt8]]) { self.files = files }

  package var paths: [String] { files.keys.sorted() }

  package func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
    guard let bytes = files[path] else { throw SourceTreeError("no such file") }
    return bytes
  }
}
