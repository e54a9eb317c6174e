import IntentSurface
import SwiftSyntax

extension SwiftType {
  /// A type of the standard library.
  static func library(_ name: String) -> SwiftType { .named(name, declared: nil) }

  var isFloating: Bool {
    switch self {
    case .named("Double", _, _), .named("Float", _, _), .named("CGFloat", _, _), .named("TimeInterval", _, _): true
    case .optional(let inner): inner.isFloating
    default: false
    }
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  var isSet: Bool {
    switch self {
    case .named("Set", _, _): true
    case .optional(let inner): inner.isSet
    default: false
    }
  }

  /// What an optional holds, else the type itself.
  var unwrapped: SwiftType { if case .optional(let inner) = self { inner.unwrapped } else { self } }

  /// What a list of the type holds.
  var element: SwiftType? {
    switch unwrapped {
    case .list(let element): element
    case .named("Set", _, let arguments): arguments.first
    default: nil
    }
  }

  /// What a dictionary of the type holds.
  var entry: (key: SwiftType, value: SwiftType)? {
    if case .dictionary(let key, let value) = unwrapped { (key, value) } else { nil }
  }

  func tupleElement(_ index: Int) -> SwiftType? {
    guard case .tuple(let types) = unwrapped, types.indices.contains(index) else { return nil }
    return types[index]
  }

  /// The types that the cases of an enum may have raw values of.
  package static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat",
  ]

  /// The numbers that fit into an integer type of the standard library; nil for other types.
  static func range(ofInteger name: String) -> ClosedRange<Int>? {
    switch name {
    case "Int8": Int(Int8.min)...Int(Int8.max)
    case "Int16": Int(Int16.min)...Int(Int16.max)
    case "Int32": Int(Int32.min)...Int(Int32.max)
    case "UInt8": 0...Int(UInt8.max)
    case "UInt16": 0...Int(UInt16.max)
    case "UInt32": 0...Int(UInt32.max)
    case "UInt", "UInt64": 0...Int.max
    default: nil
    }
  }
}

extension Evaluator {
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
      case .tupleType(let type):
        type.soleElement.map { resolve($0, frame) } ?? .tuple(type.elements.map { resolve($0.type, frame) })
      case .identifierType(let named):
        self.type(
          named: [named.name.plainName], named.genericArgumentClause, at: Syntax(type), frame)
      case .memberType(let member):
        TypeName.of(type).map {
          self.type(named: $0.nameComponents, member.genericArgumentClause, at: Syntax(type), frame)
        } ?? .other
      default: .other
      }
    }
  }

  private func type(
    named name: [String], _ clause: GenericArgumentClauseSyntax?, at place: Syntax, _ frame: Frame
  ) -> SwiftType {
    let arguments = (clause?.arguments ?? []).map { argument in
      if case .type(let type) = argument.argument { resolve(type, frame) } else { SwiftType.other }
    }
    switch (name, arguments.count) {
    case (["Optional"], 1): return .optional(arguments[0])
    case (["Array"], 1): return .list(arguments[0])
    case (["Dictionary"], 2): return .dictionary(arguments[0], arguments[1])
    default: return self.type(named: name, arguments, at: place, frame) ?? .other
    }
  }

  /// The type that a name stands for; nil where nothing says that it is one.
  func type(
    named name: [String], _ arguments: [SwiftType] = [], at place: Syntax, _ frame: Frame
  ) -> SwiftType? {
    guard let first = name.first, let last = name.last else { return nil }
    if first == "Self" {
      guard name.count > 1 else { return frame.selfType }
      guard let declared = frame.selfType?.declared, let node = code.declaration(of: declared) else { return nil }
      return code.type(named: Array(name.dropFirst()), at: Syntax(node.memberBlock)).map { named($0, arguments) }
    }
    if name.count == 1, let generic = frame.generics[first] { return generic }
    if let declared = code.type(named: name, at: place) { return named(declared, arguments) }
    if let alias = code.aliased(name, at: place) { return resolve(alias, frame) }
    if name.count == 1, let own = frame.selfType?.declared, let alias = code.members(of: own).typeAlias(first) {
      return resolve(alias, frame)
    }
    return name.count == 1 && Self.libraryTypes.contains(last) || kept.types.contains(last)
      ? .named(last, declared: nil, arguments: arguments) : nil
  }

  private func named(_ declared: Int, _ arguments: [SwiftType]) -> SwiftType {
    .named(code.name(of: declared), declared: declared, arguments: arguments)
  }

  /// The type that an expression names; nil for what is a value.
  func type(of expression: ExprSyntax, _ frame: Frame) -> SwiftType? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .typeExpr(let expression): return resolve(expression.type, frame)
    case .genericSpecializationExpr(let specialized):
      let arguments = specialized.genericArgumentClause.arguments.map { argument in
        if case .type(let type) = argument.argument { resolve(type, frame) } else { SwiftType.other }
      }
      return TypeName.of(expression: specialized.expression).flatMap {
        self.type(named: $0.nameComponents, arguments, at: Syntax(expression), frame)
      }
    case .declReferenceExpr(let name):
      let plain = name.baseName.plainName
      guard name.argumentNames == nil, plain.mayNameType, frame.value(of: plain) == nil else {
        return nil
      }
      return type(named: [plain], at: Syntax(expression), frame)
    case .memberAccessExpr(let access):
      guard let name = expression.reference?.nameComponents, name.allSatisfy(\.mayNameType),
        access.base?.isImplicitMember != true
      else { return nil }
      return type(named: name, at: Syntax(expression), frame)
    default: return nil
    }
  }

  /// The type of a value, as far as it is told.
  func type(of value: SwiftValue) -> SwiftType? {
    switch value {
    case .text: .library("String")
    case .integer: .library("Int")
    case .double: .library("Double")
    case .bool: .library("Bool")
    case .wrapped(let value): type(of: value).map(SwiftType.optional)
    case .enumCase(let type, _, _), .instance(let type, _): type
    case .list(let values, .array): values.first.flatMap(type(of:)).map(SwiftType.list)
    default: nil
    }
  }

  private static let libraryTypes: Set<String> = [
    "Any", "Array", "Bool", "CGFloat", "Character", "Decimal", "Dictionary", "Double", "Float", "Int", "Int16", "Int32",
    "Int64", "Int8", "Optional", "Set", "String", "Substring", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8",
  ]
}

extension String {
  /// Whether a type may be called so: names that are no letters, such as emoji, are those of types too.
  fileprivate var mayNameType: Bool { first?.isLowercase == false }
}
