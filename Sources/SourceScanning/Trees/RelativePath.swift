/// Paths as text, relative to the root of a tree.
package enum RelativePath {
  /// A path below a folder with `.` and `..` taken out; nil where it leads out of the root.
  package static func join(_ folder: String, _ path: String) -> String? {
    if path != ".", path != "..", !path.isEmpty, !path.utf8.contains(UInt8(ascii: "/")) {
      return folder.isEmpty ? path : "\(folder)/\(path)"
    }
    guard !path.hasPrefix("/") else { return nil }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a path is a folder or below it; everything is below the empty one.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || (path.hasPrefix(folder) && path.dropFirst(folder.count).hasPrefix("/"))
  }

  /// A path as seen from a folder, where it is below it; else as it is.
  package static func of(_ path: String, seenFrom folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The folder of a file; empty at the root.
  package static func folder(of path: String) -> String { lastSlash(in: path).map { String(path[..<$0]) } ?? "" }

  /// The last part of a path.
  package static func name(of path: String) -> Substring {
    lastSlash(in: path).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  // In the bytes as they lie there: every path of a tree is asked for its name some twenty times, and step by step
  // through the text that was a twentieth of all instructions for 10,000 files.
  private static func lastSlash(in path: String) -> String.Index? {
    let slash = UInt8(ascii: "/")
    guard let offset = path.utf8.withContiguousStorageIfAvailable({ $0.lastIndex(of: slash) }) else {
      return path.utf8.lastIndex(of: slash)
    }
    return offset.map { path.utf8.index(path.utf8.startIndex, offsetBy: $0) }
  }

  /// The names of the folders on the way to a file.
  package static func folders(of path: String) -> [Substring] { Array(parts(of: path).dropLast()) }

  /// The names on the way, the last one with them.
  ///
  /// By bytes: a look at thousands of paths should cost nothing, and an accent at the start of a name makes one character
  /// of itself and the `/` before it.
  package static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// The leading parts of a glob that have no wildcard: all that it can match is below.
  package static func base(ofGlob pattern: String) -> String {
    pattern.split(separator: "/").prefix { !$0.contains { "*?[{".contains($0) } }.joined(separator: "/")
  }
}
