import SwiftSyntax

/// Of which of the app's types the values are that some code names: by what the code says of them, and by what the
/// declarations of these types say.
final class NamedValues {
  private enum Source {
    case type(TypeSyntax)
    case value(ExprSyntax)
    /// What a closure or a pattern is given.
    case nothing
  }

  private let code: CodeTree
  private let sources: [String: [Source]]
  private var known: [String: String?] = [:]
  private var types: [String: TypeCode?] = [:]

  private static let deepest = 8

  /// - Parameter code: that declares the types.
  init(of tree: some SyntaxProtocol, in code: CodeTree) {
    self.code = code
    let finder = SourceFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    sources = finder.sources
  }

  /// The last name of the type of a value; nil where nothing says.
  func type(of value: ExprSyntax, depth: Int = 0) -> String? {
    guard depth < Self.deepest else { return nil }
    let value = value.unwrapped
    if let reference = value.as(DeclReferenceExprSyntax.self) {
      guard reference.baseName.text == "self" else { return type(ofName: reference.baseName.bareText, depth) }
      let group = reference.lineage.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
      return group?.as(ExtensionDeclSyntax.self)?.extendedType.valueName
        ?? group?.asProtocol((any NamedDeclSyntax).self)?.name.bareText
    }
    if let access = value.as(MemberAccessExprSyntax.self) { return type(of: access, isCalled: false, depth) }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    if let name = call.calledExpression.typeName { return name }
    return call.calledExpression.as(MemberAccessExprSyntax.self).flatMap { type(of: $0, isCalled: true, depth) }
  }

  /// The type whose member an access names.
  func owner(of access: MemberAccessExprSyntax, depth: Int = 0) -> String? {
    access.base.flatMap { $0.unwrapped.typeName ?? type(of: $0, depth: depth) }
  }

  /// The type that a case or a member by its name alone belongs to, where what takes it says so.
  func type(takingAt access: MemberAccessExprSyntax) -> String? {
    var node = Syntax(access)
    while let parent = node.parent, [.functionCallExpr, .tryExpr, .awaitExpr].contains(parent.kind),
      parent.as(FunctionCallExprSyntax.self).map({ $0.calledExpression.id == node.id }) ?? true
    { node = parent }
    guard let parent = node.parent else { return nil }
    if let elements = parent.as(ExprListSyntax.self).map(Array.init), elements.count == 3, elements[2].id == node.id {
      let isCompared = ["==", "!="].contains(elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text)
      return isCompared || elements[1].is(AssignmentExprSyntax.self) ? type(of: elements[0]) : nil
    }
    if let argument = parent.as(LabeledExprSyntax.self) { return type(of: argument) }
    if parent.is(ExpressionPatternSyntax.self), parent.parent?.is(SwitchCaseItemSyntax.self) == true {
      return parent.enclosing(SwitchExprSyntax.self).flatMap { type(of: $0.subject) }
    }
    if parent.is(ReturnStmtSyntax.self) { return resultType(around: parent) }
    guard parent.is(InitializerClauseSyntax.self), let binding = parent.parent?.as(PatternBindingSyntax.self) else {
      return nil
    }
    return binding.typeAnnotation?.type.valueName
  }

  // By the only type that those take there which may be called.
  private func type(of argument: LabeledExprSyntax) -> String? {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let index = Array(call.arguments).firstIndex(where: { $0.id == argument.id })
    else { return nil }
    let label = argument.label?.text ?? "_"
    if let owner = call.calledExpression.typeName {
      guard let type = declaration(of: owner), label != "_" else { return nil }
      let taken = type.initializers.flatMap(\.signature.parameterClause.parameters).first { $0.firstName.text == label }
      return taken?.type.valueName ?? (type.initializers.isEmpty ? type.variable(label)?.type?.valueName : nil)
    }
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.bareText
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    let holder = access.flatMap { owner(of: $0) }.flatMap(declaration)
    let functions =
      name.map(code.functions) ?? access.flatMap { holder?.functions($0.declName.baseName.bareText) } ?? []
    let parameters = functions.compactMap { function -> FunctionParameterSyntax? in
      let all = Array(function.signature.parameterClause.parameters)
      return index < all.count && all[index].firstName.text == label ? all[index] : nil
    }
    let types = Set(parameters.map { $0.type.valueName })
    return types.count == 1 ? types.first ?? nil : nil
  }

