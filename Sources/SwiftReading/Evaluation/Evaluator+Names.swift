import IntentSurface
import SwiftSyntax

extension Evaluator {
  // MARK: Names without anything before them

  func value(of name: DeclReferenceExprSyntax, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    let plain = name.baseName.plainName
    if let value = frame.value(of: plain) { return try known(value, of: plain, frame) }
    if case .binaryOperator(let sign) = name.baseName.tokenKind {
      return .function(.init(code: .sign(sign), frame: frame))
    }
    if frame.isPlace, let value = try localValue(of: plain, at: name, frame) { return value }
    if ["self", "Self"].contains(plain), let type = frame.selfType { return .type(type) }
    if let type = self.type(of: ExprSyntax(name), frame) { return .type(type) }
    if let value = try ownMember(plain, at: name, frame) { return value }
    if let function = try ownFunction(plain, at: name, frame) { return function }
    let globals = code.globalVariables(named: plain, at: Syntax(name))
    if let global = globals.first { return try value(of: global, selfType: nil) }
    // A type may have the name of a value.
    if let type = self.type(named: [plain], at: Syntax(name), frame), type.declared != nil { return .type(type) }
    throw Unknown("nothing that was read declares `\(plain)`", name)
  }

  /// What a variable holds, which a frame keeps once it is worked out.
  func known(_ value: SwiftValue, of name: String = "", _ frame: Frame? = nil) throws(Unknown) -> SwiftValue {
    switch value {
    case .unknown(let reason): throw reason
    case .function(let callable):
      guard case .getter(let binding) = callable.code, let getter = binding.getter else { return value }
      let (inner, type) = (Frame(in: callable.frame), binding.typeAnnotation.map { resolve($0.type, callable.frame) })
      return try deeper(at: binding) { () throws(Unknown) in try body(getter, inner, type) }
    case .later(let expression, let scope, let type):
      let value = try convert(evaluate(expression, scope, as: type), to: type, at: expression)
      if !isWhole { _ = frame?.assign(value, to: name) }
      return value
    default: return value
    }
  }

  /// What a constant of the code around a place stands for; nil where the place has none of the name.
  private func localValue(
    of name: String, at node: some SyntaxProtocol, _ frame: Frame
  ) throws(Unknown) -> SwiftValue? {
    switch Syntax(node).localName(name) {
    case nil: return nil
    case .constant(let value, let type):
      return try constant(value, frame.selfType) { () throws(Unknown) in
        let type = type.map { resolve($0, frame) }
        return try convert(evaluate(value, frame, as: type), to: type, at: value)
      }
    case .parameter, .bound, .other: throw Unknown("`\(name)` is given when the code runs", node)
    }
  }

  /// A member of a type around the place, the innermost first.
  private func ownMember(
    _ name: String, at node: DeclReferenceExprSyntax, _ frame: Frame
  ) throws(Unknown) -> SwiftValue? {
    if let value = try frame.value(of: "self").map({ value throws(Unknown) in try known(value, of: "self", frame) }) {
      if let found = try instanceMember(name, of: value, at: Syntax(node)) { return found }
      if value.isLibraryValue, let found = try libraryMember(name, of: value, at: node) { return found }
    }
    if let type = frame.selfType, let found = try staticMember(name, of: type, at: Syntax(node)) { return found }
    for declared in code.types(around: Syntax(node)) {
      let type = SwiftType.named(code.name(of: declared), declared: declared)
      if type != frame.selfType, let found = try staticMember(name, of: type, at: Syntax(node)) { return found }
    }
    return nil
  }

  private func ownFunction(
    _ name: String, at node: DeclReferenceExprSyntax, _ frame: Frame
  ) throws(Unknown) -> SwiftValue? {
    let own = frame.selfType?.declared.map { code.members(of: $0).functions(name) } ?? []
    let functions = own.isEmpty ? code.globalFunctions(named: name, at: Syntax(node)) : own
    guard let function = functions.first, functions.count == 1 else {
      if functions.isEmpty { return nil }
      throw Unknown("`\(name)` is declared more than once", node)
    }
    let scope = Frame(selfType: own.isEmpty ? nil : frame.selfType, generics: own.isEmpty ? [:] : frame.generics)
    if !own.isEmpty { scope.variables["self"] = frame.value(of: "self") }
    return .function(.init(code: .function(function), frame: scope))
  }

