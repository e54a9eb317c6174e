import IntentSurface
package import SwiftSyntax

extension Evaluator {
  /// The type that code spells at its place, names of libraries kept.
  package static func meaning(
    of type: TypeSyntax, in code: any SwiftDeclarations, selfType: SwiftType?, keeping kept: KeptCalls
  ) -> SwiftType {
    Evaluator(code, keeping: kept).resolve(type, Frame(selfType: selfType, isPlace: false))
  }

  /// The type that a dotted name means at a place; nil where nothing says that it is one.
  package static func meaning(
    ofName name: [String], at place: Syntax, in code: any SwiftDeclarations, selfType: SwiftType?,
    keeping kept: KeptCalls
  ) -> SwiftType? {
    Evaluator(code, keeping: kept).type(named: name, at: place, Frame(selfType: selfType, isPlace: false))
  }

  /// The type that code spells, as a frame sees it.
  func resolve(_ type: TypeSyntax, _ frame: Frame) -> SwiftType {
    deeper {
      switch type.as(TypeSyntaxEnum.self) {
      case .attributedType(let type): resolve(type.baseType, frame)
      case .someOrAnyType(let type): resolve(type.constraint, frame)
      case .optionalType(let type): .optional(resolve(type.wrappedType, frame))
      case .implicitlyUnwrappedOptionalType(let type): .optional(resolve(type.wrappedType, frame))
      case .arrayType(let type): .list(resolve(type.element, frame))
      case .dictionaryType(let type): .dictionary(resolve(type.key, frame), resolve(type.value, frame))
      case .compositionType(let type): .composition(type.elements.map { resolve($0.type, frame) })
      case .tupleType(let type):
        type.soleElement.map { resolve($0, frame) }
          // No value that people's devices store is a tuple, which may have thousands of elements.
          ?? (kept.keepsTypeNames && !type.elements.isEmpty
            ? unread(TypeSyntax(type)) : .tuple(type.elements.map { resolve($0.type, frame) }))
      case .identifierType, .memberType: named(type, frame) ?? unread(type)
      default: unread(type)
      }
    }
  }

  private func unread(_ type: TypeSyntax) -> SwiftType {
    kept.keepsTypeNames ? .unread(type.spelling(limit: SwiftType.spellingLimit)) : .other
  }

  private func named(_ type: TypeSyntax, _ frame: Frame) -> SwiftType? {
    guard let parts = parts(of: type, frame) else { return nil }
    if let last = parts.last, parts.count == 1 {
      switch (last.name, last.arguments.count) {
      case ("Optional", 1): return .optional(last.arguments[0])
      case ("Array", 1): return .list(last.arguments[0])
      case ("Dictionary", 2): return .dictionary(last.arguments[0], last.arguments[1])
      // A module of Apple's before the name tells it from types of the app that have the same one.
      case (let name, _) where type.isOfFramework && kept.types.contains(name):
        return .named(name, declared: nil, arguments: last.arguments)
      default: break
      }
    }
    return self.type(named: parts, at: Syntax(type), frame)
  }

  /// One part of a dotted name, with what stands in angle brackets behind it.
  private struct Part {
    var name: String
    var arguments: [SwiftType] = []
  }

  /// The parts of a dotted name, Apple's modules left out; nil for other types.
  private func parts(of type: TypeSyntax, _ frame: Frame) -> [Part]? {
    guard let dotted = TypeName.of(type)?.nameComponents else { return nil }
    var arguments: [[SwiftType]] = []
    var outer: TypeSyntax? = type
    while let next = outer {
      arguments.append(next.genericArguments.map { $0.map { argument($0, frame) } } ?? [])
      outer = next.as(MemberTypeSyntax.self)?.baseType
    }
    arguments += Array(repeating: [], count: max(0, dotted.count - arguments.count))
    return zip(dotted, arguments.prefix(dotted.count).reversed()).map { Part(name: $0, arguments: $1) }
  }

  private func argument(_ argument: GenericArgumentSyntax, _ frame: Frame) -> SwiftType {
    if case .type(let type) = argument.argument { return resolve(type, frame) }
    return kept.keepsTypeNames ? .unread(argument.spelling(limit: SwiftType.spellingLimit)) : .other
  }

