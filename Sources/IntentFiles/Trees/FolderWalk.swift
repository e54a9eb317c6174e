package import IntentSurface
package import SourceScanning

/// Lists a folder and all below it, level by level; the folders of a level side by side.
package struct FolderWalk: Sendable {
  let root: String
  let mayEnter: @Sendable (String) -> Bool
  let isWanted: @Sendable (String) -> Bool

  /// - Parameters:
  ///   - mayEnter: whether a folder is listed, by its relative path.
  ///   - isWanted: whether a file is, by its relative path.
  package init(
    root: String, mayEnter: @escaping @Sendable (String) -> Bool, isWanted: @escaping @Sendable (String) -> Bool
  ) {
    self.root = root
    self.mayEnter = mayEnter
    self.isWanted = isWanted
  }

  /// What is in some folders, by paths relative to the root.
  package struct Found: Sendable {
    /// The files.
    package var files: [String] = []
    /// The folders.
    package var folders: [String] = []
    /// What could not be read, or only in part.
    package var diagnostics: [Diagnostic] = []
  }

  /// All wanted files.
  ///
  /// - Throws: `SourceTreeError` where the root itself can't be listed.
  package func all() throws(SourceTreeError) -> Found {
    var all = Found()
    var level = [try found(in: "")]
    while !level.isEmpty {
      for found in level {
        all.files += found.files
        all.diagnostics += found.diagnostics
      }
      level = below(level.flatMap(\.folders))
    }
    return all
  }

  private func below(_ folders: [String]) -> [Found] {
    // A hand-over to other threads takes longer than to list a few folders.
    guard folders.count > 16 else { return folders.map(foundOrNoted) }
    return Workers.mapRuns(of: folders, ofLength: 8) { $0.map(foundOrNoted) }
  }

  private func foundOrNoted(in folder: String) -> Found {
    do throws(SourceTreeError) { return try found(in: folder) } catch {
      let message = "This folder was not read: \(error.description). Its intents are missing."
      return Found(diagnostics: [Diagnostic(.warning, message, at: SourceLocation(path: folder))])
    }
  }

  private func found(in folder: String) throws(SourceTreeError) -> Found {
    var found = Found()
    for entry in try DirectoryEntry.all(in: folder.isEmpty ? root : "\(root)/\(folder)") {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      switch entry.kind {
      case .file where isWanted(path): found.files.append(path)
      case .folder where mayEnter(path): found.folders.append(path)
      case .link where isWanted(path) || mayEnter(path): found.diagnostics += note(link: path)
      case .other where isWanted(path):
        let message = "This file was not read: it is not a regular file."
        found.diagnostics.append(Diagnostic(.warning, message, at: SourceLocation(path: path)))
      default: break
      }
    }
    return found
  }

  // A link to somewhere inside the root is read where it leads to.
  private func note(link path: String) -> [Diagnostic] {
    let kind = FileKind(of: "\(root)/\(path)", followingLinks: true)
    guard (kind == .file && isWanted(path)) || kind == .folder else { return [] }
    let home = RealPath.of(root) ?? root
    guard let target = RealPath.of("\(root)/\(path)"), !RelativePath.isInside(target, home) else { return [] }
    let message =
      "This link leads outside the folder, to \(target), and was not followed. "
      + "To read it, move the target into the folder."
    return [Diagnostic(.note, message, at: SourceLocation(path: path))]
  }
}
