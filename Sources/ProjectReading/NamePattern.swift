import SourceScanning

/// Which files a target leaves out by their names: those that `EXCLUDED_SOURCE_FILE_NAMES` has, unless
/// `INCLUDED_SOURCE_FILE_NAMES` has them too.
package struct NameFilter: Hashable, Sendable {
  /// Patterns of what is left out.
  package var excluded: [String] = []
  /// Patterns of what is not.
  package var included: [String] = []

  func leavesOut(_ path: String) -> Bool {
    func isNamed(by patterns: [String]) -> Bool { patterns.contains { NamePattern($0).matches(path) } }
    return isNamed(by: excluded) && !isNamed(by: included)
  }

  /// In lowercase.
  var folded: NameFilter {
    NameFilter(excluded: excluded.map { $0.lowercased() }, included: included.map { $0.lowercased() })
  }
}

/// A pattern of file names as build settings have it: `*Debug.swift`, or a path with a `/` in it.
struct NamePattern {
  private let letters: [Character]
  private let isPath: Bool

  init(_ text: String) {
    isPath = text.contains("/")
    letters = Array(text.hasPrefix("./") ? text.dropFirst(2) : text[...])
  }

  /// Whether a file's name, or the end of its path, is like the pattern.
  func matches(_ path: String) -> Bool {
    guard isPath else { return matchesWhole(Array(RelativePath.name(of: path))) }
    // The build holds it against the whole path, which begins with a slash.
    let whole = Array("/" + path)
    return whole.indices.contains { start in
      (start == 0 || whole[start - 1] == "/") && matchesWhole(Array(whole[start...]))
    }
  }

  // The last `*` takes one more sign where what follows it does not fit: one before it is never tried again.
  private func matchesWhole(_ text: [Character]) -> Bool {
    var (sign, place) = (0, 0)
    var retry: (sign: Int, place: Int)?
    while place < text.count {
      if sign < letters.count, letters[sign] == "*" {
        retry = (sign, place)
        sign += 1
      } else if sign < letters.count, letters[sign] == "?" || letters[sign] == text[place] {
        (sign, place) = (sign + 1, place + 1)
      } else if let last = retry {
        retry = (last.sign, last.place + 1)
        (sign, place) = (last.sign + 1, last.place + 1)
      } else {
        return false
      }
    }
    return letters[sign...].allSatisfy { $0 == "*" }
  }
}
