/// How the code is written down that puts a value together: its texts in quotation marks, and names.
package enum MadeCode {
  private static let mark: Character = "\""
  /// Stands between the parts.
  package static let separator = " + "

  /// Of a condition: the opposite is asked for, or a number is the most or the least that is taken.
  package static let (opposite, most, least) = ("not", "≤", "≥")
  /// All of these.
  package static let signs: Set = [opposite, most, least]

  /// A text of the code.
  package static func quoted(_ text: String) -> String { "\(mark)\(text)\(mark)" }

  /// A constant of the type that is asked for, `.open`.
  package static func constant(_ name: String) -> String { ".\(name)" }

  /// The texts and constants of some code apart from its names.
  package static func valuesAndNames(of code: String) -> (values: Set<String>, names: Set<String>) {
    let parts = Set(code.split(separator: separator).map(String.init))
    let values = parts.filter { part in
      [mark, "."].contains(part.first { $0 != "-" })
    }
    return (values, parts.subtracting(values))
  }

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
