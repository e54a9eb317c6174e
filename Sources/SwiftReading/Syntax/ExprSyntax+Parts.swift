import IntentSurface
import SwiftParser
package import SwiftSyntax

extension ExprSyntax {
  /// The expression inside parentheses that group it.
  package var unparenthesized: ExprSyntax {
    var expression = self
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    {
      expression = element.expression
    }
    return expression
  }

  /// Whether it is a text, a number or a flag as code spells it.
  var isLiteral: Bool {
    self.is(StringLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self) || NumberLiteral(self) != nil
  }

  /// The terms of `a + b + c`, whether operators are folded or not; nil where it is no sum.
  package var addedTerms: [ExprSyntax]? {
    if let sum = self.as(InfixOperatorExprSyntax.self) {
      guard sum.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return nil }
      return (sum.leftOperand.addedTerms ?? [sum.leftOperand]) + (sum.rightOperand.addedTerms ?? [sum.rightOperand])
    }
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count >= 3 else {
      return nil
    }
    let operators = stride(from: 1, to: elements.count, by: 2).map { elements[$0] }
    guard operators.allSatisfy({ $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }) else { return nil }
    return stride(from: 0, to: elements.count, by: 2).map { elements[$0] }
  }

  /// The name that may be a constant: `key`, `Self.key`, `Consts.Nested.key`.
  package var reference: String? {
    guard self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self) else { return nil }
    return TypeName.of(expression: self)
  }
}

extension FunctionCallExprSyntax {
  /// The called name without module or generic arguments: `Summary`, `String.LocalizationValue`, `init` for `.init`,
  /// and the type for `Type.init`.
  package var calledName: String? {
    if let access = calledExpression.as(MemberAccessExprSyntax.self) {
      let isInitializer = access.declName.baseName.tokenKind == .keyword(.`init`)
      guard let base = access.base else { return access.declName.baseName.plainName }
      if isInitializer { return TypeName.of(expression: base) }
    }
    return TypeName.of(expression: calledExpression)
  }
}

extension StringSegmentSyntax {
  /// The text that it spells in a literal; nil where that can't be told.
  package func text(in literal: StringLiteralExprSyntax) -> String? {
    // Nearly all texts are as they are written; a tree of its own for each takes longer than all else that is read of it.
    if literal.openingQuote.tokenKind == .stringQuote, !content.text.utf8.contains(UInt8(ascii: "\\")) {
      return content.text
    }
    return literal.with(\.segments, [.stringSegment(self)]).representedLiteralValue
  }
}

extension StringLiteralExprSyntax {
  /// The text that it spells; nil where it interpolates, or is longer than `ValueLimit.text`.
  package var boundedValue: String? {
    trimmedLength.utf8Length <= ValueLimit.text ? representedLiteralValue : nil
  }

  /// Whether it has a part that code makes.
  var isInterpolated: Bool { segments.contains { $0.is(ExpressionSegmentSyntax.self) } }
}
