/// What is wrong in a settings or waivers file: all of it, each with its line.
package struct SettingsError: Error, Equatable, CustomStringConvertible {
  /// One problem.
  package struct Problem: Equatable, Sendable {
    package var line: Int
    /// What is wrong and what would be right.
    package var message: String
  }

  /// As it is shown to people, relative to the current folder where that is shorter.
  package var path: String
  package var problems: [Problem]

  package init(path: String, problems: [Problem]) {
    self.path = path
    self.problems = problems
  }

  package var description: String {
    problems.map { "\(path):\($0.line): \($0.message)" }.joined(separator: "\n")
  }
}
