import IntentSurface
package import SwiftSyntax

/// What a name stands for that code around a place declares, and no type.
package enum LocalName {
  /// A parameter of a function or initializer.
  case parameter(FunctionParameterSyntax, of: Syntax)
  /// A constant with its initial value, and the type that is written for it.
  case constant(ExprSyntax, TypeSyntax?)
  /// What a condition unwraps, or one element of what a loop or a closure goes through.
  case bound(ExprSyntax, isElement: Bool)
  /// A variable, or what another pattern or closure names.
  case other
}

extension Syntax {
  /// What a name stands for inside of functions; nil where nothing there declares it.
  package func localName(_ name: String) -> LocalName? {
    for node in sequence(first: self, next: \.parent) {
      switch node.kind {
      case .memberBlock: return nil
      case .codeBlockItemList where node.parent?.is(SourceFileSyntax.self) == false:
        if let found = node.as(CodeBlockItemListSyntax.self)?.localName(name, before: self) { return found }
      case .functionDecl, .initializerDecl:
        if let parameter = node.parameterClause?.parameters.first(where: { $0.bodyName == name }) {
          return .parameter(parameter, of: node)
        }
      case .closureExpr:
        if let closure = node.as(ClosureExprSyntax.self), closure.names(parameter: name) {
          let names = closure.parameterNames
          return .element(of: closure.goesThrough, isFirst: names.count > 1 && names[0] == name)
        }
      case .ifExpr: if let found = node.as(IfExprSyntax.self)?.conditions.localName(name, before: self) { return found }
      case .whileStmt:
        if let found = node.as(WhileStmtSyntax.self)?.conditions.localName(name, before: self) { return found }
      case .forStmt:
        if let loop = node.as(ForStmtSyntax.self), loop.pattern.names(name), loop.sequence.endPosition <= position {
          let names = loop.pattern.as(TuplePatternSyntax.self)?.elements.first?.pattern.names(name)
          return .element(of: loop.sequence, isFirst: names == true)
        }
      case .switchCase: if node.as(SwitchCaseSyntax.self)?.label.names(name) == true { return .other }
      default: break
      }
    }
    return nil
  }

  /// The parameters of a function or initializer.
  package var parameterClause: FunctionParameterClauseSyntax? {
    self.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause
  }

  /// Under which name a function, or the type that an initializer makes, is called.
  package var nameOfCalls: String? {
    self.as(FunctionDeclSyntax.self)?.name.plainName ?? enclosingTypePath?.lastNameComponent
  }
}

extension CodeBlockItemListSyntax {
  /// What the last statement before a place that declares a name says of it.
  fileprivate func localName(_ name: String, before place: Syntax) -> LocalName? {
    var found: LocalName?
    for statement in self {
      guard statement.position < place.position else { break }
      switch statement.item {
      case .decl(let declaration):
        guard let variable = declaration.as(VariableDeclSyntax.self),
          let binding = variable.bindings.first(where: { $0.name == name || $0.pattern.names(name) }),
          binding.endPosition <= place.position
        else { continue }
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        found =
          (isConstant ? binding.value(of: name) : nil).map { .constant($0, binding.typeAnnotation?.type) } ?? .other
      case .stmt(let statement):
        found = statement.as(GuardStmtSyntax.self)?.conditions.localName(name, before: place) ?? found
      case .expr: continue
      }
    }
    return found
  }
}

extension PatternBindingSyntax {
  /// What one of its names begins with: the value, or that part of a tuple; nil where nothing shows it.
  fileprivate func value(of name: String) -> ExprSyntax? {
    if self.name == name { return initializer?.value }
    guard let names = pattern.as(TuplePatternSyntax.self)?.elements,
      let values = initializer?.value.as(TupleExprSyntax.self)?.elements, names.count == values.count,
      let found = zip(names, values).first(where: {
        $0.0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName == name
      })
    else { return nil }
    return found.1.expression
  }
}

extension LocalName {
  /// - Parameter isFirst: whether it is the first of several names: the place, where what is gone through is enumerated.
  fileprivate static func element(of sequence: ExprSyntax?, isFirst: Bool) -> LocalName {
    if isFirst, sequence?.as(FunctionCallExprSyntax.self)?.calledWord == "enumerated" { return .other }
    return sequence.map { .bound($0, isElement: true) } ?? .other
  }
}

extension ConditionElementListSyntax {
  /// What one of the conditions says of a name that it gives to what it finds.
  ///
  /// What an initial value names is what had the name before: `if let id = id`.
  fileprivate func localName(_ name: String, before place: Syntax) -> LocalName? {
    for element in self where element.endPosition <= place.position {
      switch element.condition {
      case .optionalBinding(let binding) where binding.pattern.names(name):
        // `if let id` is what had the name before.
        guard let initializer = binding.initializer else { continue }
        return .bound(initializer.value, isElement: false)
      case .matchingPattern(let matching) where matching.pattern.names(name): return .other
      default: continue
      }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// Whether a pattern has a name in it.
  fileprivate func names(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.plainName == name }
  }
}

extension ClosureExprSyntax {
  /// What the method is called on that the closure is given to.
  fileprivate var goesThrough: ExprSyntax? {
    // A closure stands behind the call, or among its arguments.
    let around = Array(sequence(first: Syntax(self), next: \.parent).prefix(4))
    let call = around.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
    return call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// Whether a name is that of a parameter.
  package func names(parameter name: String) -> Bool {
    guard signature?.parameterClause == nil else { return parameterNames.contains(name) }
    return name.first == "$" && name.dropFirst().allSatisfy(\.isNumber)
  }
}

extension FunctionCallExprSyntax {
  /// The name of the function that it calls, whatever on; that of the type where it calls an initializer.
  package var calledFunction: String? {
    let access = calledExpression.as(MemberAccessExprSyntax.self)
    guard let access, access.declName.baseName.tokenKind != .keyword(.`init`) else { return calledLastName }
    return access.declName.baseName.plainName
  }
}

extension ExprSyntax {
  /// The name of a variable or constant that the expression is, without a type or `self` before it.
  package var plainReference: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.plainName }

  /// `kind` of `kind.rawValue`.
  package var rawValueBase: ExprSyntax? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.plainName == "rawValue" else {
      return nil
    }
    return access.base
  }
}
