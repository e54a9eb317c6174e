/// One problem of a YAML document.
package struct YAMLProblem: Equatable, Sendable {
  /// The line, counted from 1; nil where nothing says.
  package var line: Int
  /// What is wrong and what would be right.
  package var message: String

  /// Makes one from what is always known of it; the rest has its default.
  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
