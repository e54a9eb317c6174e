import SourceScanning

/// A pattern of file names as build settings have it: `*Debug.swift`, or a path with a `/` in it.
struct NamePattern {
  private let parts: [Substring]
  private let isPath: Bool

  init(_ text: String) {
    isPath = text.contains("/")
    parts = text.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether a file's name, or the end of its path, is like the pattern.
  func matches(_ path: String) -> Bool {
    guard isPath else { return matchesWhole(RelativePath.name(of: path)) }
    var rest = path[...]
    while true {
      if matchesWhole(rest) { return true }
      guard let slash = rest.firstIndex(of: "/") else { return false }
      rest = rest[rest.index(after: slash)...]
    }
  }

  // Each part where it comes first: with `*` alone there is nothing to try twice.
  private func matchesWhole(_ text: Substring) -> Bool {
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return text == parts.first }
    guard text.hasPrefix(first), text.count >= first.count + last.count, text.hasSuffix(last) else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
