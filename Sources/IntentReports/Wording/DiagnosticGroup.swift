package import IntentSurface

/// Diagnostics of one kind: the same sentence about different things.
package struct DiagnosticGroup {
  private var all: [Diagnostic]

  /// A line each with its place, and many of one kind in one line.
  package static func lines(_ diagnostics: [Diagnostic], isVerbose: Bool = false) -> [String] {
    isVerbose ? diagnostics.map(\.placedWords) : groups(of: diagnostics).flatMap(\.lines)
  }

  /// In the order in which each kind comes first.
  package static func groups(of diagnostics: [Diagnostic]) -> [DiagnosticGroup] {
    var groups: [DiagnosticGroup] = []
    var positions: [String: Int] = [:]
    for diagnostic in diagnostics {
      let kind = kind(of: diagnostic)
      if let position = positions[kind] {
        groups[position].all.append(diagnostic)
      } else {
        positions[kind] = groups.count
        groups.append(DiagnosticGroup(all: [diagnostic]))
      }
    }
    return groups
  }

  /// What is told of it: all of a few, else the first and how many there are.
  package var told: [Diagnostic] { all.count > Self.shown ? [all[0]] : all }

  /// How many are not told.
  package var left: Int { all.count - told.count }

  private var lines: [String] {
    left == 0
      ? told.map(\.placedWords) : ["\(all[0].placedWords) (and \(left) more of this kind; `--verbose` lists them)"]
  }

  private static let shown = 3

  /// The words without names, numbers and places.
  private static func kind(of diagnostic: Diagnostic) -> String {
    let words = diagnostic.message.replacing(/“[^”]*”|`[^`]*`|[0-9]+/, with: "_")
      .split(separator: " ").filter { !$0.contains("/") && !$0.contains("_") }
    return diagnostic.severity.rawValue + words.joined(separator: " ")
  }
}

extension Diagnostic {
  fileprivate var placedWords: String { (location.map { "\($0.words): " } ?? "") + message }
}
