/// How the code is written down that puts a value together: its texts in quotation marks, and names.
package enum MadeCode {
  private static let mark: Character = "\""
  /// Stands between the parts.
  package static let separator = " + "

  /// A text of the code.
  package static func quoted(_ text: String) -> String { "\(mark)\(text)\(mark)" }

  /// Whether it is a single text.
  package static func isText(_ code: String) -> Bool {
    code.first == mark && code.last == mark && code.count > 2 && !code.contains(separator)
  }

  /// The texts and names of some code, without marks.
  package static func parts(of codes: [String]) -> [String] {
    codes.flatMap { $0.split(separator: separator) }.map { part in
      String(part.first == mark && part.last == mark ? part.dropFirst().dropLast() : part)
    }
  }
}