  /// The type that a name stands for; nil where nothing says that it is one.
  func type(
    named name: [String], _ arguments: [SwiftType] = [], at place: Syntax, _ frame: Frame
  ) -> SwiftType? {
    var parts = name.map { Part(name: $0) }
    guard !parts.isEmpty else { return nil }
    parts[parts.count - 1].arguments = arguments
    return type(named: parts, at: place, frame)
  }

  private func type(named parts: [Part], at place: Syntax, _ frame: Frame) -> SwiftType? {
    guard let first = parts.first, let last = parts.last else { return nil }
    if first.name == "Self" {
      return frame.selfType.flatMap { member(parts.dropFirst(), of: $0, frame) }
    }
    if let start = start(first, at: place, frame) {
      if let found = member(parts.dropFirst(), of: start, frame) { return found }
    } else if parts.count > 1, let found = code.meaning(of: parts.map(\.name), at: place) {
      // `Module.Type`
      return followed(found, last.arguments, through: nil, frame)
    }
    let name = parts.map(\.name).joined(separator: ".")
    let isLibrary = parts.count == 1 && Self.libraryTypes.contains(name) || kept.types.contains(last.name)
    guard isLibrary || kept.keepsTypeNames else { return nil }
    return .named(kept.keepsTypeNames ? name : last.name, declared: nil, arguments: last.arguments)
  }

  /// What the first name means: what stands for a generic parameter, or what the code around the place declares.
  private func start(_ part: Part, at place: Syntax, _ frame: Frame) -> SwiftType? {
    if let known = frame.generics[part.name] { return known }
    if let known = generic(part.name, at: place, frame) { return known }
    if let own = frame.selfType?.declared, isAssociated(part.name, at: place),
      let witness = code.meaning(of: part.name, in: own)
    {
      return followed(witness, part.arguments, through: frame.selfType, frame)
    }
    if let found = code.meaning(of: [part.name], at: place) {
      return followed(found, part.arguments, through: nil, frame)
    }
    guard let own = frame.selfType?.declared, let found = code.meaning(of: part.name, in: own) else { return nil }
    return followed(found, part.arguments, through: frame.selfType, frame)
  }

  private func member(_ parts: ArraySlice<Part>, of type: SwiftType, _ frame: Frame) -> SwiftType? {
    var type = type
    for part in parts {
      guard let declared = type.declared, let found = code.meaning(of: part.name, in: declared),
        let next = followed(found, part.arguments, through: type, frame)
      else { return nil }
      type = next
    }
    return type
  }

  /// - Parameter base: the type that it is taken as a member of; nil for what code names by itself.
  private func followed(
    _ found: NamedType, _ arguments: [SwiftType], through base: SwiftType?, _ frame: Frame
  ) -> SwiftType? {
    switch found {
    case .type(let declared):
      let name = code.name(of: declared)
      // One of the library that the code extends is the library's.
      let isOwn = !Self.libraryTypes.contains(name) || code.declaration(of: declared) != nil
      return .named(name, declared: isOwn ? declared : nil, arguments: arguments)
    case .alias(let alias):
      let owner = alias.owner.map { SwiftType.named(code.name(of: $0), declared: $0) }
      let inner = Frame(selfType: base ?? (owner == nil ? nil : frame.selfType ?? owner), isPlace: false)
      for (index, parameter) in alias.parameters.enumerated() {
        let argument = index < arguments.count ? arguments[index] : .unread(parameter)
        inner.generics[parameter] = argument.isSmall ? argument : .other
      }
      let type = resolve(alias.target, inner)
      // `typealias Field = IntentParameter`, which takes its arguments where it is used.
      guard alias.parameters.isEmpty, !arguments.isEmpty, case .named(let name, let declared, []) = type else {
        return type
      }
      return .named(name, declared: declared, arguments: arguments)
    }
  }

  // MARK: Generic parameters

