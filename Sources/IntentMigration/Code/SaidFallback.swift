import IntentSurface
import SwiftSyntax

/// What code says of a parameter without a value.
struct SaidFallback {
  /// As the shipped code spelled it behind `??`, or an empty text where the body says what it does with one; nil where
  /// nothing says, or where several places say different things.
  let value: String?

  /// - Parameters:
  ///   - written: the type of the parameter.
  ///   - shipped: the code that shipped.
  init(for name: String, _ written: String, of type: TypeCode, shipped: CodeTree?) {
    let places = shipped?.files(naming: [type.name, name, "??"]) ?? []
    let values = Set(places.flatMap { Self.values(for: name, in: $0) })
    // What asks people in words of its own goes on asking.
    let isAsked = type.variable(name)?.argument("requestValueDialog") != nil
    let isTested = written == "String" && !isAsked && type.perform?.body?.testsEmptiness(of: name) == true
    value = values.count == 1 ? values.first : values.isEmpty && isTested ? "\"\"" : nil
  }

  // What names something else may mean another thing elsewhere.
  private static func values(for name: String, in file: CodeFile) -> [String] {
    file.tree.nodes(SequenceExprSyntax.self).compactMap { sequence in
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[0].dottedName?.lastNameComponent == name,
        parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??", parts[2].isConstant
      else { return nil }
      return parts[2].trimmedDescription
    }
  }
}

extension ExprSyntax {
  fileprivate var isConstant: Bool {
    isLiteral || isImplicitMember
      || self.as(MemberAccessExprSyntax.self)?.base?.dottedName?.first?.isUppercase == true
  }
}

extension CodeBlockSyntax {
  /// Whether a condition of its own asks whether a text, or what it makes of the text, is empty.
  fileprivate func testsEmptiness(of name: String) -> Bool {
    let made = statements.flatMap(\.bindings).filter { binding in
      binding.value?.nodes(DeclReferenceExprSyntax.self).contains { $0.baseName.bareText == name } == true
    }
    let names = Set([name] + made.map(\.name))
    return statements.contains { item in
      let choice = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
      let conditions = item.item.as(GuardStmtSyntax.self)?.conditions ?? choice?.conditions
      return conditions?.nodes(MemberAccessExprSyntax.self).contains { access in
        access.declName.baseName.text == "isEmpty" && access.base?.dottedName.map(names.contains) == true
      } == true
    }
  }
}

/// Whether shipped code works with the current date.
struct CurrentDate {
  private static let deepest = 3
  /// Functions of that name beyond which a name says nothing.
  private static let mostFunctions = 4

  let code: CodeTree

  /// Whether a function, or one that it calls, takes the current date.
  func isUsed(by function: FunctionDeclSyntax?) -> Bool {
    guard let function else { return false }
    var seen: Set<String> = []
    var waiting = [function]
    for _ in 0..<Self.deepest {
      if waiting.contains(where: \.takesCurrentDate) { return true }
      let names = Set(waiting.flatMap(\.calledNames)).subtracting(seen)
      seen.formUnion(names)
      waiting = names.sorted().flatMap(functions)
    }
    return false
  }

  private func functions(named name: String) -> [FunctionDeclSyntax] {
    let found = code.files(naming: ["func \(name)("]).flatMap { $0.tree.nodes(FunctionDeclSyntax.self) }
      .filter { $0.name.text == name }
    return found.count > Self.mostFunctions ? [] : found
  }
}

extension FunctionDeclSyntax {
  fileprivate var takesCurrentDate: Bool {
    guard let body else { return false }
    return body.tokens(viewMode: .sourceAccurate).contains { token in
      if token.text == "now" { return token.parent?.parent?.is(MemberAccessExprSyntax.self) == true }
      guard token.text == "Date", let call = token.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
      return call.arguments.isEmpty
    }
  }

  fileprivate var calledNames: [String] {
    guard let body else { return [] }
    return body.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), token.identifier != nil else { return nil }
      let callee: Syntax? =
        reference.parent?.is(MemberAccessExprSyntax.self) == true ? reference.parent : Syntax(reference)
      return callee?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee?.id ? token.text : nil
    }
  }
}
