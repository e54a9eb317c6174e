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
