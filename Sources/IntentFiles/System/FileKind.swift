/// What a name in a folder stands for.
package enum FileKind: Equatable {
  case file, folder, link, other, missing

  /// What is at a path.
  package init(of path: String, followingLinks: Bool) {
    self = SystemCalls.status(of: path, followingLinks: followingLinks)?.kind ?? .missing
  }
}

/// A file or folder that could not be read or written.
package struct FileError: Error, Equatable, CustomStringConvertible {
  /// The path, relative to where reading began.
  package var path: String
  /// Why, in words.
  package var reason: String
  /// The number of the system's error, where it was one.
  private(set) var number: CInt?

  /// Makes one from what is always known of it; the rest has its default.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, errno code: CInt) {
    SystemResources.endIfRefused(code)
    self.init(path: path, reason: SystemCalls.words(for: code))
    number = code
  }

  /// The text of it that people read.
  package var description: String { "\(path): \(reason)" }
}
