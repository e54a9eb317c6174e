import SourceScanning

/// The repository that a folder is in, found without asking git.
///
/// Git takes whatever looks like a repository: also a bare one that somebody committed as an ordinary folder of the work
/// tree, whose configuration then names programs to run. Here the work tree that is around a folder decides, and a bare
/// repository counts only where the folder itself is its top and no work tree is around it.
package struct GitPlace: Equatable, Sendable {
  /// The folder with the `.git`, or the bare repository itself; absolute, without links.
  package let top: String
  /// Whether it is a repository without a work tree.
  package let isBare: Bool
  /// The folder's path below the top, with a `/` at the end; empty at the top, in `.git` and in a bare repository.
  package let prefix: String

  /// Nil where the folder is in no repository.
  package init?(around folder: String) {
    guard let folder = RealPath.of(folder) else { return nil }
    var top = folder
    while !Self.isWorkTree(top) {
      guard top != "/" else {
        guard Self.isBare(folder) else { return nil }
        (self.top, isBare, prefix) = (folder, true, "")
        return
      }
      let parent = RelativePath.folder(of: top)
      top = parent.isEmpty ? "/" : parent
    }
    let below = folder.dropFirst(top.count).drop { $0 == "/" }
    let isOfGit = below == ".git" || below.hasPrefix(".git/")
    (self.top, isBare, prefix) = (top, false, below.isEmpty || isOfGit ? "" : "\(below)/")
  }

  /// Where git keeps what is this clone's alone, which no commit brings; nil where it can't be told.
  package var ownFolder: String? {
    guard !isBare else { return top }
    let path = "\(top)/.git"
    guard FileKind(of: path, followingLinks: true) == .file else { return path }
    let text = (try? RegularFile.contents(of: path, limit: 4096)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard text.hasPrefix("gitdir: ") else { return nil }
    let named = text.dropFirst("gitdir: ".count).prefix { !$0.isNewline }
    return RealPath.of(named.hasPrefix("/") ? String(named) : "\(top)/\(named)")
  }

  // In a linked work tree and in a submodule it is a file that says where the repository is.
  private static func isWorkTree(_ folder: String) -> Bool {
    switch FileKind(of: "\(folder)/.git", followingLinks: true) {
    case .file: true
    case .folder: FileKind(of: "\(folder)/.git/HEAD", followingLinks: false) != .missing
    default: false
    }
  }

  private static func isBare(_ folder: String) -> Bool {
    FileKind(of: "\(folder)/HEAD", followingLinks: false) != .missing
      && ["objects", "refs"].allSatisfy { FileKind(of: "\(folder)/\($0)", followingLinks: true) == .folder }
  }
}
