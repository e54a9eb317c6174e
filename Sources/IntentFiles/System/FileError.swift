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

  /// In words, for a person.
  package var description: String { "\(path): \(reason)" }
}