  private func resultType(around node: Syntax) -> String? {
    for outer in node.lineage {
      if outer.is(ClosureExprSyntax.self) { return nil }
      if let function = outer.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type.valueName }
      if let binding = outer.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.valueName }
    }
    return nil
  }

  private func type(of access: MemberAccessExprSyntax, isCalled: Bool, _ depth: Int) -> String? {
    guard let owner = owner(of: access, depth: depth + 1) else { return nil }
    let name = access.declName.baseName.bareText
    if name == "self" || isCalled && name == "init" { return owner }
    guard let type = declaration(of: owner) else { return nil }
    if isCalled {
      let results = Set(type.functions(name).map { $0.signature.returnClause?.type.valueName })
      return results.count == 1 ? (results.first ?? nil).map { $0 == "Self" ? owner : $0 } : nil
    }
    guard let binding = (type.variable(name) ?? type.staticVariable(name))?.binding else { return nil }
    if let written = binding.typeAnnotation?.type { return written.valueName }
    return binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.typeName
  }

  private func declaration(of name: String) -> TypeCode? {
    if let found = types[name] { return found }
    let found = code.smallDeclaration(of: name)
    types[name] = .some(found)
    return found
  }

  // A name that stands for values of several types stands for none.
  private func type(ofName name: String, _ depth: Int) -> String? {
    if let found = known[name] { return found }
    known[name] = .some(nil)
    let types = Set(
      (sources[name] ?? []).map { source -> String? in
        switch source {
        case .type(let type): type.valueName
        case .value(let value): self.type(of: value, depth: depth + 1)
        case .nothing: nil
        }
      })
    let type = types.count == 1 ? types.first ?? nil : nil
    known[name] = .some(type)
    return type
  }

  private final class SourceFinder: SyntaxVisitor {
    private(set) var sources: [String: [Source]] = [:]

    private func add(_ name: TokenSyntax, _ source: Source) { sources[name.bareText, default: []].append(source) }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .visitChildren }
      add(name, node.typeAnnotation.map { .type($0.type) } ?? node.initializer.map { .value($0.value) } ?? .nothing)
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      // `if let note` is the value that is called so already.
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, let value = node.initializer?.value,
        value.trimmedDescription != name.text
      else { return .visitChildren }
      add(name, node.typeAnnotation.map { .type($0.type) } ?? .value(value))
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      add(node.bodyName, .type(node.type))
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      add(node.bodyName, node.type.map { .type($0) } ?? .nothing)
      return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, .nothing)
      return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      let isKnown =
        node.parent?.is(PatternBindingSyntax.self) == true
        || node.parent?.is(OptionalBindingConditionSyntax.self) == true
      if !isKnown { add(node.identifier, .nothing) }
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  /// What stands behind `try` and `await`, and in front of `?` and `!`.
  fileprivate var unwrapped: ExprSyntax {
    let value = attempted
    let inner =
      value.as(OptionalChainingExprSyntax.self)?.expression ?? value.as(ForceUnwrapExprSyntax.self)?.expression
    if let list = value.as(TupleExprSyntax.self)?.elements, list.count == 1, let only = list.first {
      return only.expression.unwrapped
    }
    return inner.map(\.unwrapped) ?? value
  }

  /// The last name of a type that it names, as its capital says.
  var typeName: String? {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName.bareText
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.bareText
    return name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }
}

extension TypeSyntax {
  /// The last name of the type of one value, which may be missing; nil for a list, a function or a generic type.
  fileprivate var valueName: String? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.valueName }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.valueName }
    if let constraint = self.as(SomeOrAnyTypeSyntax.self)?.constraint { return constraint.valueName }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.genericArgumentClause == nil ? member.name.bareText : nil
    }
    return self.as(IdentifierTypeSyntax.self).flatMap { $0.genericArgumentClause == nil ? $0.name.bareText : nil }
  }
}
