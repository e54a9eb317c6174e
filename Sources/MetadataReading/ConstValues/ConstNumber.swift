/// A number as its literal spells it, whatever its radix and its separators: `0x1F`, `1_000`, `-5`, `1e3`.
struct ConstNumber {
  private var digits: String

  init(_ literal: String) { digits = literal.filter { $0 != "_" } }

  /// The value of an integer literal; nil for anything else.
  var integer: Int? {
    let isNegative = digits.hasPrefix("-")
    let magnitude = digits.drop { "+-".contains($0) }
    let radixes = ["0x": 16, "0o": 8, "0b": 2]
    let radix = radixes[String(magnitude.prefix(2)).lowercased()]
    let text = radix == nil ? magnitude : magnitude.dropFirst(2)
    return Int((isNegative ? "-" : "") + text, radix: radix ?? 10)
  }

  /// The value as a floating-point number; nil for anything but a number.
  var floating: Double? { integer.map(Double.init) ?? Double(digits) }

  /// How the shortest code spells it where the type is not known to be a floating-point one.
  var spelling: String? { integer.map { "\($0)" } ?? floating.map { "\($0)" } }
}