  // MARK: Members

  func value(of access: MemberAccessExprSyntax, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    let name = access.declName.baseName.plainName
    guard let base = access.base else {
      if name == "none", type?.isOptional == true { return .null }
      if let type, let found = try staticMember(name, of: type.unwrapped, at: Syntax(access)) { return found }
      // Of the one type whose members are told by their names.
      if type == nil, let only = kept.types.first, kept.types.count == 1 { return .enumCase(.library(only), name) }
      throw Unknown("it depends on `\(access.spelling(limit: 80))`", access)
    }
    if access.declName.baseName.tokenKind == .keyword(.self) {
      if let type = self.type(of: base, frame) { return .type(type) }
      // One of another module.
      if let name = base.reference?.lastNameComponent, name.first?.isUppercase == true {
        guard !Syntax(access).hasGeneric(name) else { throw Unknown("what `\(name)` is was not read", access) }
        return .type(.library(name))
      }
      return try evaluateWhole(base, frame)
    }
    if let bundle = try mainBundle(access) { return bundle }
    // `Outer.Inner`
    if let type = self.type(of: ExprSyntax(access), frame) { return .type(type) }
    if let type = self.type(of: base, frame) { return try member(name, ofType: type, at: access, frame) }
    switch try self.base(base, frame, as: base.isImplicitChain ? type : nil) {
    case .type(let type): return try member(name, ofType: type, at: access, frame)
    case let value:
      if let method = method(name, of: value) { return method }
      return try member(name, of: value, at: Syntax(access))
    }
  }

  /// What a member is asked of: a value of the code's own types is made even where calls are kept as they are written.
  func base(_ expression: ExprSyntax, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    let value = try evaluateWhole(expression, frame, as: type)
    guard case .later(let made, let scope, let type) = value, made.is(FunctionCallExprSyntax.self) else { return value }
    return (try? dispatch(made, scope, as: type)) ?? value
  }

  /// A method of a value as a function: the only one of its name, where no variable has it.
  private func method(_ name: String, of value: SwiftValue) -> SwiftValue? {
    guard let type = value.ownType, let members = type.declared.map(code.members), members.instanceBinding(name) == nil,
      let function = members.function(name), members.functions(name).count == 1, !function.isStatic,
      !function.isMutating
    else { return nil }
    let frame = self.frame(of: type)
    frame.variables["self"] = value
    return .function(.init(code: .function(function), frame: frame))
  }

  private func member(
    _ name: String, ofType type: SwiftType, at access: MemberAccessExprSyntax, _ frame: Frame
  ) throws(Unknown) -> SwiftValue {
    if name == "init" { return .function(.init(code: .initializer(type), frame: frame)) }
    if let found = try staticMember(name, of: type, at: Syntax(access)) { return found }
    switch (type, name) {
    case (.optional, "none"): return .null
    case (.named("Int", nil, _), "max"): return .integer(.max)
    case (.named("Int", nil, _), "min"): return .integer(.min)
    default: throw Unknown("nothing that was read declares `\(access.spelling(limit: 80))`", access)
    }
  }

  /// A static member, a case, a nested type or the list of cases; nil where the type has none of the name.
  func staticMember(_ name: String, of type: SwiftType, at place: Syntax) throws(Unknown) -> SwiftValue? {
    guard let declared = extended(type, at: place) else { return keptMember(name, of: type) }
    let members = code.members(of: declared)
    if let binding = try meant(name, of: type, in: members, at: place, { $0.staticBindings(name) }).first {
      return try value(of: binding, selfType: type)
    }
    if let element = members.enumCase(name) {
      let frame = Frame(selfType: type)
      return element.parameterClause == nil
        ? .enumCase(type, name) : .function(.init(code: .enumCase(type, name), frame: frame))
    }
    if name == "allCases", code.conforms(declared, to: "CaseIterable") {
      let cases = members.caseElements
      guard cases.allSatisfy({ $0.parameterClause == nil }) else { return nil }
      return .list(cases.map { .enumCase(type, $0.name.plainName) })
    }
    if case .type(let nested)? = code.meaning(of: name, in: declared) {
      return .type(.named(code.name(of: nested), declared: nested))
    }
    return code.declaration(of: declared) == nil ? keptMember(name, of: type) : nil
  }

