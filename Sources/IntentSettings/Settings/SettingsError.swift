package import YAMLReading

/// What is wrong in a settings or waivers file: all of it, each with its line.
package struct SettingsError: Error, Equatable, CustomStringConvertible {
  /// As it is shown to people, relative to the current folder where that is shorter.
  package var path: String
  package var problems: [YAMLProblem]

  package init(path: String, problems: [YAMLProblem]) {
    self.path = path
    self.problems = problems
  }

  package var description: String {
    problems.map { "\(path):\($0.line): \($0.message)" }.joined(separator: "\n")
  }
}
