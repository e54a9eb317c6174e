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

extension MemoryTree: BundleFiles {
  package func contents(of path: String, limit: Int) throws(SourceTreeError) -> [UInt8] {
    let bytes = try contents(of: path)
    guard bytes.count <= limit else { throw SourceTreeError("\(bytes.count) bytes are more than \(limit)") }
    return bytes
  }
}
