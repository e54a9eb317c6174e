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
