#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The one spelling of a path: absolute, without links, `.` and `..`.
///
/// `/tmp/x` and `/private/tmp/x` are one folder on macOS. Paths are compared as text, so each is brought into this form
/// once, where it enters. Foundation has no such function: its own take `/private` away.
package enum RealPath {
  /// Nil where nothing is there, or where a folder on the way can't be entered.
  package static func of(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The form of a path whose last parts are not there yet.
  package static func ofNew(_ path: String) -> String {
    var missing: [Substring] = []
    var rest = path[...]
    while !rest.isEmpty {
      if let known = of(String(rest)) {
        return missing.reversed().reduce(known) { $0.hasSuffix("/") ? $0 + $1 : "\($0)/\($1)" }
      }
      guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
      missing.append(rest[rest.utf8.index(after: slash)...])
      rest = slash == rest.startIndex ? "" : rest[..<slash]
    }
    return path
  }
}
