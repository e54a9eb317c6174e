import SwiftSyntax

extension Evaluator {
  /// What an initializer of a type makes.
  func make(
    _ type: SwiftType, _ call: FunctionCallExprSyntax, _ frame: Frame
  ) throws(Unknown) -> SwiftValue {
    guard let declared = type.declared, let node = code.declaration(of: declared) else {
      var arguments: [(label: String?, value: SwiftValue)] = []
      for argument in call.givenArguments {
        arguments.append((argument.label, try evaluate(argument.expression, frame)))
      }
      return try libraryValue(madeBy: type, arguments, at: Syntax(call))
    }
    let members = code.members(of: declared)
    let labels = call.givenArguments.map(\.label)
    if node.is(EnumDeclSyntax.self), labels == ["rawValue"], members.initializers.isEmpty {
      return try enumCase(withRawValue: evaluate(call.givenArguments[0].expression, frame), in: type, at: Syntax(call))
    }
    guard node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self) else {
      throw Unknown("`\(type.shown ?? "it")` is made when the code runs", call)
    }
    let fitting = members.initializers.filter { $0.signature.parameterClause.takes(call) }
    if fitting.count > 1 { throw Unknown("`init` is declared more than once", call) }
    if let initializer = fitting.first { return try run(initializer, call, frame, type) }
    let hasOwn = node.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    guard !hasOwn, node.is(StructDeclSyntax.self) else {
      throw Unknown("it depends on `\(call.spelling(limit: 80))`", call)
    }
    return .instance(type, try fields(of: node, type, given: call.givenArguments, frame, at: Syntax(call)))
  }

  private func run(
    _ initializer: InitializerDeclSyntax, _ call: FunctionCallExprSyntax, _ caller: Frame, _ type: SwiftType
  ) throws(Unknown) -> SwiftValue {
    guard let statements = initializer.body?.statements, let declared = type.declared,
      let node = code.declaration(of: declared)
    else { throw Unknown("`init` was not read", initializer) }
    let frame = self.frame(of: type)
    _ = try bind(initializer.signature.parameterClause, call, caller, into: frame, generics: [])
    if node.is(StructDeclSyntax.self) {
      frame.variables["self"] = .instance(type, try fields(of: node, type, given: nil, frame, at: Syntax(call)))
    } else {
      frame.variables["self"] = .void
    }
    let flow = try deeper(at: call) { () throws(Unknown) in try execute(statements, frame) }
    let isFailable = initializer.optionalMark != nil
    if case .returned(.null) = flow { return .null }
    guard let made = frame.variables["self"] else { throw Unknown("`init` was not read", initializer) }
    if case .void = made { throw Unknown("`init` was not read", initializer) }
    return isFailable ? .wrapped(made) : made
  }

  /// The stored variables of a struct.
  ///
  /// - Parameter given: what the initializer that Swift writes takes; nil before an own one runs.
  private func fields(
    of node: any DeclGroupSyntax, _ type: SwiftType, given: [GivenArgument]?, _ frame: Frame, at place: Syntax
  ) throws(Unknown) -> [String: SwiftValue] {
    var fields: [String: SwiftValue] = [:]
    var rest = given?[...]
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isStatic else { continue }
      for binding in variable.bindings where binding.isStored {
        guard let name = binding.name else { continue }
        let inner = self.frame(of: type)
        let declared = binding.typeAnnotation.map { resolve($0.type, inner) }
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let) && binding.initializer != nil
        if !isConstant, let argument = rest?.first, argument.label == name {
          rest?.removeFirst()
          let value = try evaluate(argument.expression, frame, as: declared)
          fields[name] = try convert(value, to: declared, at: argument.expression)
        } else if let wrapped = try wrapperValue(of: binding, inner, declared) {
          fields[name] = wrapped
        } else if let value = binding.initializer?.value {
          fields[name] = try convert(evaluate(value, inner, as: declared), to: declared, at: value)
        } else if declared?.isOptional == true, variable.bindingSpecifier.tokenKind == .keyword(.var) {
          fields[name] = SwiftValue.null
        } else if given != nil {
          throw Unknown("`\(name)` is given nothing", place)
        }
      }
    }
    guard rest?.isEmpty != false else { throw Unknown("it depends on `\(place.spelling(limit: 80))`", place) }
    return fields
  }

  /// What a property wrapper of the code makes of a variable; nil for one without a wrapper.
  func wrapperValue(
    of binding: PatternBindingSyntax, _ frame: Frame, _ type: SwiftType?
  ) throws(Unknown) -> SwiftValue? {
    let attributes = binding.parent?.parent?.as(VariableDeclSyntax.self)?.attributes ?? []
    for case .attribute(let attribute) in attributes {
      guard let name = TypeName.of(attribute.attributeName), name.first?.isUppercase == true, name != "MainActor" else {
        continue
      }
      throw Unknown("`@\(name)` makes it", attribute)
    }
    return nil
  }
}
