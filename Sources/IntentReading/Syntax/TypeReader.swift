import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads types as the values that shortcuts carry.
struct TypeReader {
  let context: SyntaxContext

  func valueType(_ type: TypeSyntax) -> ValueType {
    let meaning = context.meaning(type)
    // What takes too much to follow.
    if case .other = meaning { return .unknown(type.spelling(limit: Self.nameLimit)) }
    return valueType(meaning)
  }

  /// The type of a name in code (`Kind`, `Outer.Kind`).
  func valueType(named name: String) -> ValueType {
    context.meaningOfName(name).map(valueType) ?? .unknown(name)
  }

  func valueType(_ type: SwiftType) -> ValueType {
    switch type {
    case .optional(let wrapped): .optional(valueType(wrapped))
    case .list(let element): .array(valueType(element))
    case .named(let name, let declared, let arguments):
      context.valueType(type)
        ?? Self.valueType(ofFramework: declared.flatMap(context.path) ?? name, arguments).map { $0(self) }
        ?? unknown(name, declared, type)
    default: .unknown(type.spelling(context.path))
    }
  }

  private func unknown(_ name: String, _ declared: Int?, _ type: SwiftType) -> ValueType {
    // The first part may be the module of the project that declares it, outside of any other type.
    let inner = name.nameComponents.dropFirst().joined(separator: ".")
    let atTop = inner.isEmpty || declared != nil ? nil : context.meaningAtTop(inner).flatMap(context.valueType)
    return atTop ?? .unknown(type.spelling(context.path))
  }

  /// What makes a value type of one of the framework; nil where it is none.
  private static func valueType(ofFramework name: String, _ arguments: [SwiftType]) -> ((TypeReader) -> ValueType)? {
    guard let argument = arguments.first else {
      if primitives.contains(name) { return { _ in .primitive(name) } }
      return numbers.contains(name) ? { _ in .primitive("Double") } : nil
    }
    guard arguments.count == 1 else { return nil }
    switch name {
    case "Set": return { .set($0.valueType(argument)) }
    case "EntityCollection": return { .collection($0.valueType(argument)) }
    case "Measurement": return { .measurement(unit: argument.spelling($0.context.path)) }
    default: return nil
    }
  }

  /// What the meaning of a type keeps: each name, and the types that a module of Apple's tells from the app's own.
  static let kept = KeptCalls.typeNames(knowing: primitives.union(numbers))

  /// The longest type that is kept as it is spelled, in bytes: thousands of members may name one alias of it.
  private static let nameLimit = 1_000

  /// Aliases of `Double` in Foundation and Core Location.
  private static let numbers: Set<String> = [
    "TimeInterval", "CLLocationAccuracy", "CLLocationDegrees", "CLLocationDirection", "CLLocationDistance",
    "CLLocationSpeed",
  ]

  /// The framework's value types, with system values of other frameworks and the basic types that code may spell.
  private static let primitives: Set<String> = [
    "Bool", "Int", "Double", "String", "AttributedString", "Date", "DateComponents", "URL", "CLPlacemark", "IntentFile",
    "IntentPerson", "IntentCurrencyAmount", "IntentPaymentMethod", "EntityIdentifier", "Never", "IntentWidgetFamily",
    "StringSearchCriteria", "Calendar.RecurrenceRule", "Duration", "PersonNameComponents", "IntentPrompt",
    "SystemShortcut", "PlaceDescriptor", "LinkMetadata", "SemanticContentDescriptor", "Float", "Decimal", "UUID",
    "Data",
  ]
}
