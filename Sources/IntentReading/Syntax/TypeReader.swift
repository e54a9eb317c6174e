import IntentSurface
import SwiftSyntax

/// Reads types as the values that shortcuts carry.
struct TypeReader {
  let context: SyntaxContext

  func valueType(_ type: TypeSyntax) -> ValueType { .unknown("") }

  /// The name of a type without attributes, module qualification and generic arguments: `Outer.Inner`.
  static func name(_ type: TypeSyntax) -> String? { nil }

  /// The name of the type in `X.self`.
  static func name(metatype expression: ExprSyntax) -> String? { nil }
}
