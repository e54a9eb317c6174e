import Foundation
package import IntentReading
package import IntentSurface

/// The files of a folder, or one file.
///
/// Links are not followed, so a cycle can't trap the walk and git's trees give the same files; a link that leads to
/// code outside is named in a diagnostic. Pipes and devices are never opened.
package struct FolderTree: SourceTree, BundleFiles {
  /// The largest file that is loaded; source code is far below.
  package static let sizeLimit = 256 << 20

  package let paths: [String]
  /// Folders that could not be listed and links that were not followed, sorted.
  package let diagnostics: [Diagnostic]
  /// The folder that paths are relative to.
  package let root: String

  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - root: the folder or file.
  ///   - mayEnter: asked with each folder's path relative to the root.
  ///   - isWanted: asked with each file's path relative to the root.
  /// - Throws: `SourceTreeError` where the root itself can't be read.
  package init(
    _ root: String, mayEnter: (String) -> Bool = { _ in true }, where isWanted: (String) -> Bool
  ) throws(SourceTreeError) {
    switch FileKind(of: root, followingLinks: true) {
    case .folder:
      self.root = root
      let names: [DirectoryEntry]
      do { names = try DirectoryEntry.all(in: root) } catch { throw SourceTreeError(error.description) }
      var walk = Walk(root: root)
      walk.add(names, of: "")
      walk.finish(mayEnter: mayEnter, isWanted: isWanted)
      paths = walk.files.sorted()
      diagnostics = walk.diagnostics.sorted()
    case .file:
      self.root = (root as NSString).deletingLastPathComponent
      paths = [(root as NSString).lastPathComponent]
      diagnostics = []
    case .missing: throw SourceTreeError("no such file or folder")
    case .link, .other: throw SourceTreeError("neither a file nor a folder")
    }
  }

  package func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
    try contents(of: path, limit: Self.sizeLimit)
  }

  package func contents(of path: String, limit: Int) throws(SourceTreeError) -> [UInt8] {
    try RegularFile.contents(of: place(of: path), limit: limit)
  }

  package func look<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    try RegularFile.look(at: place(of: path), limit: Self.sizeLimit, through: &buffer, body)
  }

  private func place(of path: String) -> String { root.isEmpty ? path : "\(root)/\(path)" }
}

private struct Walk {
  let root: String
  var files: [String] = []
  var diagnostics: [Diagnostic] = []
  private var waiting: [(path: String, kind: FileKind)] = []

  init(root: String) { self.root = root }

  mutating func add(_ entries: [DirectoryEntry], of folder: String) {
    for entry in entries { waiting.append((folder.isEmpty ? entry.name : "\(folder)/\(entry.name)", entry.kind)) }
  }

  mutating func finish(mayEnter: (String) -> Bool, isWanted: (String) -> Bool) {
    while let (path, kind) = waiting.popLast() {
      switch kind {
      case .file where isWanted(path): files.append(path)
      case .folder where mayEnter(path): list(path)
      case .link where isWanted(path) || mayEnter(path): noteLink(path, isWanted: isWanted(path))
      case .other where isWanted(path):
        diagnostics.append(Diagnostic(.warning, "Not read: it is no regular file.", at: SourceLocation(path: path)))
      default: break
      }
    }
  }

  private mutating func list(_ path: String) {
    do {
      add(try DirectoryEntry.all(in: "\(root)/\(path)"), of: path)
    } catch {
      let message = "This folder was not read: \(error.description). Its intents are missing."
      diagnostics.append(Diagnostic(.warning, message, at: SourceLocation(path: path)))
    }
  }

  // A link to somewhere inside the root is read where it leads to.
  private mutating func noteLink(_ path: String, isWanted: Bool) {
    let kind = FileKind(of: "\(root)/\(path)", followingLinks: true)
    guard (kind == .file && isWanted) || kind == .folder else { return }
    let target = URL(filePath: "\(root)/\(path)").resolvingSymlinksInPath().path
    let home = URL(filePath: root).resolvingSymlinksInPath().path
    guard target != home, !target.hasPrefix(home + "/") else { return }
    let message = "This link leads outside of what is read and was not followed; name \(target) to read it."
    diagnostics.append(Diagnostic(.note, message, at: SourceLocation(path: path)))
  }
}
