import SwiftParser
import SwiftSyntax

/// What an id is made of that is another one each time the app runs, so that nothing saved is found by it again.
enum PassingID {
  /// What the ids of a type's values are made of, as code spells it; nil where one of them may last.
  static func source(of type: TypeCode) -> String? {
    if let variable = type.variable("id") {
      // What is given once may still be set to another one.
      let isConstant = variable.declaration.bindingSpecifier.text == "let"
      if isConstant, let source = variable.binding.initializer?.value.passingSource { return source }
      if let getter = variable.binding.getter { return getter.passingSource }
    }
    let sources = type.initializers.flatMap { $0.nodes(SequenceExprSyntax.self) }.compactMap(\.givenID).map(
      \.passingSource)
    return sources.contains(nil) ? nil : sources.first ?? nil
  }

  /// What ids in some code are hashed to; nil where none is known to be.
  static func hash(in lines: [String]) -> String? {
    guard lines.contains(where: { $0.contains(hashValue) || $0.contains(hasher) }) else { return nil }
    let tree = Parser.parse(source: lines.joined(separator: "\n"))
    let given =
      tree.nodes(LabeledExprSyntax.self).filter { $0.label?.text == "id" }.map { Syntax($0.expression) }
      + tree.nodes(PatternBindingSyntax.self).filter { $0.name == "id" }.map { Syntax($0) }
      + tree.nodes(SequenceExprSyntax.self).compactMap(\.givenID).map { Syntax($0) }
    // A hasher of its own is for a number that is kept.
    let isMade = tree.nodes(FunctionCallExprSyntax.self).contains { $0.calledExpression.trimmedDescription == hasher }
    return given.lazy.compactMap(\.hashSource).first ?? (isMade ? hasher : nil)
  }

  fileprivate static let hashValue = "hashValue"
  fileprivate static let hasher = "Hasher"
}

extension SyntaxProtocol {
  fileprivate var hashSource: String? {
    let names = Set(nodes(DeclReferenceExprSyntax.self).map(\.baseName.text))
    return [PassingID.hashValue, PassingID.hasher].first(where: names.contains)
  }

  // Beside a hash, an id that is made anew.
  fileprivate var passingSource: String? { hashSource ?? (trimmedDescription == "UUID()" ? "UUID()" : nil) }
}

extension SequenceExprSyntax {
  /// What it sets `id` to, where that is what it does.
  fileprivate var givenID: ExprSyntax? {
    let parts = Array(elements)
    return parts.count == 3 && parts[1].is(AssignmentExprSyntax.self)
      && ["id", "self.id"].contains(parts[0].trimmedDescription) ? parts[2] : nil
  }
}