  /// What the code declares of a type: all, or an extension of a library's; nil for nothing.
  func extended(_ type: SwiftType, at place: Syntax) -> Int? {
    type.declared ?? type.libraryName.flatMap { code.type(named: [$0], at: place) }
  }

  private func keptMember(_ name: String, of type: SwiftType) -> SwiftValue? {
    guard let shown = type.shown, kept.types.contains(shown) else { return nil }
    guard name == "allCases" else { return .enumCase(.library(shown), name) }
    return kept.cases[shown].map { .list($0.map { .enumCase(.library(shown), $0) }) }
  }

  /// A variable of a value, of its own type or of the standard library.
  func member(_ name: String, of value: SwiftValue, at place: Syntax) throws(Unknown) -> SwiftValue {
    if let own = try instanceMember(name, of: value, at: place) { return own }
    if let found = try libraryMember(name, of: value, at: place) { return found }
    throw Unknown("nothing that was read declares `\(name)`", place)
  }

  /// A stored or computed variable of a value of the code's types; nil where its type declares none of the name.
  func instanceMember(_ name: String, of value: SwiftValue, at place: Syntax) throws(Unknown) -> SwiftValue? {
    if case .instance(_, let fields) = value, let field = fields[name] { return try known(field) }
    if name == "self" { return value }
    guard let type = declaredType(of: value, at: place), let declared = type.declared else { return nil }
    let members = code.members(of: declared)
    if name == "rawValue", case .enumCase(_, let element, _) = value {
      let raw = try rawValue(of: element, in: type, value, at: place)
      return try raw.map { raw throws(Unknown) in try convert(raw, to: rawType(of: declared), at: place) }
    }
    guard let binding = try meant(name, of: type, in: members, at: place, { $0.instanceBindings(name) }).first else {
      return try dynamicMember(name, of: value, type, members, at: place)
    }
    try checkElements(of: value, for: binding)
    guard let getter = binding.getter else { throw Unknown("`\(name)` is given when the code runs", binding) }
    return try run(getter, of: binding, on: value, type)
  }

