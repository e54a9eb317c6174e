/// A file or folder that could not be read or written.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package var path: String
  package var reason: String
  /// The number of the system's error, where it was one.
  private(set) var number: CInt?

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, errno code: CInt) {
    self.init(path: path, reason: SystemCalls.words(for: code))
    number = code
  }

  package var description: String { "\(path): \(reason)" }
}
