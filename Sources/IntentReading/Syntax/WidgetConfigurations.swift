import IntentSurface
import SwiftReading
import SwiftSyntax

/// Finds the configurations that the `body` of a widget or control builds: in place, in branches, in local constants, and
/// in other members of the type.
struct WidgetConfigurations {
  /// One configuration found in a body, with the modifiers on it.
  struct Found {
    var callee: String
    var chain: (base: FunctionCallExprSyntax, modifiers: [FunctionCallExprSyntax])
    var availability: [Availability]
    /// The constants of the code around it.
    var locals: [String: ExprSyntax] = [:]
    /// The members of the type that builds it, where that is not the widget.
    var members: Members?
    /// What that type was made with, by the names of its variables.
    var given: [String: ExprSyntax] = [:]
    /// What the function that makes it was called with, by the names of its parameters.
    var arguments: [String: ExprSyntax] = [:]
    /// How many of the modifiers, from the first, stand in that function.
    var innerModifiers = 0
    /// Whether that function is none of the widget's own.
    var isShared = false

    /// An expression of that function as the place of the call has it.
    func replaced(_ expression: ExprSyntax) -> ExprSyntax {
      arguments.isEmpty ? expression : expression.replacing(arguments)
    }

    /// The arguments of the configuration, by label, that say what it is.
    func replaced(_ labeled: [String: ExprSyntax]) -> [String: ExprSyntax] {
      guard !arguments.isEmpty else { return labeled }
      return labeled.filter { ["kind", "provider", "intent", "for"].contains($0.key) }.mapValues(replaced)
    }
  }

  /// Where code stands: under which conditions, among which local constants, how many helpers deep.
  fileprivate struct Place {
    var availability: [Availability] = []
    var locals: [String: ExprSyntax] = [:]
    /// The constants around the modifiers on what a helper makes.
    var outerLocals: [String: ExprSyntax] = [:]
    var modifiers: [FunctionCallExprSyntax] = []
    var depth = 0
    /// What the function around was called with, by the names of its parameters.
    var arguments: [String: ExprSyntax] = [:]
    /// How many modifiers stand outside of that function.
    var outerModifiers = 0
    var isShared = false
  }

  let members: Members
  let allowance: Allowance
  /// The members of another type; nil where nothing is known of it.
  var typeMembers: (String) -> Members? = { _ in nil }
  /// A function outside of all types; nil where none is known.
  var function: (String) -> FunctionDeclSyntax? = { _ in nil }

  /// Helpers that name each other end at this many.
  private static let helperLimit = 4

  /// In the order of the code.
  func found(in body: PatternBindingSyntax) -> [Found] {
    let found =
      body.getter.map { configurations(Array($0), Place()) }
      ?? body.initializer.map { configurations($0.value, Place()) } ?? []
    guard found.isEmpty else { return found }
    // Made by code that is not followed: known without the modifiers on it.
    return (body.code?.calls ?? []).compactMap { call in
      guard let callee = call.calledLastName, WidgetReader.configurations[callee] != nil else { return nil }
      return Found(callee: callee, chain: (call, []), availability: [])
    }
  }

  private func configurations(_ statements: [CodeBlockItemSyntax], _ place: Place) -> [Found] {
    var place = place
    return statements.flatMap { statement -> [Found] in
      guard allowance.take() else { return [] }
      if let expression = statement.expression { return configurations(expression, place) }
      switch statement.item {
      case .decl(let declaration):
        place.add(declaration)
        return []
      case .stmt(let statement):
        return statement.as(ExpressionStmtSyntax.self).map { configurations($0.expression, place) } ?? []
      case .expr: return []
      }
    }
  }

  private func configurations(_ branch: IfExprSyntax, _ place: Place) -> [Found] {
    var inner = place
    inner.availability = AvailabilityReader.joined([
      AvailabilityReader.clauses(of: branch.conditions), place.availability,
    ])
    let taken = configurations(Array(branch.body.statements), inner)
    switch branch.elseBody {
    case .ifExpr(let next): return taken + configurations(next, place)
    case .codeBlock(let block): return taken + configurations(Array(block.statements), place)
    case nil: return taken
    }
  }

