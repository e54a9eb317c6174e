import SwiftSyntax

extension Evaluator {
  /// The raw value of a case of an enum; nil where it has none, or it is not known.
  package static func rawValue(ofCase name: String, in type: SwiftType, of code: any SwiftDeclarations) -> SwiftValue? {
    guard let declared = type.declared, let node = code.declaration(of: declared) else { return nil }
    return try? Evaluator(code).rawValue(of: name, in: type, .enumCase(type, name), at: Syntax(node))
  }

  /// The raw value of a case: what an own `rawValue` gives, else what Swift does. That of a `Float` is as it is spelled,
  /// which nothing calculates with.
  func rawValue(
    of name: String, in type: SwiftType, _ value: SwiftValue, at place: Syntax
  ) throws(Unknown) -> SwiftValue? {
    guard let declared = type.declared else { return nil }
    let members = code.members(of: declared)
    let raw = rawType(of: declared)
    let own = raw == nil ? members.instanceBinding("rawValue") : members.layers.first?.instanceBinding("rawValue")
    if let binding = own {
      guard let getter = binding.getter else { throw Unknown("`rawValue` is given when the code runs", binding) }
      return try run(getter, of: binding, on: value, type)
    }
    guard let raw else { return nil }
    guard let layer = members.layers.first(where: { $0.caseNumber(name) != nil }), let number = layer.caseNumber(name)
    else { return nil }
    return try rawValue(at: number, of: layer, raw, type)
  }

  /// The case with a raw value, `nil` where there is none.
  func enumCase(withRawValue value: SwiftValue, in type: SwiftType, at place: Syntax) throws(Unknown) -> SwiftValue {
    guard let declared = type.declared, let raw = rawType(of: declared) else {
      throw Unknown("it depends on `\(place.spelling(limit: 80))`", place)
    }
    let members = code.members(of: declared)
    guard members.layers.first?.instanceBinding("rawValue") == nil else {
      throw Unknown("it depends on `\(place.spelling(limit: 80))`", place)
    }
    for layer in members.layers {
      // A text without another written behind it is the name.
      if case .text(let text) = value, let number = layer.caseNumber(text),
        try rawValue(at: number, of: layer, raw, type).equals(value) == true
      {
        return .wrapped(.enumCase(type, text))
      }
      for (number, element) in layer.caseElements.enumerated()
      where try rawValue(at: number, of: layer, raw, type).equals(value) == true {
        return .wrapped(.enumCase(type, element.name.plainName))
      }
    }
    return .null
  }

  /// The raw value that Swift gives the case at a place: what is written, its name, or as much more than the last number
  /// before it as it is behind.
  private func rawValue(
    at index: Int, of layer: MemberLayer, _ raw: SwiftType, _ type: SwiftType
  ) throws(Unknown) -> SwiftValue {
    let element = layer.caseElements[index]
    let written = layer.writtenCase(upTo: index)
    let isText = raw.shown == "Character" || raw.shown == "String"
    let raw = raw.isFloating ? SwiftType.library("Double") : raw
    guard !isText || written == index else { return .text(element.name.plainName) }
    guard let written, let value = layer.caseElements[written].rawValue?.value else {
      return try convert(.integer(index), to: raw, at: element)
    }
    let start = try convert(evaluate(value, frame(of: type), as: raw), to: raw, at: value)
    switch start {
    case _ where written == index: return start
    case .integer(let number): return try convert(.integer(number &+ (index - written)), to: raw, at: element)
    case .double(let number): return try convert(.double(number + Double(index - written)), to: raw, at: element)
    default: throw Unknown("it is not known what counts on from here", value)
    }
  }

  /// `String`, `Int`; nil for an enum whose cases Swift gives no values.
  func rawType(of declared: Int) -> SwiftType? {
    guard let node = code.declaration(of: declared), node.is(EnumDeclSyntax.self),
      let first = node.inheritanceClause?.inheritedTypes.first?.type
    else { return nil }
    let type = resolve(first, Frame(isPlace: false))
    guard case .named(let name, _, _) = type, SwiftType.rawTypes.contains(name) else { return nil }
    return .library(name)
  }

