import SwiftReading
import SwiftSyntax

/// The members of one declaration: its body, then its extensions, then what protocols of the app supply; the first wins.
struct Members {
  let lists: [MemberBlockItemListSyntax]
  /// Every declaration among the members, in order.
  let declarations: [DeclSyntax]
  let variables: [VariableDeclSyntax]
  let functions: [FunctionDeclSyntax]
  /// What gives a value, by name: readers ask for some thirty of them.
  private var bindings: [String: [(isStatic: Bool, binding: PatternBindingSyntax)]] = [:]

  init(_ lists: [MemberBlockItemListSyntax]) {
    self.lists = lists
    declarations = lists.flatMap { list in list.map(\.decl) }
    variables = declarations.compactMap { $0.as(VariableDeclSyntax.self) }
    functions = declarations.compactMap { $0.as(FunctionDeclSyntax.self) }
    for variable in variables {
      let isStatic = variable.isStatic
      for binding in variable.bindings where binding.isImplemented {
        if let name = binding.name { bindings[name, default: []].append((isStatic, binding)) }
      }
    }
  }

  /// The binding of a static or class variable that gives a value; one that only states a requirement gives none.
  func staticBinding(_ name: String) -> PatternBindingSyntax? {
    bindings[name]?.first { $0.isStatic }?.binding
  }

  /// The binding of an instance variable.
  func instanceBinding(_ name: String) -> PatternBindingSyntax? {
    bindings[name]?.first { !$0.isStatic }?.binding
  }

  /// The expression that a static member gives: its initial value, or the one expression of its getter.
  func staticValue(_ name: String) -> ExprSyntax? { staticBinding(name)?.singleValue }

  /// The type that a type alias among the members stands for.
  func typeAlias(_ name: String) -> TypeSyntax? {
    declarations.lazy.compactMap { $0.as(TypeAliasDeclSyntax.self) }
      .first { $0.name.plainName == name }?.initializer.value
  }

  /// The functions with a name and these argument labels.
  func functions(_ name: String, labels: [String]) -> [FunctionDeclSyntax] {
    functions.filter { function in
      function.name.plainName == name
        && function.signature.parameterClause.parameters.map(\.firstName.plainName) == labels
    }
  }
}

extension VariableDeclSyntax {
  var isStatic: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}

extension PatternBindingSyntax {
  /// Whether it is more than a protocol's requirement.
  var isImplemented: Bool {
    guard initializer == nil, case .accessors(let accessors) = accessorBlock?.accessors else { return true }
    return accessors.contains { $0.body != nil }
  }

  /// The initial value, or the one expression that the getter gives back; nil where there are more statements.
  var singleValue: ExprSyntax? {
    if let value = initializer?.value { return value.calledClosureValue ?? value }
    return getter?.singleExpression
  }

  /// What the getter runs; nil for a stored variable.
  var getter: CodeBlockItemListSyntax? {
    switch accessorBlock?.accessors {
    case .getter(let items): items
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    case nil: nil
    }
  }

  /// The code that makes the value: the getter's statements, or the initial value alone.
  var code: Syntax? { getter.map(Syntax.init) ?? initializer.map { Syntax($0.value) } }
}

extension CodeBlockItemListSyntax {
  /// The value of a body that is one expression, with or without `return`.
  var singleExpression: ExprSyntax? { count == 1 ? first?.expression : nil }
}

extension CodeBlockItemSyntax {
  /// The expression of a statement, with or without `return`.
  var expression: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}

extension ExprSyntax {
  /// The value of `{ … }()` where the closure is one expression.
  fileprivate var calledClosureValue: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return nil }
    return call.calledExpression.as(ClosureExprSyntax.self)?.statements.singleExpression
  }
}
