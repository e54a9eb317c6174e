/// What a name in a folder stands for.
package enum FileKind: Equatable {
  case file, folder, link, other, missing

  /// What is at a path.
  package init(of path: String, followingLinks: Bool) {
    self = SystemCalls.status(of: path, followingLinks: followingLinks)?.kind ?? .missing
  }
}
