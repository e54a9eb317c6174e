import IntentSurface
import SwiftSyntax

extension Evaluator {
  /// Calls what is a value itself, such as a closure.
  func apply(_ value: SwiftValue, to call: FunctionCallExprSyntax, _ frame: Frame) throws(Unknown) -> SwiftValue {
    guard case .function(let callable) = value else {
      if case .instance(let type, _) = value,
        let function = try chosen(of: type, type.declared, "callAsFunction", call, frame)
      {
        return try run(function, call, frame, on: value, type, lvalue: nil)
      }
      throw Unknown("it depends on `\(call.spelling(limit: 80))`", call)
    }
    switch callable.code {
    case .function(let function):
      return try run(
        function, call, frame, on: callable.frame.variables["self"], callable.frame.selfType, lvalue: nil,
        local: callable.frame)
    case .initializer(let type): return try make(type, Call(call), frame)
    default:
      var values: [SwiftValue] = []
      for (index, argument) in call.givenArguments.enumerated() {
        let type = parameterType(index, of: callable).map { resolve($0, callable.frame) }
        values.append(try self.value(of: argument, frame, as: type))
      }
      let changed = call.givenArguments.map { $0.expression.as(InOutExprSyntax.self)?.expression }
      guard changed.allSatisfy({ $0 == nil }) else {
        return try apply(callable, to: values, changing: changed, at: Syntax(call), frame)
      }
      return try apply(callable, to: values, labels: call.givenArguments.map(\.label), at: Syntax(call))
    }
  }

  /// Calls a closure that changes what it is given.
  func apply(
    _ callable: SwiftValue.Callable, to values: [SwiftValue], changing targets: [ExprSyntax?], at place: Syntax,
    _ frame: Frame
  ) throws(Unknown) -> SwiftValue {
    let (result, left) = try changed(values, by: callable, at: place)
    for (target, value) in zip(targets, left) {
      if let target, let value { try assign(value, to: target, frame) }
    }
    return result
  }

  /// Calls a closure or a function with values.
  func apply(
    _ callable: SwiftValue.Callable, to values: [SwiftValue], labels: [String?] = [], at place: Syntax
  ) throws(Unknown) -> SwiftValue {
    try step(at: place)
    return try deeper(at: place) { () throws(Unknown) in
      switch callable.code {
      case .closure(let closure): return try run(closure, values, in: callable.frame)
      case .expression(let expression): return try evaluate(expression, callable.frame)
      case .keyPath(let names):
        guard var value = values.first else { throw Unknown("a key path has nothing to begin with", place) }
        for name in names {
          value = try member(name, of: value, at: place)
        }
        return value
      case .function(let function): return try run(function, values, in: callable.frame)
      case .getter:
        guard case .function(let made) = try known(.function(callable)) else { throw Unknown("it is called", place) }
        return try apply(made, to: values, labels: labels, at: place)
      case .enumCase(let type, let name):
        let labels = labels.isEmpty ? values.map { _ in nil } : labels
        return .enumCase(type, name, zip(labels, try payload(values, of: name, in: type, at: place)).map { ($0, $1) })
      case .sign(let sign):
        guard values.count == 2 else { throw Unknown("it uses `\(sign)`", place) }
        return try combined((values[0], false), sign, (values[1], false), at: place)
      case .initializer(let type):
        return try libraryValue(madeBy: type, values.map { (label: nil, value: $0) }, at: place)
      }
    }
  }

  private func payload(
    _ values: [SwiftValue], of name: String, in type: SwiftType, at place: Syntax
  ) throws(Unknown) -> [SwiftValue] {
    let parameters = carried(by: name, of: type)
    guard parameters.count == values.count else { throw Unknown("it carries something else", place) }
    let frame = self.frame(of: type)
    var converted: [SwiftValue] = []
    for (value, parameter) in zip(values, parameters) {
      converted.append(try convert(value, to: resolve(parameter.type, frame), at: place))
    }
    return converted
  }

  /// What a case of an enum carries.
  private func carried(by name: String, of type: SwiftType) -> [EnumCaseParameterSyntax] {
    let element = type.declared.flatMap { code.members(of: $0).enumCase(name) }
    return element?.parameterClause.map { Array($0.parameters) } ?? []
  }

  /// The type that a value is asked for, where code says it.
  private func parameterType(_ index: Int, of callable: SwiftValue.Callable) -> TypeSyntax? {
    switch callable.code {
    case .closure(let closure):
      guard case .parameterClause(let clause)? = closure.signature?.parameterClause else { return nil }
      return clause.parameters.dropFirst(index).first?.type
    case .enumCase(let type, let name): return carried(by: name, of: type).dropFirst(index).first?.type
    default: return nil
    }
  }

