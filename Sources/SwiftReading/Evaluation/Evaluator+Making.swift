import SwiftSyntax

extension Evaluator {
  /// What an initializer of a type makes.
  func make(_ type: SwiftType, _ call: Call, _ frame: Frame) throws(Unknown) -> SwiftValue {
    guard let declared = type.declared, let node = code.declaration(of: declared) else {
      var arguments: [(label: String?, value: SwiftValue)] = []
      for argument in call.arguments {
        // In which language numbers are spelled, no text says.
        let isLocale = argument.label == "locale"
        arguments.append(
          (argument.label, isLocale ? .void : try value(of: argument, frame, as: type.asked(argument.label))))
      }
      return try libraryValue(madeBy: type, arguments, at: call.place)
    }
    let members = code.members(of: declared)
    if members.initializers.isEmpty, call.arguments.map(\.label) == ["rawValue"], node.is(EnumDeclSyntax.self) {
      return try enumCase(withRawValue: value(of: call.arguments[0], frame, as: nil), in: type, at: call.place)
    }
    guard !node.is(ActorDeclSyntax.self), !node.is(ProtocolDeclSyntax.self) else {
      throw Unknown("`\(type.shown ?? "it")` is made when the code runs", call.place)
    }
    let fitting = members.initializers.filter { $0.signature.parameterClause.takes(call.arguments) }
    var chosen = fitting.first
    if fitting.count > 1 {
      let clauses = fitting.map { $0.genericParameterClause == nil ? $0.signature.parameterClause : nil }
      let unknown = Unknown("`init` is declared more than once", call.place)
      chosen = fitting[try self.fitting(clauses, call, frame, unknown)]
    }
    if let initializer = chosen {
      do throws(Unknown) { return try run(initializer, call, frame, type) } catch {
        guard !node.is(EnumDeclSyntax.self) else { throw error }
        return try object(type, call.place)
      }
    }
    let hasOwn = node.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    guard !hasOwn, !node.is(EnumDeclSyntax.self) else { throw call.unknown }
    guard node.is(StructDeclSyntax.self) else { return try object(type, call.place) }
    return .instance(type, try fields(of: type, given: call.arguments, frame, at: call.place))
  }

  /// An instance as far as no code that was not read can change it: what its constants begin with.
  func object(_ type: SwiftType, _ place: Syntax) throws(Unknown) -> SwiftValue {
    .instance(type, try fields(of: type, given: nil, isShared: true, frame(of: type), at: place))
  }

  private func run(
    _ initializer: InitializerDeclSyntax, _ call: Call, _ caller: Frame, _ type: SwiftType
  ) throws(Unknown) -> SwiftValue {
    guard let statements = initializer.body?.statements, let declared = type.declared,
      let node = code.declaration(of: declared)
    else { throw Unknown("`init` was not read", initializer) }
    let frame = self.frame(of: type)
    _ = try bind(initializer.signature.parameterClause, call, caller, into: frame)
    frame.variables["self"] =
      node.is(EnumDeclSyntax.self)
      ? .void : .instance(type, try fields(of: type, given: nil, frame, at: call.place))
    let flow = try deeper(at: call.place) { () throws(Unknown) in try execute(statements, frame) }
    let isFailable = initializer.optionalMark != nil
    if case .returned(.null) = flow { return .null }
    guard let made = frame.variables["self"] else { throw Unknown("`init` was not read", initializer) }
    if case .void = made { throw Unknown("`init` was not read", initializer) }
    return isFailable ? .wrapped(made) : made
  }