  /// What the only `subscript(dynamicMember:)` of a type gives for a name; nil for none, or several.
  private func dynamicMember(
    _ name: String, of value: SwiftValue, _ type: SwiftType, _ members: Members, at place: Syntax
  ) throws(Unknown) -> SwiftValue? {
    let all = members.layers.flatMap(\.subscripts).filter { $0.dynamicParameter != nil }
    guard all.count == 1, let found = all.first, let parameter = found.dynamicParameter, !found.isStatic else {
      return nil
    }
    let frame = self.frame(of: type)
    let isPath = TypeName.of(parameter.type)?.lastNameComponent.hasSuffix("KeyPath") == true
    let given = GivenArgument(
      label: "dynamicMember", expression: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name))),
      value: isPath ? .function(.init(code: .keyPath([name]), frame: frame)) : .text(name))
    return try run(found, Call([given], at: place), on: value, type, frame)
  }

  /// Runs a getter.
  func run(
    _ getter: CodeBlockItemListSyntax, of binding: PatternBindingSyntax, on value: SwiftValue, _ type: SwiftType
  ) throws(Unknown) -> SwiftValue {
    let frame = self.frame(of: type)
    frame.variables["self"] = value
    let result = binding.typeAnnotation.map { resolve($0.type, frame) }
    return try limited(binding, in: code.sharedConstants(at: Syntax(binding))) { () throws(Unknown) in
      try deeper(at: binding) { () throws(Unknown) in try body(getter, frame, result) }
    }
  }

  private func limited<Found>(
    _ variable: PatternBindingSyntax, in memory: SharedConstants?, _ find: () throws(Unknown) -> Found
  ) throws(Unknown) -> Found {
    guard let memory else { return try find() }
    return try memory.limited(variable, find)
  }

  /// The type that declares what a value can do, extensions of library types included.
  func declaredType(of value: SwiftValue, at place: Syntax) -> SwiftType? {
    switch value {
    case .enumCase(let type, _, _), .instance(let type, _): type
    case .text, .integer, .double, .bool:
      type(of: value).flatMap { type in
        type.shown.flatMap { code.type(named: [$0], at: place) }
          .map { .named(type.shown ?? "", declared: $0) }
      }
    case .list(_, .array): code.type(named: ["Array"], at: place).map { .named("Array", declared: $0) }
    case .made(let made):
      ((made.base == nil ? [made.callee] : []) + kept.protocols.sorted()).lazy.compactMap { name in
        self.code.type(named: [name], at: place).map { .named(name, declared: $0) }
      }.first
    default: nil
    }
  }

  /// Lets a member of a list pass that its extension declares for just these elements: `where Element == WidgetFamily`.
  func checkElements(of value: SwiftValue, for member: some SyntaxProtocol) throws(Unknown) {
    guard case .list(let values, _) = value,
      let group = sequence(first: Syntax(member), next: \.parent).first(where: { $0.is(ExtensionDeclSyntax.self) })
    else { return }
    for requirement in group.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement else { continue }
      let wanted = same.rightType.trimmedDescription
      guard values.allSatisfy({ type(of: $0)?.shown == wanted }) else {
        throw Unknown("it is declared for lists of `\(wanted)`", member)
      }
    }
  }

  /// What code in a type sees.
  func frame(of type: SwiftType) -> Frame {
    let frame = Frame(selfType: type, isPlace: false)
    guard case .named(_, let declared?, let arguments) = type, !arguments.isEmpty,
      let parameters = code.declaration(of: declared)?.genericParameters
    else { return frame }
    for (parameter, argument) in zip(parameters, arguments) { frame.generics[parameter] = argument }
    return frame
  }

  // MARK: Variables

  /// What a variable outside of functions holds: its initial value, or what its getter gives.
  func value(of binding: PatternBindingSyntax, selfType: SwiftType?) throws(Unknown) -> SwiftValue {
    let memory = code.sharedConstants(at: Syntax(binding))
    return try constant(binding, selfType, in: memory) { () throws(Unknown) in
      let frame = selfType.map(self.frame) ?? Frame(isPlace: false)
      let type = binding.typeAnnotation.map { resolve($0.type, frame) }
      if binding.isVariable, let name = binding.name, isAssigned(name, of: selfType) {
        throw Unknown("code gives `\(name)` other values", binding)
      }
      if let wrapped = try wrapperValue(of: binding, frame) { return wrapped }
      if let value = binding.initializer?.value {
        return try convert(evaluate(value, frame, as: type), to: type, at: value)
      }
      if let getter = binding.getter {
        return try limited(binding, in: memory) { () throws(Unknown) in try body(getter, frame, type) }
      }
      throw Unknown("`\(binding.name ?? "")` is given when the code runs", binding)
    }
  }

  private func isAssigned(_ name: String, of type: SwiftType?) -> Bool {
    guard let type else { return code.isAssigned(name) }
    return [type.declared.map(code.name) ?? "", "Self"].contains { code.isAssigned("\($0).\(name)") }
  }

  /// Works out a constant once for one value; one that is made of itself is unknown.
  private func constant(
    _ node: some SyntaxProtocol, _ selfType: SwiftType?, in memory: SharedConstants? = nil,
    _ find: () throws(Unknown) -> SwiftValue
  ) throws(Unknown) -> SwiftValue {
    let key = ConstantKey(binding: node.id, selfType: selfType, isKept: kept.keepsCode)
    switch constants[key] {
    case .some(.some(let known)): return try known.get()
    case .some(nil): throw Unknown("it is made of itself", node)
    case nil: break
    }
    guard constants.count < ValueLimit.constants else {
      throw Unknown.tooMany(ValueLimit.constants, node, of: "constants")
    }
    constants[key] = .some(nil)
    let result = Result { () throws(Unknown) in try shared(key, in: memory, find) }
    constants[key] = result
    return try result.get()
  }
}

extension SubscriptDeclSyntax {
  fileprivate var dynamicParameter: FunctionParameterSyntax? {
    guard let only = parameterClause.parameters.first, parameterClause.parameters.count == 1 else { return nil }
    return only.firstName.plainName == "dynamicMember" ? only : nil
  }
}

extension ExprSyntax {
  /// Whether it is a chain of members that leaves out the type of the first: `.a.b`, `.a(1).b`.
  var isImplicitChain: Bool {
    var node = self
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let access = node.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else { return true }
        node = base
      } else {
        return false
      }
    }
  }
}
