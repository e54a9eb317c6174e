import IntentMigration
import SourceScanning

/// Files as edits leave them; those on disk stay as they are.
struct EditedTree: SourceTree {
  let paths: [String]
  private let base: any SourceTree
  private let edited: [String: [UInt8]]

  init(_ base: any SourceTree, changes: [FileChange]) {
    self.base = base
    edited = Dictionary(changes.map { ($0.path, $0.after) }, uniquingKeysWith: { _, last in last })
    paths = Set(base.paths).union(edited.keys).sorted()
  }

  func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
    if let bytes = edited[path] { return bytes }
    return try base.contents(of: path)
  }
}