  // MARK: Printing

  /// How a literal that interpolates a value spells it.
  func description(of value: SwiftValue, at place: some SyntaxProtocol) throws(Unknown) -> String {
    switch value {
    case .text(let text): return text
    case .integer(let number): return "\(number)"
    case .double(let number): return "\(number)"
    case .bool(let flag): return "\(flag)"
    case .null: return "nil"
    case .wrapped(let held): return try "Optional(\(debugDescription(of: held, at: place)))"
    case .type(let type): if let shown = type.shown { return shown }
    case .list(let values, .array): return try "[\(joined(values, at: place))]"
    case .tuple(let values):
      var parts: [String] = []
      for (label, value) in values {
        parts.append(try (label.map { "\($0): " } ?? "") + debugDescription(of: value, at: place))
      }
      return "(\(parts.joined(separator: ", ")))"
    case .enumCase(let type, let name, let values):
      if let own = try ownDescription(of: value, type, at: place) { return own }
      if values.isEmpty { return name }
    case .instance(let type, let fields):
      if let own = try ownDescription(of: value, type, at: place) { return own }
      if let shown = try mirrored(type, fields, at: place) { return shown }
    default: break
    }
    throw Unknown("it is not known how it prints", place)
  }

  /// `Pair(a: 1)`; nil where more than plain variables of a struct would print.
  private func mirrored(
    _ type: SwiftType, _ fields: [String: SwiftValue], at place: some SyntaxProtocol
  ) throws(Unknown) -> String? {
    guard let declared = type.declared, let node = code.declaration(of: declared), node.is(StructDeclSyntax.self),
      let name = type.shown, !code.conforms(declared, to: "CustomReflectable")
    else { return nil }
    var parts: [String] = []
    for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
    where !variable.isStatic {
      for binding in variable.bindings where binding.isStored {
        guard variable.attributes.isEmpty, variable.modifiers.allSatisfy({ $0.name.tokenKind != .keyword(.lazy) }),
          let field = binding.name, let value = fields[field]
        else { return nil }
        parts.append(try "\(field): \(debugDescription(of: known(value), at: place))")
      }
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }

  private func joined(_ values: [SwiftValue], at place: some SyntaxProtocol) throws(Unknown) -> String {
    var parts: [String] = []
    for value in values { parts.append(try debugDescription(of: value, at: place)) }
    return parts.joined(separator: ", ")
  }

  private func debugDescription(of value: SwiftValue, at place: some SyntaxProtocol) throws(Unknown) -> String {
    switch value {
    case .text(let text): return text.debugDescription
    case .type: throw Unknown("it is not known how it prints", place)
    case .enumCase(let type, _, _), .instance(let type, _):
      if let declared = type.declared, code.conforms(declared, to: "CustomDebugStringConvertible") {
        throw Unknown("it is not known how it prints", place)
      }
      return try description(of: value, at: place)
    default: return try description(of: value, at: place)
    }
  }

  /// What the `description` of a type of the code gives; nil for a type without one.
  private func ownDescription(
    of value: SwiftValue, _ type: SwiftType, at place: some SyntaxProtocol
  ) throws(Unknown) -> String? {
    guard let declared = type.declared else { return nil }
    for name in ["CustomDebugStringConvertible", "TextOutputStreamable"] where code.conforms(declared, to: name) {
      throw Unknown("it is not known how it prints", place)
    }
    guard ["CustomStringConvertible", "LosslessStringConvertible"].contains(where: { code.conforms(declared, to: $0) })
    else { return nil }
    guard case .text(let text)? = try instanceMember("description", of: value, at: Syntax(place)) else {
      throw Unknown("it is not known how it prints", place)
    }
    return text
  }
}