  /// A configuration in place, or one that a local constant or a member of the type holds.
  private func configurations(_ expression: ExprSyntax, _ place: Place) -> [Found] {
    if let branch = expression.as(IfExprSyntax.self) { return configurations(branch, place) }
    var place = place
    var expression = expression.unparenthesized
    while let call = expression.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !base.isTypeOrSelf
    {
      guard allowance.take() else { return [] }
      place.modifiers.insert(call, at: 0)
      expression = base.unparenthesized
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return configurations(call, place) }
    guard place.depth < Self.helperLimit, let name = expression.reference?.lastNameComponent
    else { return [] }
    place.depth += 1
    if expression.is(DeclReferenceExprSyntax.self), let local = place.locals.removeValue(forKey: name) {
      return configurations(local, place)
    }
    guard let helper = members.instanceBinding(name) else { return [] }
    place.leaveCode()
    return helper.getter.map { configurations(Array($0), place) }
      ?? helper.initializer.map { configurations($0.value, place) } ?? []
  }

  private func configurations(_ call: FunctionCallExprSyntax, _ place: Place) -> [Found] {
    guard let callee = call.calledLastName else { return [] }
    if WidgetReader.configurations[callee] != nil {
      return [
        Found(
          callee: callee, chain: (call, place.modifiers), availability: place.availability,
          locals: place.locals.merging(place.outerLocals) { own, _ in own }, arguments: place.arguments,
          innerModifiers: place.modifiers.count - place.outerModifiers, isShared: place.isShared)
      ]
    }
    guard place.depth < Self.helperLimit else { return [] }
    let own = members.function(callee)
    guard let helper = own ?? sharedFunction(of: call), let statements = helper.body?.statements else {
      return configurations(of: call, place)
    }
    var inner = place
    inner.depth += 1
    inner.leaveCode()
    inner.isShared = place.isShared || own == nil
    inner.outerModifiers = place.modifiers.count
    let values = helper.signature.parameterClause.values(in: call) ?? [:]
    inner.arguments = place.arguments.isEmpty ? values : values.mapValues { $0.replacing(place.arguments) }
    return configurations(Array(statements), inner)
  }

  /// A function outside of all types, or a static one of another type, that makes configurations for several widgets.
  private func sharedFunction(of call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
    guard let path = call.calledExpression.reference?.nameComponents, let name = path.last else { return nil }
    let found =
      path.count == 1 ? function(name) : typeMembers(path.dropLast().joined(separator: "."))?.function(name)
    let result = found?.signature.returnClause?.type.spelling
    return result?.hasSuffix("WidgetConfiguration") == true ? found : nil
  }
}

extension WidgetConfigurations {
  /// Those of a `WidgetConfiguration` of the app's own, with what it is made with in place of its variables.
  private func configurations(of call: FunctionCallExprSyntax, _ place: Place) -> [Found] {
    guard let name = call.calledName, let own = typeMembers(name), let body = own.instanceBinding("body")?.getter else {
      return []
    }
    var inner = place
    inner.depth += 1
    inner.leaveCode()
    let given: [String: ExprSyntax] = call.arguments.reduce(into: [:]) { given, argument in
      if let label = argument.label?.plainName { given[label] = argument.expression }
    }
    let reader = WidgetConfigurations(members: own, allowance: allowance)
    return reader.configurations(Array(body), inner).map { found in
      var found = found
      (found.members, found.given) = (own, given)
      found.locals.merge(given) { inside, _ in inside }
      return found
    }
  }
}

extension WidgetConfigurations.Place {
  /// Goes on in a helper, which sees no constants of the code that calls it.
  fileprivate mutating func leaveCode() {
    outerLocals.merge(locals) { own, _ in own }
    locals = [:]
  }

  /// Takes note of local constants.
  fileprivate mutating func add(_ declaration: DeclSyntax) {
    for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
      if let name = binding.name { locals[name] = binding.initializer?.value }
    }
  }
}

extension ExprSyntax {
  /// Whether a call on it names a type's initializer or an own helper rather than a modifier.
  fileprivate var isTypeOrSelf: Bool {
    guard let name = TypeName.of(expression: self)?.lastNameComponent else { return false }
    return name.first?.isUppercase == true || name == "self"
  }
}
