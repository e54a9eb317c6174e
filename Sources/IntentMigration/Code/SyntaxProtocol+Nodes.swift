import SwiftSyntax

extension SyntaxProtocol {
  /// The nodes of one kind in the code, outer ones first.
  func nodes<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    let finder = NodeFinder<Node>(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}

extension TokenSyntax {
  /// Its text without the backticks that let a keyword be a name.
  var bareText: String { identifier?.name ?? text }
}

private final class NodeFinder<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  private(set) var found: [Node] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let node = node.as(Node.self) { found.append(node) }
    return .visitChildren
  }
}
