import SwiftSyntax

extension TypeCode {
  /// The values that the type's own code sets a member to, without those for which it is left out.
  func assignments(to name: String) -> [ExprSyntax] {
    let finder = AssignmentFinder(name)
    for piece in [declaration] as [any DeclGroupSyntax] + extensions { finder.walk(piece) }
    return finder.values
  }
}

private final class AssignmentFinder: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  // Operators are not folded: `a = b ?? c` is one sequence.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), isMember(elements[0]) else {
      return .visitChildren
    }
    values.append(elements[2])
    return .skipChildren
  }

  private func isMember(_ expression: ExprSyntax) -> Bool {
    let text = expression.trimmedDescription
    return text == "self.\(name)" || text == name
  }
}
