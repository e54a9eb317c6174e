package import YAMLReading

/// What is wrong in a settings or waivers file: all of it, each with its line.
package struct SettingsError: Error, Equatable, CustomStringConvertible {
  /// As it is shown to people, relative to the current folder where that is shorter.
  package var path: String
  /// What is wrong, each with its place.
  package var problems: [YAMLProblem]

  /// The text of it that people read.
  package var description: String {
    problems.map { "\(path):\($0.line): \($0.message)" }.joined(separator: "\n")
  }
}
