import Foundation
import IntentMigration
import IntentReading
import IntentSurface
import SourceScanning

/// Files as edits leave them; those on disk stay as they are.
struct EditedTree: SourceTree {
  let paths: [String]
  private let base: any SourceTree
  private let edited: [String: [UInt8]]
  private let identity = UUID().uuidString

  init(_ base: any SourceTree, changes: [FileChange]) {
    self.base = base
    edited = Dictionary(changes.map { ($0.path, $0.after) }, uniquingKeysWith: { _, last in last })
    paths = Set(base.paths).union(edited.keys).sorted()
  }

  func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
    if let bytes = edited[path] { return bytes }
    return try base.contents(of: path)
  }

  func identity(of path: String) -> String? {
    edited[path] == nil ? base.identity(of: path) : identity
  }

  func scan<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    if let bytes = edited[path] { return bytes.withUnsafeBufferPointer(body) }
    return try base.scan(at: path, through: &buffer, body)
  }
}

extension SourceFiles {
  /// The surface of files as edits leave them, those of projects included.
  static func read(
    _ files: any SourceTree, projectsIn projects: any SourceTree, after changes: [FileChange],
    options: ReadingOptions, memory: ReadingMemory
  ) -> SurfaceReading {
    let listed = changes.filter { SyntaxCheck.isOfProject($0.path) || $0.path.hasSuffix(".plist") }
    return read(
      EditedTree(files, changes: changes.filter { !SyntaxCheck.isOfProject($0.path) }),
      projectsIn: listed.isEmpty ? projects : EditedTree(projects, changes: listed), options: options, memory: memory)
  }
}
