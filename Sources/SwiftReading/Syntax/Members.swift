package import SwiftSyntax

/// The members of one type: its body with its extensions, then base classes, then what protocols supply; the first wins.
package struct Members {
  /// The first that has a member wins.
  package let layers: [MemberLayer]

  /// Joins layers.
  package init(_ layers: [MemberLayer]) { self.layers = layers }

  /// Every variable, in order.
  package var variables: [VariableDeclSyntax] { layers.flatMap(\.variables) }

  /// The variables with attributes, as parameters and properties have.
  package var wrapped: [VariableDeclSyntax] { layers.flatMap(\.wrapped) }

  /// Those of an enum, in order.
  package var cases: [EnumCaseDeclSyntax] { layers.flatMap(\.cases) }
  /// Those of an enum, in order, several in one declaration included.
  package var caseElements: [EnumCaseElementSyntax] { layers.flatMap(\.caseElements) }

  /// The case of an enum with a name.
  package func enumCase(_ name: String) -> EnumCaseElementSyntax? {
    first { layer in layer.caseNumber(name).map { layer.caseElements[$0] } }
  }

  /// Its own first.
  package var initializers: [InitializerDeclSyntax] { layers.flatMap(\.initializers) }

  /// The binding of a static or class variable that gives a value; one that only states a requirement gives none.
  package func staticBinding(_ name: String) -> PatternBindingSyntax? { first { $0.staticBinding(name) } }

  /// The binding of an instance variable.
  package func instanceBinding(_ name: String) -> PatternBindingSyntax? { first { $0.instanceBinding(name) } }

  /// The type that a type alias among the members stands for.
  package func typeAlias(_ name: String) -> TypeSyntax? { first { $0.typeAlias(name) } }

  /// The first function with a name.
  package func function(_ name: String) -> FunctionDeclSyntax? { first { $0.functions(named: name).first } }

  /// The functions with a name.
  package func functions(_ name: String) -> [FunctionDeclSyntax] { layers.flatMap { $0.functions(named: name) } }

  /// The functions with a name and these argument labels.
  package func functions(_ name: String, labels: [String]) -> [FunctionDeclSyntax] {
    functions(name).filter { function in
      function.signature.parameterClause.parameters.map(\.firstName.plainName) == labels
    }
  }

  private func first<Found>(_ find: (MemberLayer) -> Found?) -> Found? {
    for layer in layers {
      if let found = find(layer) { return found }
    }
    return nil
  }
}

extension WithModifiersSyntax {
  /// Whether it is a member of the type, not of its values.
  package var isStatic: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}

extension AccessorBlockSyntax {
  /// What reading it runs; nil for observers alone.
  package var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let items): items
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it is more than a protocol's requirement.
  package var isImplemented: Bool {
    guard initializer == nil, case .accessors(let accessors) = accessorBlock?.accessors else { return true }
    return accessors.contains { $0.body != nil }
  }

  /// The initial value, or the one expression that the getter gives back; nil where there are more statements.
  package var singleValue: ExprSyntax? {
    if let value = initializer?.value { return value.calledClosureValue ?? value }
    return getter?.singleExpression
  }

  /// What the getter runs; nil for a stored variable.
  package var getter: CodeBlockItemListSyntax? { accessorBlock?.getter }

  /// Whether other values may be given to it: it is a `var` that stores one.
  package var isVariable: Bool {
    getter == nil && parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.var)
  }

  /// The code that makes the value: the getter's statements, or the initial value alone.
  package var code: Syntax? { getter.map(Syntax.init) ?? initializer.map { Syntax($0.value) } }
}

extension ExprSyntax {
  /// The value of `{ … }()` where the closure is one expression.
  fileprivate var calledClosureValue: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return nil }
    return call.calledExpression.as(ClosureExprSyntax.self)?.statements.singleExpression
  }
}
