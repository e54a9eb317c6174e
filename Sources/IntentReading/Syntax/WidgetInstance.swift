import SwiftReading
import SwiftSyntax

/// One widget as a bundle makes it: the type with what its stored variables hold.
struct WidgetInstance {
  /// An expression of the type, as the instance has it.
  enum Value {
    /// It depends on nothing that the instance was made with.
    case same
    case known(ExprSyntax)
    /// It depends on a variable whose value can't be seen.
    case unknown
  }

  private let members: Members
  /// What the call that makes it gives, by the names of variables; nil where it can't be told.
  private let given: [String: ExprSyntax]?
  private let allowance: Allowance

  /// - Parameters:
  ///   - call: what makes it; nil where nothing is known to, as for a widget that is no bundle's.
  ///   - allowance: the variables that may be followed, by all instances of the type together.
  init(of members: Members, madeBy call: FunctionCallExprSyntax?, _ allowance: Allowance) {
    self.members = members
    self.allowance = allowance
    given = call.map(members.values) ?? [:]
  }

  /// Whether a call is known that makes it with something.
  var isMade: Bool { given?.isEmpty == false }

  /// The same; the expression itself where nothing is to be replaced in it, or can be.
  func text(_ expression: ExprSyntax) -> ExprSyntax {
    guard case .known(let value) = value(of: expression) else { return expression }
    return value
  }

  /// Computed variables that name each other end at this many.
  private static let depthLimit = 4

  /// What an expression in the type's code stands for.
  func value(of expression: ExprSyntax) -> Value { value(of: expression, depth: 0) }

  private func value(of expression: ExprSyntax, depth: Int) -> Value {
    guard expression.trimmedLength.utf8Length <= ValueLimit.text else { return depth == 0 ? .same : .unknown }
    let names = expression.ownNames.filter { members.instanceBinding($0) != nil }
    guard !names.isEmpty, depth < Self.depthLimit else { return .same }
    let isWhole = expression.plainOwnName != nil
    var values: [String: ExprSyntax] = [:]
    var isMade = false
    for name in names.sorted() {
      guard let binding = members.instanceBinding(name) else { continue }
      // Variables that name each other would be followed a million times.
      guard allowance.take() else { return .unknown }
      switch variable(name, binding, depth: depth) {
      case .same:
        let assigned = binding.getter == nil ? members.valueAssignedByDefault(to: name) : nil
        guard let value = assigned ?? binding.singleValue else { return .same }
        values[name] = value.qualified(by: binding.typeAnnotation.flatMap { TypeName.of($0.type) })
      case .known(let value):
        values[name] = value
        isMade = true
      case .unknown: return .unknown
      }
    }
    // A variable with one value for all is read where it stands.
    guard isMade || !isWhole else { return .same }
    return .known(expression.replacing(values))
  }

  private func variable(_ name: String, _ binding: PatternBindingSyntax, depth: Int) -> Value {
    guard let getter = binding.getter else { return stored(name, binding) }
    if let code = getter.singleExpression, !code.is(SwitchExprSyntax.self) { return value(of: code, depth: depth + 1) }
    guard let subject = getter.first?.switchExpression?.subject, let own = subject.plainOwnName,
      let variable = members.instanceBinding(own)
    else { return .same }
    switch stored(own, variable) {
    case .known(let value):
      let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
      return name.flatMap { getter.value(forCase: $0, of: subject.spelling) }.map(Value.known) ?? .unknown
    case .same, .unknown: return .unknown
    }
  }

  private func stored(_ name: String, _ binding: PatternBindingSyntax) -> Value {
    let type = binding.typeAnnotation.flatMap { TypeName.of($0.type) }
    if let value = given?[name] { return .known(value.qualified(by: type)) }
    guard binding.accessorBlock == nil else { return .same }
    let hasValue = binding.initializer != nil || members.valueAssignedByDefault(to: name) != nil
    return given == nil || !hasValue ? .unknown : .same
  }
}

extension Members {
  /// What the initializer that the system calls, the one without parameters, gives a stored variable.
  func valueAssignedByDefault(to name: String) -> ExprSyntax? {
    initializers.first { $0.signature.parameterClause.parameters.isEmpty }?.assigned(to: name)
  }

  /// So many initializers are looked at for each call.
  private static let initializerLimit = 16

  /// What a call gives the stored variables, by their names; nil where none of the initializers takes it.
  fileprivate func values(madeBy call: FunctionCallExprSyntax) -> [String: ExprSyntax]? {
    guard call.trailingClosure == nil else { return nil }
    let initializers = initializers
    for initializer in initializers.prefix(Self.initializerLimit) {
      guard let arguments = initializer.signature.parameterClause.values(in: call) else { continue }
      return initializer.assignedValues.mapValues { $0.replacing(arguments) }
    }
    guard initializers.isEmpty || call.arguments.isEmpty else { return nil }
    return call.arguments.reduce(into: [:]) { values, argument in
      if let label = argument.label?.plainName { values[label] = argument.expression }
    }
  }
}

extension InitializerDeclSyntax {
  /// What it gives each variable that it gives one value.
  fileprivate var assignedValues: [String: ExprSyntax] {
    let names = (body?.statements ?? []).compactMap { $0.expression?.assignedName }
    return names.reduce(into: [:]) { values, name in values[name] = assigned(to: name) }
  }
}

extension ExprSyntax {
  /// `kind` of `self.kind = …`.
  fileprivate var assignedName: String? {
    guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return parts.first?.plainOwnName
  }

  /// The variable that it names and nothing else: `kind`, `self.kind`.
  fileprivate var plainOwnName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.plainName }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return access.declName.baseName.plainName
  }

  /// The names in it that may be variables of `self`.
  fileprivate var ownNames: Set<String> {
    let finder = OwnNameFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}

private final class OwnNameFinder: SyntaxVisitor {
  var found: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.baseName.plainName)
    return .skipChildren
  }

  // The name of a member is one of `self` only behind that.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let own = ExprSyntax(node).plainOwnName {
      found.insert(own)
    } else if let base = node.base {
      walk(base)
    }
    return .skipChildren
  }
}
