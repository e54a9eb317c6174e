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
  package var unwrapped: SwiftType { if case .optional(let inner) = self { inner.unwrapped } else { self } }

  /// What a list of the type holds.
  package var element: SwiftType? {
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
    case .arrayExpr(let list) where list.elements.count == 1:
      return list.elements.first.flatMap { type(of: $0.expression, frame) }.map(SwiftType.list)
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, let only = elements.first, elements.count == 1,
        let key = type(of: only.key, frame), let value = type(of: only.value, frame)
      else { return nil }
      return .dictionary(key, value)
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

  static let libraryTypes: Set<String> = [
    "Any", "Array", "Bool", "CGFloat", "Character", "Decimal", "Dictionary", "Double", "Float", "Int", "Int16", "Int32",
    "Int64", "Int8", "Optional", "Set", "String", "Substring", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8",
  ]
}

extension String {
  /// Whether a type may be called so: names that are no letters, such as emoji, are those of types too.
  fileprivate var mayNameType: Bool { first?.isLowercase == false }
}
