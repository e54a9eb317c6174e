import IntentSurface
import SwiftParser
import SwiftSyntax

/// Reads the values that expressions spell: texts, flags, lists, descriptions.
struct LiteralReader {
  let context: SyntaxContext

  /// A text that people see, through every way to spell one; constants are followed.
  ///
  /// A resource with a key and a default value reads as the default value.
  func text(_ expression: ExprSyntax) -> Text {
    string(expression, seen: []).map(Text.value) ?? .expression(expression.spelling)
  }

  /// A text that must be a string literal at the place itself: what the build extracts for `persistentIdentifier`.
  func literal(_ expression: ExprSyntax) -> Setting<String> {
    guard let literal = expression.unparenthesized.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return .expression(expression.spelling) }
    return .value(literal)
  }

  func bool(_ expression: ExprSyntax) -> Setting<Bool> {
    guard let literal = followed(expression).as(BooleanLiteralExprSyntax.self) else {
      return .expression(expression.spelling)
    }
    return .value(literal.literal.tokenKind == .keyword(.true))
  }

  /// The member that an expression names, as in `.requiresAuthentication`; constants are followed.
  func memberName(_ expression: ExprSyntax) -> Setting<String> {
    guard let access = followed(expression).as(MemberAccessExprSyntax.self) else {
      return .expression(expression.spelling)
    }
    return .value(access.declName.baseName.plainName)
  }

  /// The elements of an array literal, of a sum of them, or of a constant that holds one; nil for anything else.
  func elements(_ expression: ExprSyntax) -> [ExprSyntax]? {
    let expression = followed(expression)
    if let terms = expression.addedTerms {
      let lists = terms.map(elements)
      return lists.contains { $0 == nil } ? nil : lists.flatMap { $0 ?? [] }
    }
    return expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
  }

  /// `typeDisplayRepresentation`'s name.
  func typeDisplayName(_ expression: ExprSyntax) -> Text {
    let followed = followed(expression)
    if let name = followed.as(FunctionCallExprSyntax.self)?.arguments.byLabel["name"] { return text(name) }
    return string(followed, seen: []).map(Text.value) ?? .expression(expression.spelling)
  }

  /// What an expression stands for after parentheses are taken off and constants are followed.
  func followed(_ expression: ExprSyntax) -> ExprSyntax {
    var expression = expression.unparenthesized
    var seen: Set<String> = []
    while let reference = expression.reference, let value = constant(reference, at: expression, seen: &seen) {
      expression = value.unparenthesized
    }
    return expression
  }

  /// The value of a constant as the place of the reference sees it, which may be in another constant's type.
  private func constant(_ reference: String, at place: ExprSyntax, seen: inout Set<String>) -> ExprSyntax? {
    let scope = Syntax(place).enclosingTypePath.map { "\($0)." } ?? ""
    guard seen.insert(scope + reference).inserted else { return nil }
    // `Self` in a protocol's extension is the type that is read, so that goes first.
    if reference.hasPrefix("Self.") {
      return context.constant(reference) ?? context.constant(scope + reference.dropFirst(5))
    }
    return (scope.isEmpty ? nil : context.constant(scope + reference)) ?? context.constant(reference)
  }

  private func string(_ expression: ExprSyntax, seen: Set<String>) -> String? {
    let expression = expression.unparenthesized
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if let call = expression.as(FunctionCallExprSyntax.self) { return string(call, seen: seen) }
    if let terms = expression.addedTerms {
      let parts = terms.map { string($0, seen: seen) }
      return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self).joined()
    }
    if let converted = expression.convertedValue { return string(converted, seen: seen) }
    var seen = seen
    guard let reference = expression.textReference else { return nil }
    return constant(reference, at: expression, seen: &seen).flatMap { string($0, seen: seen) }
  }

  private func string(_ call: FunctionCallExprSyntax, seen: Set<String>) -> String? {
    guard let callee = call.calledName, Self.textTypes.contains(callee), call.trailingClosure == nil else { return nil }
    let labeled = call.arguments.byLabel
    if let value = labeled["defaultValue"] { return string(value, seen: seen) }
    if callee == "NSLocalizedString", let value = labeled["value"].flatMap({ string($0, seen: seen) }), !value.isEmpty {
      return value
    }
    guard let first = call.arguments.first, Self.textLabels.contains(first.label?.plainName) else { return nil }
    return string(first.expression, seen: seen)
  }

  /// Types whose initializers only wrap a text.
  private static let textTypes: Set<String> = [
    "AttributedString", "DisplayRepresentation", "IntentDescription", "IntentDialog", "LocalizedStringKey",
    "LocalizedStringResource", "NSLocalizedString", "String", "String.LocalizationValue", "Text",
    "TypeDisplayRepresentation", "init",
  ]

  private static let textLabels: Set<String?> = [
    nil, "localized", "stringLiteral", "verbatim", "name", "title", "full", "descriptionText",
  ]
}

extension ExprSyntax {
  /// The expression inside parentheses that group it.
  var unparenthesized: ExprSyntax {
    var expression = self
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    {
      expression = element.expression
    }
    return expression
  }

  /// The terms of `a + b + c`, whether operators are folded or not; nil where it is no sum.
  var addedTerms: [ExprSyntax]? {
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
  var reference: String? {
    guard self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self) else { return nil }
    return TypeReader.name(expression: self)
  }

  /// As `reference`; an implicit member (`.addTask`) is one of the text type that people extend.
  fileprivate var textReference: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.base == nil else { return reference }
    return "LocalizedStringResource.\(access.declName.baseName.plainName)"
  }

  /// `x` of `x as T`.
  fileprivate var convertedValue: ExprSyntax? {
    if let conversion = self.as(AsExprSyntax.self) { return conversion.expression }
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return elements[0]
  }
}

extension FunctionCallExprSyntax {
  /// The called name without module or generic arguments: `Summary`, `String.LocalizationValue`, `init` for `.init`,
  /// and the type for `Type.init`.
  var calledName: String? {
    if let access = calledExpression.as(MemberAccessExprSyntax.self) {
      let isInitializer = access.declName.baseName.tokenKind == .keyword(.`init`)
      guard let base = access.base else { return access.declName.baseName.plainName }
      if isInitializer { return TypeReader.name(expression: base) }
    }
    return TypeReader.name(expression: calledExpression)
  }
}
