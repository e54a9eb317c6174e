import IntentSurface
package import SwiftSyntax

extension ExprSyntax {
  /// The same with expressions in place of names: of variables, and of members of `self`.
  ///
  /// It stands in no type any more, and sees no constants but those that everybody does.
  package func replacing(_ names: [String: ExprSyntax]) -> ExprSyntax {
    Substitution(names).rewrite(self.detached).as(ExprSyntax.self) ?? self
  }
}

extension StringLiteralExprSyntax {
  /// A literal of a text; nil for one that would need escapes.
  package init?(plain text: String) {
    guard !text.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) else { return nil }
    self.init(
      openingQuote: .stringQuoteToken(),
      segments: [.stringSegment(StringSegmentSyntax(content: .stringSegment(text)))],
      closingQuote: .stringQuoteToken())
  }
}

extension FunctionCallExprSyntax {
  /// The one expression that a function gives which is declared around the call, with texts in place of its parameters;
  /// nil for other calls.
  ///
  /// - Parameter text: what an expression spells, as the place of the call sees it.
  func inlined(_ text: (ExprSyntax) -> String?) -> ExprSyntax? {
    guard trailingClosure == nil, let function = calledNeighbor,
      let value = function.body?.statements.singleExpression
    else { return nil }
    var rest = arguments[...]
    var texts: [String: ExprSyntax] = [:]
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.plainName
      let taken = rest.first.flatMap { $0.label?.plainName ?? "_" == label ? $0.expression : nil }
      if taken != nil { rest.removeFirst() }
      let isOwnName = taken == nil && parameter.defaultValue?.value.isFunctionName == true
      let given = isOwnName ? functionName : (taken ?? parameter.defaultValue?.value).flatMap(text)
      guard let literal = given.flatMap(StringLiteralExprSyntax.init(plain:)) else { return nil }
      texts[(parameter.secondName ?? parameter.firstName).plainName] = ExprSyntax(literal)
    }
    return rest.isEmpty ? value.replacing(texts) : nil
  }

  /// The only function of the called name in a type around the call, or in its file.
  private var calledNeighbor: FunctionDeclSyntax? {
    guard let name = calledExpression.reference?.nameComponents, let last = name.last,
      name.count == 1 || name.count == 2 && ["self", "Self"].contains(name.first)
    else { return nil }
    for place in sequence(first: Syntax(self), next: \.parent) {
      let functions = place.declaredFunctions.filter { $0.name.plainName == last }
      if !functions.isEmpty { return functions.count == 1 ? functions.first : nil }
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether it is `#function`.
  var isFunctionName: Bool { self.as(MacroExpansionExprSyntax.self)?.macroName.text == "function" }
}

extension Syntax {
  fileprivate var declaredFunctions: [FunctionDeclSyntax] {
    switch self.as(SyntaxEnum.self) {
    case .memberBlock(let block): block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    case .sourceFile(let file): file.statements.compactMap { $0.item.as(FunctionDeclSyntax.self) }
    default: []
    }
  }
}

private final class Substitution: SyntaxRewriter {
  private let names: [String: ExprSyntax]

  init(_ names: [String: ExprSyntax]) { self.names = names }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    names[node.baseName.plainName] ?? ExprSyntax(node)
  }

  // The name of a member is none of a variable.
  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    guard let base = node.base else { return ExprSyntax(node) }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
      let value = names[node.declName.baseName.plainName]
    {
      return value
    }
    return ExprSyntax(node.with(\.base, visit(base)))
  }
}