  /// Where a closure runs: with what its capture list takes down when it is made.
  func captured(by closure: ClosureExprSyntax, in frame: Frame) -> Frame {
    guard let captures = closure.signature?.capture?.items, !captures.isEmpty else { return frame }
    let inner = Frame(in: frame)
    for capture in captures {
      let name = capture.name.plainName
      let value = capture.initializer.map { try? evaluate($0.value, frame) } ?? frame.value(of: name)
      if let value { inner.variables[name] = value }
    }
    return inner
  }

  /// Refuses what a result builder or a property wrapper of the code makes of a body or an argument.
  func checkPlain(_ attributes: AttributeListSyntax) throws(Unknown) {
    for attribute in attributes.attributes {
      guard let name = TypeName.of(attribute.attributeName),
        let type = code.type(named: name.nameComponents, at: Syntax(attribute)),
        code.declaration(of: type)?.attributes.first(named: ["resultBuilder", "propertyWrapper"]) != nil
      else { continue }
      throw Unknown("`@\(name)` makes something else of it", attribute)
    }
  }

  /// What a closure gives, and what it leaves in its parameters, of which it takes some as `inout`.
  func changed(
    _ values: [SwiftValue], by callable: SwiftValue.Callable, at place: Syntax
  ) throws(Unknown) -> (result: SwiftValue, left: [SwiftValue?]) {
    guard case .closure(let closure) = callable.code else { throw Unknown("it is changed by a function", place) }
    try step(at: place)
    let frame = try self.frame(of: closure, values, in: callable.frame)
    let flow = try deeper(at: place) { () throws(Unknown) in try execute(closure.statements, frame) }
    let names = closure.parameterNames
    let left = values.indices.map { frame.variables[names.isEmpty ? "$\($0)" : names[$0]] }
    let result: SwiftValue = if case .returned(let value) = flow { value } else { .void }
    return (result, left)
  }

  func run(
    _ closure: ClosureExprSyntax, _ values: [SwiftValue], in outer: Frame, as type: SwiftType? = nil
  ) throws(Unknown) -> SwiftValue {
    let frame = try self.frame(of: closure, values, in: outer)
    return try body(closure.statements, frame, closure.signature?.returnClause.map { resolve($0.type, frame) } ?? type)
  }

  /// What a closure sees that is given values.
  private func frame(
    of closure: ClosureExprSyntax, _ values: [SwiftValue], in outer: Frame
  ) throws(Unknown) -> Frame {
    let frame = Frame(in: outer)
    var values = values
    let names = closure.parameterNames
    // `{ index, name in … }` of one pair.
    if names.count > 1 || names.isEmpty && closure.takesTwo, values.count == 1, case .tuple(let parts)? = values.first {
      values = parts.map(\.value)
    }
    for (index, value) in values.enumerated() { frame.variables["$\(index)"] = value }
    guard names.isEmpty || names.count == values.count else { throw Unknown("a closure takes something else", closure) }
    for (name, value) in zip(names, values) { frame.variables[name] = value }
    return frame
  }

  func run(
    _ function: FunctionDeclSyntax, _ values: [SwiftValue], in outer: Frame
  ) throws(Unknown) -> SwiftValue {
    let frame = Frame(in: outer)
    let parameters = Array(function.signature.parameterClause.parameters)
    guard parameters.count == values.count, let statements = try plainBody(of: function) else {
      throw Unknown("`\(function.name.plainName)` takes something else", function)
    }
    for (parameter, value) in zip(parameters, values) {
      frame.variables[parameter.bodyName] = try convert(value, to: resolve(parameter.type, frame), at: parameter)
    }
    return try body(statements, frame, function.signature.returnClause.map { resolve($0.type, frame) })
  }

