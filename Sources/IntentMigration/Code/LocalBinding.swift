import IntentSurface
import SwiftSyntax

/// A name that code gives to something where it stands: a constant, a condition, a parameter or the like.
struct LocalBinding {
  let name: String
  /// What gives it the name; of a loop what it goes through.
  let node: Syntax
  var type: TypeSyntax?
  var value: ExprSyntax?
  /// Whether it is one of a function, and not of a type or a file.
  var isLocal = true

  /// The type that the code says it has, without what says that it may be missing; nil where it says none.
  var typeName: String? {
    if let type { return type.trimmedDescription.filter { $0 != "?" && $0 != "!" } }
    // `guard let intent` has what is called so around it.
    guard let value else {
      return node.is(OptionalBindingConditionSyntax.self) ? node.binding(of: name)?.typeName : nil
    }
    if let call = value.as(FunctionCallExprSyntax.self) { return call.calledExpression.trimmedDescription }
    // `interaction.intent as? OpenPlantIntent`
    guard let parts = value.as(SequenceExprSyntax.self).map({ Array($0.elements.suffix(2)) }), parts.count == 2,
      parts[0].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return parts[1].trimmedDescription.filter { $0 != "?" && $0 != "!" }
  }
}

extension SyntaxProtocol {
  /// What a name stands for here, as the nearest code around says; nil where none does.
  func binding(of name: String) -> LocalBinding? {
    let place = position
    return lineage.lazy.compactMap { node in node.bindings(at: place).last { $0.name == name } }.first
  }

  /// The names that a pattern gives.
  fileprivate var names: [String] { nodes(IdentifierPatternSyntax.self).map(\.identifier.bareText) }

  fileprivate func named(_ names: [String]) -> [LocalBinding] {
    names.map { LocalBinding(name: $0, node: Syntax(self)) }
  }
}

extension Syntax {
  /// The names that a node gives to a place inside of it, the nearest last.
  fileprivate func bindings(at place: AbsolutePosition) -> [LocalBinding] {
    if let list = self.as(CodeBlockItemListSyntax.self) {
      // A statement binds for those that come after it.
      let found = list.prefix { $0.endPosition <= place }.flatMap(\.bindings)
      return list.parent?.is(SourceFileSyntax.self) == true ? found.map(\.shared) : found
    }
    if let list = self.as(MemberBlockItemListSyntax.self) {
      return list.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.locals).map(\.shared)
    }
    if let node = self.as(IfExprSyntax.self) { return node.conditions.bindings(in: node.body, at: place) }
    if let node = self.as(WhileStmtSyntax.self) { return node.conditions.bindings(in: node.body, at: place) }
    if let node = self.as(GuardStmtSyntax.self) { return node.conditions.bindings(in: nil, at: place) }
    if let node = self.as(ForStmtSyntax.self) {
      return node.body.position <= place ? node.sequence.named(node.pattern.names) : []
    }
    if let node = self.as(SwitchCaseSyntax.self) {
      return named(node.label.as(SwitchCaseLabelSyntax.self)?.caseItems.flatMap(\.pattern.names) ?? [])
    }
    if let node = self.as(CatchClauseSyntax.self) {
      return named(node.catchItems.isEmpty ? ["error"] : node.catchItems.flatMap { $0.pattern?.names ?? [] })
    }
    return parameterBindings
  }

  private var parameterBindings: [LocalBinding] {
    let parameters =
      self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    if let parameters {
      return parameters.map { LocalBinding(name: $0.bodyName.bareText, node: Syntax($0.type), type: $0.type) }
    }
    switch self.as(ClosureExprSyntax.self)?.signature?.parameterClause {
    case .simpleInput(let names)?: return named(names.map(\.name.bareText))
    case .parameterClause(let clause)?:
      return clause.parameters.map { LocalBinding(name: $0.bodyName.bareText, node: Syntax($0), type: $0.type) }
    case nil: return []
    }
  }
}

extension LocalBinding {
  fileprivate var shared: LocalBinding {
    LocalBinding(name: name, node: node, type: type, value: value, isLocal: false)
  }
}

