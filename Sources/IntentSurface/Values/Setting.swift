/// A value that source code declares: known when it is a literal, else the expression as written.
///
/// An expression is never evaluated or guessed: `L10n.title` stays `L10n.title`. In JSON a known value is the value
/// itself and an expression is `{"expression": "L10n.title"}`.
///
/// What it asks of its value is in the extensions: a condition on the type itself is one that the runtime searches the
/// conformances of the whole program for.
package enum Setting<Value> {
  case value(Value)
  case expression(String)

  /// The known value, or nil for an expression.
  package var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// How a person reads it: the value, or the expression as written.
  package var spelling: String {
    switch self {
    case .value(let value): "\(value)"
    case .expression(let expression): expression
    }
  }
}

extension Setting: Equatable where Value: Equatable {}
extension Setting: Hashable where Value: Hashable {}
extension Setting: Sendable where Value: Sendable {}

extension Setting: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey { case expression }

  /// Reads what `encode(to:)` writes.
  package init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self), container.contains(.expression) {
      self = .expression(try container.decode(String.self, forKey: .expression))
    } else {
      self = .value(try decoder.singleValueContainer().decode(Value.self))
    }
  }

  /// Writes the form that `init(from:)` reads.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .value(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .expression(let expression):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(expression, forKey: .expression)
    }
  }
}

/// A text that people see: the literal in the development language, or the expression that makes it.
package typealias Text = Setting<String>
