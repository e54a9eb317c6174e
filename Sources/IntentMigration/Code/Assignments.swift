import SwiftSyntax

extension TypeCode {
  /// The values that the type's own code sets a member to, without those for which it is left out.
  func assignments(to name: String) -> [ExprSyntax] {
    groups.flatMap { $0.nodes(SequenceExprSyntax.self) }.compactMap { $0.value(assignedTo: name) }
  }

  /// The values that the initialiser without parameters sets a member to: a step that has none starts with them.
  func startValues(of name: String) -> [ExprSyntax] {
    initializers.filter(\.signature.parameterClause.parameters.isEmpty).compactMap(\.body)
      .flatMap { $0.nodes(SequenceExprSyntax.self) }.compactMap { $0.value(assignedTo: name) }
  }
}

extension SequenceExprSyntax {
  // Operators are not folded: `a = b ?? c` is one sequence.
  fileprivate func value(assignedTo name: String) -> ExprSyntax? {
    let elements = Array(elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    return [name, "self.\(name)"].contains(elements[0].trimmedDescription) ? elements[2] : nil
  }
}
