/// Some of the files of a tree.
package struct SelectedTree<Base: SourceTree>: SourceTree {
  package let paths: [String]
  private let base: Base

  /// - Parameter isWanted: asked with each path.
  package init(_ base: Base, where isWanted: (String) -> Bool) {
    self.base = base
    paths = base.paths.filter(isWanted)
  }

  package func contents(of path: String) throws(SourceTreeError) -> [UInt8] { try base.contents(of: path) }

  package func look<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    try base.look(at: path, through: &buffer, body)
  }
}
