package import YAMLReading

/// What is wrong in a settings or waivers file: all of it, each with its line.
package struct SettingsError: Error, Equatable, CustomStringConvertible {
  /// As it is shown to people, relative to the current folder where that is shorter.
  package var path: String
  /// What is wrong, each with its place.
  package var problems: [YAMLProblem]

  /// Makes one from what is always known of it; the rest has its default.
  package init(path: String, problems: [YAMLProblem]) {
    self.path = path
    self.problems = problems
  }

  /// In words, for a person.
  package var description: String {
    problems.map { "\(path):\($0.line): \($0.message)" }.joined(separator: "\n")
  }
}
