import IntentReports

/// What is wrong in a file of usage: all of it, each with its place.
package struct UsageFileError: Error, Equatable, CustomStringConvertible {
  /// One problem.
  package struct Problem: Equatable, Sendable {
    /// `row 3, column “runs”` of a table, or `[2].runs` of JSON; nil for the whole file.
    package var place: String?
    /// What is wrong and what would be right.
    package var message: String
  }

  /// As it is shown to people.
  package var path: String
  /// What is wrong, each with its place.
  package var problems: [Problem]

  /// More than a person reads at once are counted.
  private static let shown = 20

  /// In words, for a person.
  package var description: String {
    let lines = problems.prefix(Self.shown).map { problem in
      let place = problem.place.map { "\($0): " } ?? ""
      return Escaping.visible("\(path): \(place)\(problem.message)")
    }
    let rest = problems.count - lines.count
    return (lines + (rest > 0 ? ["\(path): and \(Words.count(rest, "more problem", "more problems"))"] : []))
      .joined(separator: "\n")
  }
}
