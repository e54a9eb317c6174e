import SwiftSyntax

extension Syntax {
  /// Whether a node around a place gives a name to something else there: a parameter, a constant or the like.
  func binds(_ name: String, before place: AbsolutePosition) -> Bool {
    bindsAsFunction(name) || bindsAsStatement(name, before: place) || bindsAsBranch(name, before: place)
  }

  private func bindsAsFunction(_ name: String) -> Bool {
    let parameters =
      self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    if let parameters { return parameters.contains { $0.bodyName.text == name } }
    switch self.as(ClosureExprSyntax.self)?.signature?.parameterClause {
    case .simpleInput(let names)?: return names.contains { $0.name.text == name }
    case .parameterClause(let clause)?:
      return clause.parameters.contains { $0.bodyName.text == name }
    case nil: return false
    }
  }

  // A statement binds for those that come after it.
  private func bindsAsStatement(_ name: String, before place: AbsolutePosition) -> Bool {
    guard let statements = self.as(CodeBlockItemListSyntax.self) else { return false }
    return statements.contains { item in
      guard item.endPosition <= place else { return false }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        return variable.bindings.contains { $0.pattern.names(name) }
      }
      return item.item.as(GuardStmtSyntax.self)?.conditions.contains { $0.binds(name) } == true
    }
  }

  // A condition binds for those behind it and for the branch that it leads to; the others don't see it.
  private func bindsAsBranch(_ name: String, before place: AbsolutePosition) -> Bool {
    func condition(_ conditions: ConditionElementListSyntax, _ body: CodeBlockSyntax?) -> Bool {
      let isInside = body.map { ($0.position..<$0.endPosition).contains(place) } ?? false
      let isBehind = (conditions.position..<conditions.endPosition).contains(place)
      return (isInside || isBehind) && conditions.contains { $0.endPosition <= place && $0.binds(name) }
    }
    if let node = self.as(IfExprSyntax.self) { return condition(node.conditions, node.body) }
    if let node = self.as(WhileStmtSyntax.self) { return condition(node.conditions, node.body) }
    if let node = self.as(GuardStmtSyntax.self) { return condition(node.conditions, nil) }
    if let node = self.as(ForStmtSyntax.self) { return node.pattern.names(name) && node.body.position <= place }
    if let node = self.as(SwitchCaseSyntax.self) {
      return node.label.as(SwitchCaseLabelSyntax.self)?.binds(name) ?? false
    }
    if let node = self.as(CatchClauseSyntax.self) {
      return node.catchItems.isEmpty ? name == "error" : node.catchItems.contains { $0.pattern?.names(name) == true }
    }
    return false
  }
}

extension ConditionElementSyntax {
  fileprivate func binds(_ name: String) -> Bool {
    condition.as(OptionalBindingConditionSyntax.self)?.pattern.names(name)
      ?? condition.as(MatchingPatternConditionSyntax.self)?.pattern.names(name) ?? false
  }
}

extension SwitchCaseLabelSyntax {
  fileprivate func binds(_ name: String) -> Bool { caseItems.contains { $0.pattern.names(name) } }
}

extension PatternSyntax {
  /// Whether a part of it is a new name.
  fileprivate func names(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.identifier?.name == name && token.parent?.is(IdentifierPatternSyntax.self) == true
    }
  }
}
