/// A pattern for paths: `*` and `?` within one part, `**` over any number of parts.
///
/// A pattern without wildcards names a folder or a file: all that is below it matches.
package struct Glob: Hashable, Sendable, CustomStringConvertible {
  /// In words, for a person.
  package let description: String
  private let parts: [String]
  /// The folder or file that a pattern without wildcards names.
  private let plainPath: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ pattern: String) {
    description = pattern
    parts = RelativePath.parts(of: pattern).map(String.init).filter { $0 != "." }
    plainPath = parts.contains { $0.contains("*") || $0.contains("?") } ? nil : parts.joined(separator: "/")
  }

  /// The leading parts without wildcards, as the folder to start from.
  package var base: String { baseParts.joined(separator: "/") }

  /// How many parts the base has.
  package var baseCount: Int { baseParts.count }

  /// Whether a path relative to the same root matches.
  package func matches(_ path: String) -> Bool {
    if let plainPath { return RelativePath.isInside(path, plainPath) }
    return Self.matches(RelativePath.parts(of: path).map(String.init)[...], parts[...])
  }

  private var baseParts: ArraySlice<String> { parts.prefix { !$0.contains("*") && !$0.contains("?") } }

  // Greedy, as within a part: a `**` is never given up for an earlier one, so that many of them cost no more than few.
  private static func matches(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    var (path, pattern) = (path, pattern)
    var last: (path: ArraySlice<String>, pattern: ArraySlice<String>)?
    while let first = pattern.first {
      if first == "**" {
        pattern.removeFirst()
        last = (path, pattern)
      } else if let name = path.first, matchesPart(Array(name), Array(first)) {
        path.removeFirst()
        pattern.removeFirst()
      } else if let start = last, !start.path.isEmpty {
        path = start.path.dropFirst()
        pattern = start.pattern
        last = (path, pattern)
      } else {
        return false
      }
    }
    return true
  }

  // Greedy with one step back to the last `*`: linear for the patterns people write, never exponential.
  private static func matchesPart(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (position, index) = (0, 0)
    var star: (index: Int, position: Int)?
    while position < name.count {
      if index < pattern.count, pattern[index] == "*" {
        star = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == name[position] {
        index += 1
        position += 1
      } else if let last = star {
        star = (last.index, last.position + 1)
        index = last.index + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}
