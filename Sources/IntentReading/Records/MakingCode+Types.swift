import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

// Which types the values have that code names.

extension MakingCode {
  /// What the stored variables of a value hold that a call makes on the spot.
  func fields(of base: ExprSyntax, _ scope: Scope?) -> Scope? {
    guard let call = base.as(FunctionCallExprSyntax.self), let type = madeType(by: call) else { return nil }
    let members = code.members(of: type)
    let held = members.variables.flatMap(\.bindings).compactMap(\.name).compactMap { name in
      members.made(name, by: call, scope).map { (name, $0.value) }
    }
    return Scope(Dictionary(held) { first, _ in first })
  }

  func madeType(by call: FunctionCallExprSyntax) -> Int? {
    var callee = call.calledExpression.unparenthesized
    if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.plainName == "init",
      let base = access.base
    {
      callee = base
    }
    return callee.reference.flatMap { code.type(named: $0.nameComponents, at: Syntax(call)) }
  }

  /// The type of a value, as code around the place says it; nil where it does not.
  ///
  /// - Parameter depth: how many names were followed: some name each other in circles.
  func type(of base: ExprSyntax, depth: Int = 0) -> Int? {
    guard depth < Self.depthLimit else { return nil }
    if let call = base.as(FunctionCallExprSyntax.self) { return madeType(by: call) ?? returnedType(by: call, depth) }
    if let conversion = base.as(AsExprSyntax.self) { return type(spelled: conversion.type, at: Syntax(base)) }
    guard let path = base.reference?.nameComponents, let first = path.first else { return nil }
    if ["self", "Self"].contains(first), path.count == 1 { return code.types(around: Syntax(base)).first }
    if let type = code.type(named: path, at: Syntax(base)) { return type }
    if path.count > 1, let owner = code.type(named: path.dropLast(), at: Syntax(base)) {
      return path.last.flatMap { code.members(of: owner).staticBinding($0) }.flatMap { type(of: $0, depth: depth + 1) }
    }
    return path.filter { $0 != "self" }.count == 1
      ? path.last.flatMap { type(of: $0, at: Syntax(base), depth: depth + 1) } : nil
  }

  /// The type that the method of a known type says it hands back.
  private func returnedType(by call: FunctionCallExprSyntax, _ depth: Int) -> Int? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base?.withoutMarks,
      let owner = type(of: base, depth: depth + 1)
    else { return nil }
    let methods = code.members(of: owner).functions(access.declName.baseName.plainName)
    let returned = methods.first { $0.signature.parameterClause.values(in: call) != nil }?.signature.returnClause?.type
    return returned.flatMap { $0.trimmedDescription == "Self" ? owner : type(spelled: $0, at: Syntax($0)) }
  }

  /// The type that a parameter, a constant or a variable of a type around the place says it has.
  private func type(of name: String, at place: Syntax, depth: Int) -> Int? {
    switch place.localName(name) {
    case .parameter(let parameter, _): return type(spelled: parameter.type, at: place)
    case .constant(let value, let type):
      return type.map { self.type(spelled: $0, at: place) } ?? self.type(of: value.withoutMarks, depth: depth)
    case .bound(let sequence, isElement: true): return elementType(of: sequence)
    case .bound(let value, isElement: false): return type(of: value.withoutMarks, depth: depth)
    case .other: return nil
    case nil:
      let variable = variable(named: name, around: place) ?? code.globalVariables(named: name, at: place).first
      return variable.flatMap { type(of: $0, depth: depth) }
    }
  }

  /// The variable of a name that a type around a place has, the innermost first.
  func variable(named name: String, around place: Syntax) -> PatternBindingSyntax? {
    let around = code.types(around: place).lazy.map(code.members)
    return around.compactMap { $0.instanceBinding(name) ?? $0.staticBinding(name) }.first
  }

  private func type(of binding: PatternBindingSyntax, depth: Int) -> Int? {
    if let written = binding.typeAnnotation?.type { return type(spelled: written, at: Syntax(binding)) }
    return binding.initializer.flatMap { type(of: $0.value.withoutMarks, depth: depth) }
  }

  private func type(spelled type: TypeSyntax, at place: Syntax) -> Int? {
    let plain = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    return TypeName.of(plain).flatMap { code.type(named: $0.nameComponents, at: place) }
  }

  private func elementType(of sequence: ExprSyntax, depth: Int = 0) -> Int? {
    guard depth < Self.depthLimit else { return nil }
    let node = sequence.withoutMarks
    if let base = ListElements.base(of: node) { return elementType(of: base, depth: depth + 1) }
    if let written = listType(of: node) { return type(spelled: written, at: Syntax(node)) }
    if let name = node.plainReference, case .constant(let value, nil)? = Syntax(node).localName(name) {
      return elementType(of: value, depth: depth + 1)
    }
    guard case .success(.list(let values, _)) = Evaluator.value(of: sequence, in: code),
      case .enumCase(let type, _, _)? = values.first
    else { return nil }
    return type.declared
  }
}

