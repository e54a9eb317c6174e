import IntentSurface
import SwiftSyntax

extension Evaluator {
  /// The one of several functions of a name that Swift takes for a call: which gives what is asked for, whose generic
  /// parameters the arguments fit, and which asks for most of them. Other overloads are not told apart.
  func overload(
    of all: [FunctionDeclSyntax], _ name: String, _ call: FunctionCallExprSyntax, _ frame: Frame, as asked: SwiftType?
  ) throws(Unknown) -> FunctionDeclSyntax? {
    let functions = all.count > 1 ? all.filter { gives(asked, $0, frame) } : all
    guard functions.count > 1 else { return functions.first }
    let unknown = Unknown("`\(name)` is declared more than once", call)
    guard Set(functions.map(\.parameterTypes)).count == 1 else {
      let clauses = functions.map { $0.genericParameterClause == nil ? $0.signature.parameterClause : nil }
      return functions[try fitting(clauses, Call(call), frame, unknown)]
    }
    var fitting: [(function: FunctionDeclSyntax, requirements: Int)] = []
    for function in functions {
      guard let requirements = function.conformanceRequirements else { throw unknown }
      var fits = true
      for requirement in requirements where fits {
        guard let type = try type(of: requirement.parameter, of: function, call, frame), let declared = type.declared
        else { throw unknown }
        fits = code.conforms(declared, to: requirement.protocol)
      }
      if fits { fitting.append((function, requirements.count)) }
    }
    let most = fitting.map(\.requirements).max() ?? 0
    let chosen = fitting.filter { $0.requirements == most }
    guard chosen.count < 2 else { throw unknown }
    return chosen.first?.function
  }

  /// Whether a function may give a value of a type: one of the library's gives no other.
  private func gives(_ asked: SwiftType?, _ function: FunctionDeclSyntax, _ frame: Frame) -> Bool {
    guard case .named(let name, nil, [])? = asked, Self.libraryTypes.contains(name), name != "Any",
      let type = function.signature.returnClause?.type, function.genericParameterClause == nil,
      case .named(let given, nil, []) = resolve(type, Frame(in: frame)), Self.libraryTypes.contains(given)
    else { return true }
    return name == given
  }

  /// The one of several lists of parameters whose types are those of the arguments; nil for one of a generic function,
  /// which Swift takes only where no other fits.
  func fitting(
    _ clauses: [FunctionParameterClauseSyntax?], _ call: Call, _ frame: Frame, _ unknown: Unknown
  ) throws(Unknown) -> Int {
    let seen = frame.snapshot
    let types = clauses.map { $0?.parameters.map { resolve($0.type, Frame(isPlace: false)) } }
    let given = call.arguments.enumerated().map { index, argument -> SwiftType? in
      guard let value = try? value(of: argument, seen, as: nil), let type = type(of: value) else { return nil }
      guard type.declared == nil, !argument.expression.isLiteral else { return type }
      // What is no literal may be one of several texts and numbers, but none of what is neither.
      let taken = types.map { types in types.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
      let alike = taken.filter { $0?.family == type.family }
      return type.family != nil && alike.count == 1 && taken.allSatisfy { $0?.family != nil } ? alike[0] : nil
    }
    let places = types.indices.filter { index in
      types[index]?.count == given.count && zip(types[index] ?? [], given).allSatisfy { $0 == $1 }
    }
    guard let place = places.first, places.count == 1 else { throw unknown }
    return place
  }

  /// What a call gives for a generic parameter, in `_ value: T` or `_ type: T.Type`.
  private func type(
    of generic: String, of function: FunctionDeclSyntax, _ call: FunctionCallExprSyntax, _ frame: Frame
  ) throws(Unknown) -> SwiftType? {
    let spelled = function.parameterTypes
    let given = call.givenArguments
    guard spelled.count == given.count,
      let position = spelled.firstIndex(where: { $0 == generic || $0 == "\(generic).Type" })
    else { return nil }
    let value = try evaluate(given[position].expression, frame)
    if case .type(let type) = value { return type }
    return type(of: value)
  }
}

extension SwiftType {
  /// What values of a type of the library may be told for: one of several texts, numbers or truths; nil for all else, such
  /// as what takes several of these.
  fileprivate var family: String? {
    guard case .named(let name, nil, []) = self else { return nil }
    switch name {
    case "String", "Character", "Substring": return "String"
    case "Bool": return name
    default: return Self.rawTypes.contains(name) ? "Int" : nil
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var parameterTypes: [String] {
    signature.parameterClause.parameters.map(\.type.trimmedDescription)
  }

  /// The protocols that generic parameters must conform to; nil where something else is asked of them.
  fileprivate var conformanceRequirements: [(parameter: String, protocol: String)]? {
    var found: [(parameter: String, type: TypeSyntax)] = []
    for parameter in genericParameterClause?.parameters ?? [] {
      parameter.inheritedType.map { found.append((parameter.name.plainName, $0)) }
    }
    for requirement in genericWhereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let requirement) = requirement.requirement else { return nil }
      found.append((requirement.leftType.trimmedDescription, requirement.rightType))
    }
    let named = found.compactMap { found in
      TypeName.of(found.type).map { (parameter: found.parameter, protocol: $0.lastNameComponent) }
    }
    return named.count == found.count ? named : nil
  }
}