extension CodeBlockItemSyntax {
  /// What it gives names to, for the statements behind it.
  var bindings: [LocalBinding] {
    item.as(VariableDeclSyntax.self)?.locals ?? item.as(GuardStmtSyntax.self)?.conditions.flatMap(\.bindings) ?? []
  }
}

extension VariableDeclSyntax {
  fileprivate var locals: [LocalBinding] {
    bindings.flatMap { binding -> [LocalBinding] in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText else {
        return binding.named(binding.pattern.names)
      }
      return [
        LocalBinding(
          name: name, node: Syntax(binding), type: binding.typeAnnotation?.type, value: binding.initializer?.value)
      ]
    }
  }
}

extension ConditionElementListSyntax {
  // A condition binds for those behind it and for the branch that it leads to; the others don't see it.
  fileprivate func bindings(in body: CodeBlockSyntax?, at place: AbsolutePosition) -> [LocalBinding] {
    let isSeen =
      (position..<endPosition).contains(place) || body.map { ($0.position..<$0.endPosition).contains(place) } == true
    return isSeen ? prefix { $0.endPosition <= place }.flatMap(\.bindings) : []
  }
}

extension ConditionElementSyntax {
  fileprivate var bindings: [LocalBinding] {
    if let matching = condition.as(MatchingPatternConditionSyntax.self) {
      return matching.named(matching.pattern.names)
    }
    guard let bound = condition.as(OptionalBindingConditionSyntax.self) else { return [] }
    return bound.pattern.names.map {
      LocalBinding(name: $0, node: Syntax(bound), type: bound.typeAnnotation?.type, value: bound.initializer?.value)
    }
  }
}

extension SyntaxProtocol {
  /// Every name that something in it binds.
  var boundNames: Set<String> { givenNames.union(names) }

  /// Names that conditions bind to what the code around it calls the same, as in `guard let editor`, and nothing else.
  var copiedNames: Set<String> {
    let patterns = nodes(IdentifierPatternSyntax.self)
    let copies = patterns.filter {
      $0.parent?.as(OptionalBindingConditionSyntax.self).map { $0.initializer == nil } == true
    }
    let others = patterns.filter { !copies.contains($0) }.map(\.identifier.bareText)
    return Set(copies.map(\.identifier.bareText)).subtracting(others).subtracting(givenNames)
  }

  /// The names of parameters, functions and errors.
  private var givenNames: Set<String> {
    let parameters = nodes(FunctionParameterSyntax.self).map(\.bodyName.bareText)
    let closures = nodes(ClosureShorthandParameterSyntax.self).map(\.name.bareText)
    let typed = nodes(ClosureParameterSyntax.self).map(\.bodyName.bareText)
    let functions = nodes(FunctionDeclSyntax.self).map(\.name.bareText)
    let errors = nodes(CatchClauseSyntax.self).isEmpty ? [] : ["error"]
    return Set(parameters + closures + typed + functions + errors)
  }
}

extension TypeCode {
  /// Where the body of `perform()` itself gives a name to something: what comes behind means that.
  func ownBinding(of name: String) -> LocalBinding? {
    perform?.body?.statements.lazy.flatMap(\.bindings).first { $0.name == name }
  }

  /// What the body calls the value of a parameter, and the edits that make it do so: it reads the value under another name
  /// until it declares a constant of that name itself.
  ///
  /// - Parameter isRenamed: whether `self.name` means another parameter from now on.
  func localName(of name: String, isRenamed: Bool) -> (name: String, edits: [SourceEdit]) {
    guard let body = perform?.body else { return (name, []) }
    let own = ownBinding(of: name)
    let local = own == nil ? name : "given" + name.firstUppercased
    let references = body.nodes(DeclReferenceExprSyntax.self).filter { $0.baseName.bareText == name && $0.isOwn }
    let edits = references.compactMap { reference -> SourceEdit? in
      if let access = reference.memberAccess { return isRenamed ? file.replace(access, with: local) : nil }
      guard let own, reference.endPosition <= own.node.endPosition else { return nil }
      return file.replace(reference, with: local)
    }
    return (local, edits)
  }
}
