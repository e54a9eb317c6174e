#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file or folder that could not be read or written.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package var path: String
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, errno code: CInt) {
    self.init(path: path, reason: String(cString: strerror(code)))
  }

  package var description: String { "\(path): \(reason)" }
}
