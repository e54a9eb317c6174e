import IntentSurface
import SwiftSyntax

extension Evaluator {
  func value(of call: FunctionCallExprSyntax, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    if let wrapped = code.wrapped(by: call, as: type) { return try value(of: wrapped, frame) }
    let callee = call.calledExpression.unparenthesized
    if let made = kept(call, callee, frame) { return made }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      return try valueOfMember(access, call, frame, as: type)
    }
    if let made = self.type(of: callee, frame) { return try make(made, Call(call), frame) }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.plainName, frame.value(of: name) == nil {
      if let found = try ownFunction(name, call, frame, as: type) { return found }
      if let found = try libraryFunction(name, call, frame) { return found }
      let own = frame.value(of: "self")
      if let made = own.flatMap({ kept(name, on: $0, call, frame) }) { return made }
      if let own, own.isLibraryValue {
        return try libraryCall(
          name, on: own, ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self))), call, frame)
      }
    }
    if let closure = callee.as(ClosureExprSyntax.self), call.arguments.isEmpty {
      return try run(closure, [], in: frame, as: type)
    }
    return try apply(evaluateWhole(callee, frame), to: call, frame)
  }

  // MARK: What is called

  private func ownFunction(
    _ name: String, _ call: FunctionCallExprSyntax, _ frame: Frame, as asked: SwiftType?
  ) throws(Unknown) -> SwiftValue? {
    if let type = frame.selfType, let function = try chosen(of: type, type.declared, name, call, frame, as: asked) {
      let own = frame.value(of: "self")
      return try run(function, call, frame, on: function.isStatic ? nil : own, type, lvalue: nil)
    }
    for declared in code.types(around: Syntax(call)) {
      let type = SwiftType.named(code.name(of: declared), declared: declared)
      guard let function = try chosen(of: type, declared, name, call, frame, as: asked) else { continue }
      return try run(function, call, frame, on: nil, type, lvalue: nil)
    }
    let functions = code.globalFunctions(named: name, at: Syntax(call)).filter { $0.takes(call) }
    guard let function = try overload(of: functions, name, call, frame, as: asked) else { return nil }
    return try run(function, call, frame, on: nil, nil, lvalue: nil)
  }

  private func valueOfMember(
    _ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax, _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    let name = access.declName.baseName.plainName
    let isInitializer = access.declName.baseName.tokenKind == .keyword(.`init`)
    guard let base = access.base else {
      if name == "some", case .optional(let inner)? = type, let only = call.arguments.first, call.arguments.count == 1 {
        return .wrapped(try convert(evaluate(only.expression, frame, as: inner), to: inner, at: call))
      }
      guard let type = type?.unwrapped else { throw Unknown("it depends on `\(call.spelling(limit: 80))`", call) }
      return isInitializer ? try make(type, Call(call), frame) : try callStatic(name, on: type, call, frame)
    }
    if let nested = self.type(of: ExprSyntax(access), frame) { return try make(nested, Call(call), frame) }
    let value: SwiftValue
    if let type = self.type(of: base, frame) {
      value = .type(type)
    } else if isInitializer, base.plainReference == "self", let type = frame.selfType {
      _ = frame.assign(try make(type, Call(call), frame), to: "self")
      return .void
    } else {
      let list = name == "contains" ? listType(of: base, with: call, frame) : nil
      value = try self.base(base, frame, as: base.isImplicitChain ? type : list)
    }
    if case .type(let type) = value {
      return isInitializer ? try make(type, Call(call), frame) : try callStatic(name, on: type, call, frame)
    }
    if let type = declaredType(of: value, at: Syntax(call)),
      let function = try chosen(of: type, type.declared, name, call, frame)
    {
      try checkElements(of: value, for: function)
      do throws(Unknown) { return try run(function, call, frame, on: value, type, lvalue: base) } catch {
        guard case .made = value else { throw error }
        return .made(MadeValue(callee: name, base: value, call: call, frame: frame, unread: function))
      }
    }
    if let made = kept(name, on: value, call, frame) { return made }
    if let held = try instanceMember(name, of: value, at: Syntax(access)) { return try apply(held, to: call, frame) }
    return try libraryCall(name, on: value, base, call, frame)
  }

  /// The type of a list whose elements leave out theirs, by what it is asked for: `[.daily, .weekly].contains(kind)`.
  private func listType(of list: ExprSyntax, with call: FunctionCallExprSyntax, _ frame: Frame) -> SwiftType? {
    guard let elements = list.as(ArrayExprSyntax.self)?.elements, let only = call.arguments.first, only.label == nil,
      elements.allSatisfy(\.expression.isImplicitMember)
    else { return nil }
    return (try? evaluate(only.expression, frame.snapshot)).flatMap { type(of: $0.held) }.map(SwiftType.list)
  }

  private func callStatic(
    _ name: String, on type: SwiftType, _ call: FunctionCallExprSyntax, _ frame: Frame
  ) throws(Unknown) -> SwiftValue {
    if let function = try chosen(of: type, extended(type, at: Syntax(call)), name, call, frame) {
      guard function.isStatic else { throw Unknown("it depends on `\(call.spelling(limit: 80))`", call) }
      return try run(function, call, frame, on: nil, type, lvalue: nil)
    }
    guard let member = try staticMember(name, of: type, at: Syntax(call)) else {
      throw Unknown("nothing that was read declares `\(call.calledExpression.spelling(limit: 80))`", call)
    }
    return try apply(member, to: call, frame)
  }

  /// The function of a type with a name that takes the arguments of a call; nil for none.
  ///
  /// - Parameter declared: the number under which the code declares or extends the type; nil where it does not.
  func chosen(
    of type: SwiftType, _ declared: Int?, _ name: String, _ call: FunctionCallExprSyntax, _ frame: Frame,
    as asked: SwiftType? = nil
  ) throws(Unknown) -> FunctionDeclSyntax? {
    guard let declared else { return nil }
    let found = try meant(name, of: type, in: code.members(of: declared), at: Syntax(call)) { layer in
      layer.functions(named: name).filter { $0.body != nil && $0.takes(call) }
    }
    return try overload(of: found, name, call, frame, as: asked)
  }
}

extension FunctionDeclSyntax {
  /// Whether it may change what it is called on.
  var isMutating: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.mutating) } }

  func takes(_ call: FunctionCallExprSyntax) -> Bool { signature.parameterClause.takes(call.givenArguments) }
}

extension ClosureExprSyntax {
  /// Whether it names its second parameter by `$1`.
  var takesTwo: Bool {
    statements.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .dollarIdentifier("$1") }
  }

  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.plainName)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).plainName }
    case nil: []
    }
  }
}