// Which values are texts.

extension MakingCode {
  /// Whether an expression may be a text or the like, rather than a value of the code's own or a list.
  ///
  /// - Parameter depth: how many names were followed: some name each other in circles.
  func isText(_ expression: ExprSyntax, _ scope: Scope?, depth: Int = 0) -> Bool {
    guard depth < Self.depthLimit else { return false }
    let node = expression.withoutMarks
    if let name = node.plainReference {
      let local = Syntax(node).localName(name)
      if case .parameter(let parameter, _) = local, scope?.values[name] != nil {
        return IdentifierTypes.convertible.contains(parameter.type.trimmedDescription)
      }
      if let given = scope?.values[name] {
        return given.code.count > 1
          || given.code.first?.as(ExprSyntax.self).map { isText($0, given.scope, depth: depth + 1) } == true
      }
      switch local {
      case .constant(let value, _), .bound(let value, isElement: false): return isText(value, scope, depth: depth + 1)
      case .other: return true
      case .parameter, .bound: return false
      case nil: return hasText(name, at: node, depth: depth)
      }
    }
    // Of a list or a table, what stands there is no part of what it has.
    guard let call = node.as(FunctionCallExprSyntax.self) else {
      return !node.is(ClosureExprSyntax.self) && !node.is(SubscriptCallExprSyntax.self)
    }
    if call.calledExpression.is(ClosureExprSyntax.self) { return true }
    if madeType(by: call) != nil { return false }
    let callee = call.calledExpression.unparenthesized
    guard let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName ?? callee.plainReference else {
      return false
    }
    let around = code.types(around: Syntax(call)).flatMap { code.members(of: $0).functions(name) }
    let known =
      around.isEmpty
      ? [calls.member(named: name, calledBy: call)?.code.as(FunctionDeclSyntax.self)].compactMap(\.self) : around
    guard let result = known.first?.signature.returnClause?.type else {
      return callee.as(MemberAccessExprSyntax.self)?.base.map {
        isText($0, scope, depth: depth + 1) || $0.is(MemberAccessExprSyntax.self)
      } ?? true
    }
    return isText(result, at: Syntax(call))
  }

  func isText(_ type: TypeSyntax, at place: Syntax) -> Bool {
    let plain = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    return TypeName.of(plain).map { code.type(named: $0.nameComponents, at: place) == nil } ?? false
  }

  /// Whether a member of the types around a place, or something outside of all, is a text that code makes.
  func hasText(_ name: String, at base: ExprSyntax, depth: Int = 0) -> Bool {
    guard let binding = variable(named: name, around: Syntax(base)) else { return true }
    return binding.typeAnnotation.map { isText($0.type, at: Syntax(base)) }
      ?? binding.singleValue.map { isText($0, nil, depth: depth + 1) } ?? false
  }
}

extension MakingCode {
  /// The type of the elements, where the declaration of a list says it.
  private func listType(of node: ExprSyntax) -> TypeSyntax? {
    let place = Syntax(node)
    if let call = node.as(FunctionCallExprSyntax.self), let name = call.calledExpression.plainReference {
      let around = code.types(around: place).lazy.map { code.members(of: $0).functions(name) }.first { !$0.isEmpty }
      let found = around ?? code.globalFunctions(named: name, at: place)
      return found.count == 1 ? found[0].signature.returnClause?.type.element : nil
    }
    guard let name = node.reference?.nameComponents.filter({ $0 != "self" }), name.count == 1 else { return nil }
    switch place.localName(name[0]) {
    case .parameter(let parameter, _): return parameter.type.element
    case .constant(_, let type): return type?.element
    case .bound, .other: return nil
    case nil: return variable(named: name[0], around: place)?.typeAnnotation?.type.element
    }
  }
}

extension TypeSyntax {
  /// `Note` of `[Note]` and `[Note]?`.
  fileprivate var element: TypeSyntax? {
    let plain = self.as(OptionalTypeSyntax.self)?.wrappedType ?? self
    return plain.as(ArrayTypeSyntax.self)?.element
  }
}

extension ExprSyntax {
  /// Without what says that it may fail or be missing, or stands around it.
  var withoutMarks: ExprSyntax {
    var node = self.unparenthesized
    while true {
      if let attempt = node.as(TryExprSyntax.self) {
        node = attempt.expression.unparenthesized
      } else if let waiting = node.as(AwaitExprSyntax.self) {
        node = waiting.expression.unparenthesized
      } else if let chain = node.as(OptionalChainingExprSyntax.self) {
        node = chain.expression.unparenthesized
      } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
        node = forced.expression.unparenthesized
      } else {
        return node
      }
    }
  }
}
