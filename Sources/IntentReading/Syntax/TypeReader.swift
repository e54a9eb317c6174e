import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads types as the values that shortcuts carry.
struct TypeReader {
  let context: SyntaxContext

  func valueType(_ type: TypeSyntax) -> ValueType {
    switch type.as(TypeSyntaxEnum.self) {
    case .attributedType(let type): valueType(type.baseType)
    case .someOrAnyType(let type): valueType(type.constraint)
    case .optionalType(let type): .optional(valueType(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): .optional(valueType(type.wrappedType))
    case .arrayType(let type): .array(valueType(type.element))
    case .tupleType(let type):
      type.soleElement.map(valueType) ?? .unknown(type.spelling(limit: Self.nameLimit))
    case .identifierType, .memberType: generic(type) ?? named(type)
    default: .unknown(type.spelling(limit: Self.nameLimit))
    }
  }

  /// The type of a name in code (`Kind`, `Outer.Kind`).
  func valueType(named name: String) -> ValueType {
    if let known = context.classify(name) ?? Self.valueType(ofFramework: name) { return known }
    // The first part may be the module of the project that declares it, outside of any other type.
    let inner = name.nameComponents.dropFirst().joined(separator: ".")
    return inner.isEmpty ? .unknown(name) : context.classifyAtTop(inner) ?? .unknown(name)
  }

  private static func valueType(ofFramework name: String) -> ValueType? {
    if primitives.contains(name) { return .primitive(name) }
    return numbers.contains(name) ? .primitive("Double") : nil
  }

  private func generic(_ type: TypeSyntax) -> ValueType? {
    guard let argument = type.soleGenericArgument else { return nil }
    switch TypeName.of(type) {
    case "Optional": return .optional(valueType(argument))
    case "Array": return .array(valueType(argument))
    case "Set": return .set(valueType(argument))
    case "EntityCollection": return .collection(valueType(argument))
    case "Measurement": return .measurement(unit: TypeName.of(argument) ?? argument.spelling)
    default: return nil
    }
  }

  private func named(_ type: TypeSyntax) -> ValueType {
    guard let name = TypeName.of(type), !type.hasGenericArguments else {
      return .unknown(type.spelling(limit: Self.nameLimit))
    }
    // A module of Apple's before the name tells it from types of the app that have the same one.
    if type.isOfFramework, let value = Self.valueType(ofFramework: name) { return value }
    return valueType(named: name)
  }

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