  /// What stands for a generic parameter of a type around the place; nil where none has one of the name.
  private func generic(_ name: String, at place: Syntax, _ frame: Frame) -> SwiftType? {
    for node in sequence(first: place, next: \.parent) {
      guard let group = node.declarationGroup else { continue }
      guard group.is(ExtensionDeclSyntax.self) || group.genericParameters.contains(name) else { continue }
      let declared = node.enclosingTypePath.flatMap { code.type(named: $0.nameComponents, at: node) }
      let parameters =
        group.is(ExtensionDeclSyntax.self)
        ? declared.flatMap(code.declaration)?.genericParameters : group.genericParameters
      guard let position = parameters?.firstIndex(of: name) else { continue }
      let arguments = declared.flatMap { self.arguments(of: $0, frame.selfType) } ?? []
      return position < arguments.count ? arguments[position] : .unread(name)
    }
    return nil
  }

  /// What a type, or a class that it inherits, is given for its generic parameters.
  private func arguments(of declared: Int, _ type: SwiftType?) -> [SwiftType]? {
    var (type, seen) = (type, Set<Int>())
    while case .named(_, let current?, let arguments) = type, seen.insert(current).inserted {
      if current == declared { return arguments }
      let inherited = code.declaration(of: current)?.inheritanceClause?.inheritedTypes.first?.type
      type = inherited.map { resolve($0, Frame(selfType: type, isPlace: false)) }
    }
    return nil
  }

  /// Whether a protocol around the place asks for a type of the name.
  private func isAssociated(_ name: String, at place: Syntax) -> Bool {
    sequence(first: place, next: \.parent).contains { node in
      guard node.is(ProtocolDeclSyntax.self) || node.is(ExtensionDeclSyntax.self),
        let declared = node.enclosingTypePath.flatMap({ code.type(named: $0.nameComponents, at: node) }),
        let group = code.declaration(of: declared), group.is(ProtocolDeclSyntax.self)
      else { return false }
      return group.memberBlock.members.contains {
        $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.plainName == name
      }
    }
  }
}

extension SwiftType {
  /// The longest type that is kept as it is spelled, in bytes: thousands of members may name one alias of it.
  static let spellingLimit = 1_000

  /// Whether it has few parts: with each alias that it goes through, it may double.
  fileprivate var isSmall: Bool {
    var rest = [self]
    var count = 0
    while let next = rest.popLast() {
      count += 1
      guard count <= Self.partLimit else { return false }
      rest += next.parts
    }
    return true
  }

  private static let partLimit = 200

  private var parts: [SwiftType] {
    switch self {
    case .named(_, _, let types), .tuple(let types), .composition(let types): types
    case .optional(let type), .list(let type): [type]
    case .dictionary(let key, let value): [key, value]
    case .other, .unread: []
    }
  }

  /// How code spells it; of what is long, the beginning.
  ///
  /// - Parameter path: the name of a declared type with those around it.
  package func spelling(_ path: (Int) -> String?) -> String {
    var text = ""
    spell(into: &text, path)
    return text.utf8.count <= Self.spellingLimit ? text : "\(text.prefix(Self.spellingLimit))…"
  }

  private func spell(into text: inout String, _ path: (Int) -> String?) {
    guard text.utf8.count <= Self.spellingLimit else { return }
    switch self {
    case .named(let name, let declared, let arguments):
      text += declared.flatMap(path) ?? name
      if !arguments.isEmpty { Self.spell(arguments, "<", ", ", ">", into: &text, path) }
    case .optional(let wrapped): Self.spell([wrapped], "", "", "?", into: &text, path)
    case .list(let element): Self.spell([element], "[", "", "]", into: &text, path)
    case .dictionary(let key, let value): Self.spell([key, value], "[", ": ", "]", into: &text, path)
    case .tuple(let types): Self.spell(types, "(", ", ", ")", into: &text, path)
    case .composition(let types): Self.spell(types, "", " & ", "", into: &text, path)
    case .other: text += "_"
    case .unread(let spelling): text += spelling
    }
  }

  private static func spell(
    _ types: [SwiftType], _ start: String, _ separator: String, _ end: String, into text: inout String,
    _ path: (Int) -> String?
  ) {
    text += start
    for (index, type) in types.enumerated() where text.utf8.count <= spellingLimit {
      if index > 0 { text += separator }
      type.spell(into: &text, path)
    }
    text += end
  }
}
