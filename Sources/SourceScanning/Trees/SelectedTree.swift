/// Some of the files of a tree.
package struct SelectedTree<Base: SourceTree>: SourceTree {
  /// The paths of all files, sorted.
  package let paths: [String]
  private let base: Base

  /// - Parameter isWanted: asked with each path.
  package init(_ base: Base, where isWanted: (String) -> Bool) {
    self.base = base
    paths = base.paths.filter(isWanted)
  }

  /// The bytes of a file.
  ///
  /// - Throws: `SourceTreeError` where it can't be read, or is larger than the limit.
  package func contents(of path: String) throws(SourceTreeError) -> [UInt8] { try base.contents(of: path) }

  /// What the whole tree tells its bytes by.
  package func identity(of path: String) -> String? { base.identity(of: path) }

  /// Looks at the bytes of a file without keeping them.
  ///
  /// - Throws: `SourceTreeError` where it can't be read.
  package func scan<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    try base.scan(at: path, through: &buffer, body)
  }
}