  /// What a literal makes of a type of the code that takes one.
  func make(_ type: SwiftType, of literal: SwiftValue, at place: some SyntaxProtocol) throws(Unknown) -> SwiftValue {
    let label: String? =
      switch literal {
      case .text: "stringLiteral"
      case .integer: "integerLiteral"
      case .double: "floatLiteral"
      case .bool: "booleanLiteral"
      default: nil
      }
    let members = type.declared.map(code.members)
    let initializer = members?.initializers.first { initializer in
      initializer.signature.parameterClause.parameters.first?.firstName.plainName == label
    }
    guard let initializer, let label else { throw Unknown("it is a `\(type.shown ?? "")` that a literal makes", place) }
    let nothing = ExprSyntax(NilLiteralExprSyntax())
    let call = Call([GivenArgument(label: label, expression: nothing, value: literal)], at: place)
    return try run(initializer, call, Frame(isPlace: false), type)
  }

  /// The stored variables of a value. Those of an instance of a class that other code may change are left out.
  ///
  /// - Parameters:
  ///   - given: what the initializer that Swift writes takes; nil before an own one runs.
  ///   - isShared: whether code that was not read may change its variables.
  private func fields(
    of type: SwiftType, given: [GivenArgument]?, isShared: Bool = false, _ frame: Frame, at place: Syntax
  ) throws(Unknown) -> [String: SwiftValue] {
    guard let declared = type.declared else { return [:] }
    let isShared = isShared || code.declaration(of: declared)?.is(ClassDeclSyntax.self) == true
    var fields: [String: SwiftValue] = [:]
    var rest = given?[...]
    for variable in code.members(of: declared).variables where !variable.isStatic && (!isShared || variable.isConstant)
    {
      for binding in variable.bindings where binding.isStored {
        guard let name = binding.name, fields[name] == nil else { continue }
        let inner = self.frame(of: type)
        let declared = binding.typeAnnotation.map { resolve($0.type, inner) }
        let isConstant = variable.isConstant && binding.initializer != nil
        if !isConstant, let argument = rest?.first, argument.label == name {
          rest?.removeFirst()
          fields[name] = argument.value ?? (try? held(argument.expression, frame, as: declared))
        } else if let value = binding.initializer?.value {
          // What can't be told of one says nothing of the others.
          fields[name] =
            try? wrapperValue(of: binding, inner) ?? held(value, inner, as: declared)
        } else if let wrapped = try? wrapperValue(of: binding, inner) {
          fields[name] = wrapped
        } else if declared?.isOptional == true, !variable.isConstant {
          fields[name] = SwiftValue.null
        }
      }
    }
    guard rest?.isEmpty != false else { throw Unknown("it depends on `\(place.spelling(limit: 80))`", place) }
    return fields
  }

  /// What a property wrapper of the code makes of a variable; nil for one without a wrapper.
  func wrapperValue(of binding: PatternBindingSyntax, _ frame: Frame) throws(Unknown) -> SwiftValue? {
    let attributes = binding.parent?.parent?.as(VariableDeclSyntax.self)?.attributes ?? []
    for case .attribute(let attribute) in attributes {
      guard let name = TypeName.of(attribute.attributeName), name.first?.isUppercase == true, name != "MainActor" else {
        continue
      }
      let type = resolve(attribute.attributeName, frame)
      guard type.declared != nil else { throw Unknown("`@\(name)` makes it", attribute) }
      var arguments = binding.initializer.map { [GivenArgument(label: "wrappedValue", expression: $0.value)] } ?? []
      if case .argumentList(let others)? = attribute.arguments {
        arguments += others.map { GivenArgument(label: $0.label?.plainName, expression: $0.expression) }
      }
      let wrapper = try make(type, Call(arguments, at: attribute), frame)
      return try member("wrappedValue", of: wrapper, at: Syntax(attribute))
    }
    return nil
  }
}

extension SwiftType {
  /// What an initializer of the library takes under a label: a list its elements, or one to repeat.
  fileprivate func asked(_ label: String?) -> SwiftType? {
    guard case .list(let element) = self else { return nil }
    return label == nil ? self : label == "repeating" ? element : nil
  }
}

extension VariableDeclSyntax {
  /// Whether it is a `let`.
  var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }
}