  /// The body of a function; a statement `return` in it turns result builders off.
  private func plainBody(of function: FunctionDeclSyntax) throws(Unknown) -> CodeBlockItemListSyntax? {
    let statements = function.body?.statements
    if statements?.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) != true {
      try checkPlain(function.attributes)
    }
    return statements
  }

  func run(
    _ function: FunctionDeclSyntax, _ call: FunctionCallExprSyntax, _ caller: Frame, on value: SwiftValue?,
    _ type: SwiftType?, lvalue: ExprSyntax?, local: Frame? = nil
  ) throws(Unknown) -> SwiftValue {
    guard let statements = try plainBody(of: function), function.signature.effectSpecifiers?.asyncSpecifier == nil
    else {
      throw Unknown("`\(function.name.plainName)` was not read", function)
    }
    try step(at: call)
    let frame = local.map { Frame(in: $0) } ?? type.map(self.frame) ?? Frame(isPlace: false)
    if let value { frame.variables["self"] = value }
    let clause = function.signature.parameterClause
    let isMutating = function.isMutating
    let generics = function.genericParameterClause?.parameters.map(\.name.plainName) ?? []
    let changed = try bind(clause, Call(call), caller, into: frame, generics: generics)
    let result = try deeper(at: call) { () throws(Unknown) in
      try body(statements, frame, function.signature.returnClause.map { resolve($0.type, frame) })
    }
    if isMutating, let lvalue, let own = frame.variables["self"] { try assign(own, to: lvalue, caller) }
    if isMutating, lvalue == nil, let own = frame.variables["self"] { _ = caller.assign(own, to: "self") }
    for (name, target) in changed { if let value = frame.variables[name] { try assign(value, to: target, caller) } }
    return result
  }

  /// Gives the parameters what a call gives them.
  ///
  /// - Returns: the variables of the caller that the call changes, by the names of parameters.
  func bind(
    _ clause: FunctionParameterClauseSyntax, _ call: Call, _ caller: Frame, into frame: Frame, generics: [String] = []
  ) throws(Unknown) -> [(String, ExprSyntax)] {
    var rest = call.arguments[...]
    var changed: [(String, ExprSyntax)] = []
    for parameter in clause.parameters {
      let given = parameter.takeArguments(from: &rest)
      for argument in given where argument.expression.is(InOutExprSyntax.self) {
        argument.expression.as(InOutExprSyntax.self).map { changed.append((parameter.bodyName, $0.expression)) }
      }
      let type = generics.contains(parameter.type.trimmedDescription) ? nil : resolve(parameter.type, frame)
      if given.isEmpty, parameter.defaultValue == nil, parameter.ellipsis == nil { throw call.unknown }
      // What can't be told of one says nothing of the others.
      do throws(Unknown) {
        try checkPlain(parameter.attributes)
        frame.variables[parameter.bodyName] = try value(of: parameter, given, type, call, caller, frame)
      } catch {
        if error.isThrown { throw error }
        frame.variables[parameter.bodyName] = .unknown(error)
      }
      bindGeneric(of: parameter, generics, in: frame)
    }
    guard rest.isEmpty else { throw call.unknown }
    return changed
  }

  private func value(
    of parameter: FunctionParameterSyntax, _ given: [GivenArgument], _ type: SwiftType?, _ call: Call, _ caller: Frame,
    _ frame: Frame
  ) throws(Unknown) -> SwiftValue {
    if parameter.ellipsis != nil {
      var values: [SwiftValue] = []
      for argument in given { values.append(try value(of: argument, caller, as: type)) }
      return .list(values)
    }
    if let argument = given.first {
      guard !parameter.isAutoclosure else {
        return .function(.init(code: .expression(argument.expression), frame: caller))
      }
      return try value(of: argument, caller, as: type)
    }
    guard let value = parameter.defaultValue?.value else { throw call.unknown }
    let inner = Frame(in: frame)
    inner.caller = call.place
    return try convert(evaluate(value, inner, as: type), to: type, at: value)
  }

  /// What an argument gives to what is of a type.
  func value(of argument: GivenArgument, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    if let value = argument.value { return value }
    return try convert(evaluate(argument.expression, frame, as: type), to: type, at: argument.expression)
  }

  /// `T` of `_ type: T.Type`, `_ value: T`, `_ values: [T]` and `_ value: T?`; also that of a library's type, which code
  /// that extends it names.
  private func bindGeneric(of parameter: FunctionParameterSyntax, _ generics: [String], in frame: Frame) {
    guard let value = frame.variables[parameter.bodyName] else { return }
    if case .type(let given) = value, case .named(let own, _, _)? = frame.selfType, kept.makers.contains(own),
      let type = parameter.type.as(MetatypeTypeSyntax.self)?.baseType,
      let name = TypeName.of(type), !Self.libraryTypes.contains(name),
      code.meaning(of: name.nameComponents, at: Syntax(type)) == nil
    {
      frame.generics[name] = given
    }
    guard !generics.isEmpty else { return }
    var (spelled, type) = (parameter.type, self.type(of: value))
    if case .type(let given) = value, let meta = spelled.as(MetatypeTypeSyntax.self) {
      (spelled, type) = (meta.baseType, given)
    } else if let list = spelled.as(ArrayTypeSyntax.self) {
      (spelled, type) = (list.element, type?.element)
    } else if let optional = spelled.as(OptionalTypeSyntax.self) {
      (spelled, type) = (optional.wrappedType, type?.unwrapped)
    }
    let name = spelled.trimmedDescription
    if generics.contains(name), let type { frame.generics[name] = type }
  }
}
