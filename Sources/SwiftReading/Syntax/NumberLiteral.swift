package import SwiftSyntax

/// A number as a literal spells it, sign and radix included.
package enum NumberLiteral: Equatable {
  /// One without a point; of any radix.
  case integer(Int)
  /// One with a point or an exponent.
  case float(Double)

  /// Nil for what is no number.
  package init?(_ expression: ExprSyntax) {
    if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-",
      let number = NumberLiteral(negated.expression)
    {
      self = number.negated
    } else if let literal = expression.as(IntegerLiteralExprSyntax.self), let value = literal.representedLiteralValue {
      self = .integer(value)
    } else if let literal = expression.as(FloatLiteralExprSyntax.self), let value = literal.representedLiteralValue {
      self = .float(value)
    } else {
      return nil
    }
  }

  /// How the shortest code spells it.
  package var spelling: String {
    switch self {
    case .integer(let value): "\(value)"
    case .float(let value): "\(value)"
    }
  }

  /// How it is spelled where the type is a floating-point one.
  package var floating: String {
    switch self {
    case .integer(let value): "\(Double(value))"
    case .float(let value): "\(value)"
    }
  }

  private var negated: NumberLiteral {
    switch self {
    case .integer(let value): .integer(0 &- value)
    case .float(let value): .float(-value)
    }
  }
}
