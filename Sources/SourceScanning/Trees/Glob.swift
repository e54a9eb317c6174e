/// A pattern for paths: `*` and `?` within one part, `**` over any number of parts.
///
/// A pattern without wildcards names a folder or a file: all that is below it matches.
package struct Glob: Hashable, Sendable, CustomStringConvertible {
  /// In words, for a person.
  package let description: String
  private let patterns: [Pattern]
  /// The leading parts without wildcards.
  package let baseParts: [String]
  /// The folder or file that a pattern without wildcards names.
  private let plainPath: String?

  /// What one part of a path has to be.
  private enum Pattern: Hashable {
    case anything
    case name(String)
    case letters([Character])

    init(_ part: String) {
      self = part == "**" ? .anything : part.contains { "*?".contains($0) } ? .letters(Array(part)) : .name(part)
    }
  }

  /// A path, taken apart once for however many patterns it is held against.
  package struct Path {
    fileprivate let text: String
    fileprivate let names: [String]
    fileprivate let letters: [[Character]]

    /// Relative to the root of a tree.
    package init(_ path: String) {
      text = path
      names = RelativePath.parts(of: path).map(String.init)
      letters = names.map(Array.init)
    }
  }

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ pattern: String) {
    description = pattern
    let parts = RelativePath.parts(of: pattern).map(String.init).filter { $0 != "." }
    patterns = parts.map(Pattern.init)
    baseParts = Array(parts.prefix { !$0.contains("*") && !$0.contains("?") })
    plainPath = parts.contains { $0.contains("*") || $0.contains("?") } ? nil : parts.joined(separator: "/")
  }

  /// The leading parts without wildcards, as the folder to start from.
  package var base: String { baseParts.joined(separator: "/") }

  /// How many parts the base has.
  package var baseCount: Int { baseParts.count }

  /// Whether a path relative to the same root matches.
  package func matches(_ path: String) -> Bool { matches(Path(path)) }

  /// Whether a path relative to the same root matches.
  package func matches(_ path: Path) -> Bool {
    if let plainPath { return RelativePath.isInside(path.text, plainPath) }
    return matchesParts(of: path)
  }

  // Greedy, as within a part: a `**` is never given up for an earlier one, so that many of them cost no more than few.
  private func matchesParts(of path: Path) -> Bool {
    var (position, index) = (0, 0)
    var last: (position: Int, index: Int)?
    while index < patterns.count {
      if patterns[index] == .anything {
        index += 1
        last = (position, index)
      } else if position < path.names.count, matches(path, at: position, patterns[index]) {
        position += 1
        index += 1
      } else if let start = last, start.position < path.names.count {
        (position, index) = (start.position + 1, start.index)
        last = (position, index)
      } else {
        return false
      }
    }
    return true
  }

  private func matches(_ path: Path, at position: Int, _ pattern: Pattern) -> Bool {
    switch pattern {
    case .anything: true
    case .name(let name): path.names[position] == name
    case .letters(let letters): Self.matchesPart(path.letters[position], letters)
    }
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
        (position, index) = (last.position + 1, last.index + 1)
        star = (last.index, position)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}
