import SwiftSyntax

extension SyntaxProtocol {
  /// The nodes of one kind in the code, outer ones first.
  func nodes<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    let finder = NodeFinder<Node>(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }

  /// The node itself and those around it, from the inside.
  var lineage: UnfoldFirstSequence<Syntax> { sequence(first: Syntax(self), next: \.parent) }

  /// The nearest node of one kind around it, which may be the node itself.
  func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    lineage.lazy.compactMap { $0.as(Node.self) }.first
  }

  /// The statement or member that it is part of.
  var enclosingItem: Syntax? { lineage.first { $0.is(MemberBlockItemSyntax.self) || $0.is(CodeBlockItemSyntax.self) } }

  /// Where it begins in the bytes of its file, without the trivia before it.
  var startOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Where it ends in the bytes of its file, without the trivia behind it.
  var endOffset: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// Without the trivia around it.
  var trimmedByteRange: Range<Int> { startOffset..<endOffset }

  /// Whether it begins and ends on one line.
  var isOneLine: Bool { !trimmedDescription.contains { $0.isNewline } }
}

extension TokenSyntax {
  /// Its text without the backticks that let a keyword be a name.
  var bareText: String { identifier?.name ?? text }
}

extension DeclGroupSyntax {
  /// What it inherits from, as written.
  var inheritedTypes: [TypeSyntax] { inheritanceClause?.inheritedTypes.map(\.type) ?? [] }
}

extension FunctionParameterSyntax {
  /// What the body of the function calls it.
  var bodyName: TokenSyntax { secondName ?? firstName }
}

extension ClosureParameterSyntax {
  /// What the closure calls it.
  var bodyName: TokenSyntax { secondName ?? firstName }
}

extension ExprSyntax {
  private static let longest = 32

  /// `Outer.Inner` for a name with names before it, `.result` for one behind a dot; nil for any other expression.
  ///
  /// A chain of calls may be as long as a file, and to spell out the base of each of them takes quadratic time.
  var dottedName: String? {
    var names: [String] = []
    var rest = self
    while names.count < Self.longest {
      if let reference = rest.as(DeclReferenceExprSyntax.self) {
        return ([reference.baseName.text] + names.reversed()).joined(separator: ".")
      }
      guard let access = rest.as(MemberAccessExprSyntax.self) else { return nil }
      names.append(access.declName.baseName.text)
      guard let base = access.base else { return "." + names.reversed().joined(separator: ".") }
      rest = base
    }
    return nil
  }
}

private final class NodeFinder<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  private(set) var found: [Node] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let node = node.as(Node.self) { found.append(node) }
    return .visitChildren
  }
}
