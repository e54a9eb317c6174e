/// Files held in memory.
package struct MemoryTree: SourceTree {
  private let files: [String: [UInt8]]

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

  /// Makes one from what is always known of it; the rest has its default.
  package init(bytes files: [String: [UInt8]]) { self.files = files }

  /// The paths of all files, sorted.
  package var paths: [String] { files.keys.sorted() }

  /// The bytes of a file.
  ///
  /// - Throws: `SourceTreeError` where it can't be read, or is larger than the limit.
  package func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
    guard let bytes = files[path] else { throw SourceTreeError("no such file") }
    return bytes
  }
}

extension MemoryTree: BundleFiles {
  /// The bytes of a file.
  ///
  /// - Throws: `SourceTreeError` where it can't be read, or is larger than the limit.
  package func contents(of path: String, limit: Int) throws(SourceTreeError) -> [UInt8] {
    let bytes = try contents(of: path)
    guard bytes.count <= limit else { throw SourceTreeError("it has \(bytes.count) bytes; the limit is \(limit)") }
    return bytes
  }
}
