/// One problem of a YAML document.
package struct YAMLProblem: Equatable, Sendable {
  package var line: Int
  /// What is wrong and what would be right.
  package var message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
