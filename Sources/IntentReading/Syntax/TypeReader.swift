import IntentSurface
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
    case .tupleType(let type): type.soleElement.map(valueType) ?? .unknown(type.spelling)
    case .identifierType, .memberType: generic(type) ?? named(type)
    default: .unknown(type.spelling)
    }
  }

  /// The type of a name in code (`Kind`, `Outer.Kind`).
  func valueType(named name: String) -> ValueType {
    if let known = context.classify(name) ?? Self.valueType(ofFramework: name) { return known }
    // The first part may be the module of the project that declares it, outside of any other type.
    let inner = name.split(separator: ".").dropFirst().joined(separator: ".")
    return inner.isEmpty ? .unknown(name) : context.classifyAtTop(inner) ?? .unknown(name)
  }

  private static func valueType(ofFramework name: String) -> ValueType? {
    if primitives.contains(name) { return .primitive(name) }
    return numbers.contains(name) ? .primitive("Double") : nil
  }

  private func generic(_ type: TypeSyntax) -> ValueType? {
    guard let argument = type.soleGenericArgument else { return nil }
    switch Self.name(type) {
    case "Optional": return .optional(valueType(argument))
    case "Array": return .array(valueType(argument))
    case "Set": return .set(valueType(argument))
    case "EntityCollection": return .collection(valueType(argument))
    case "Measurement": return .measurement(unit: Self.name(argument) ?? argument.spelling)
    default: return nil
    }
  }

  private func named(_ type: TypeSyntax) -> ValueType {
    guard let name = Self.name(type), !type.hasGenericArguments else { return .unknown(type.spelling) }
    // A module of Apple's before the name tells it from types of the app that have the same one.
    if type.isOfFramework, let value = Self.valueType(ofFramework: name) { return value }
    return valueType(named: name)
  }

  /// The name of a type without attributes, module qualification and generic arguments: `Outer.Inner`.
  ///
  /// Optionality is dropped, too; nil for lists, tuples, functions and other types without a name.
  static func name(_ type: TypeSyntax) -> String? {
    switch type.as(TypeSyntaxEnum.self) {
    case .attributedType(let type): name(type.baseType)
    case .someOrAnyType(let type): name(type.constraint)
    case .optionalType(let type): name(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): name(type.wrappedType)
    case .tupleType(let type): type.soleElement.flatMap(name)
    case .identifierType(let type): type.name.plainName
    case .memberType: dotted(type)
    default: nil
    }
  }

  /// The dotted name that an expression spells (`Outer.Inner`), generic arguments dropped; nil for other expressions.
  static func name(expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): reference.baseName.plainName
    case .memberAccessExpr: dotted(expression)
    case .genericSpecializationExpr(let expression): name(expression: expression.expression)
    case .typeExpr(let expression): name(expression.type)
    default: nil
    }
  }

  /// The last name of a member that an expression spells: `daily` for `.daily` and `Kind.daily`.
  static func lastName(_ expression: ExprSyntax) -> String? {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName
  }

  /// The name of the type in `X.self`.
  static func name(metatype expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self), let base = access.base
    else { return nil }
    return name(expression: base)
  }

  /// The type that an expression makes: `Query` for `Query()`, `Query.init()` and `Query.self`.
  static func name(made expression: ExprSyntax) -> String? {
    if let name = name(metatype: expression) { return name }
    guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.`init`) {
      return access.base.flatMap(name(expression:))
    }
    return name(expression: callee)
  }

  private static func dotted(_ type: TypeSyntax) -> String? {
    var inner: [String] = []
    var outer = type
    while let member = outer.as(MemberTypeSyntax.self), inner.count <= partLimit {
      inner.append(member.name.plainName)
      outer = member.baseType
    }
    return inner.count > partLimit ? nil : joined(name(outer), inner)
  }

  private static func dotted(_ expression: ExprSyntax) -> String? {
    var inner: [String] = []
    var outer: ExprSyntax? = expression
    while let member = outer?.as(MemberAccessExprSyntax.self), inner.count <= partLimit {
      inner.append(member.declName.baseName.plainName)
      outer = member.base
    }
    return inner.count > partLimit ? nil : joined(outer.flatMap(name(expression:)), inner)
  }

  // No name that people write has as many parts.
  private static let partLimit = 32

  /// - Parameter inner: the innermost first.
  private static func joined(_ outer: String?, _ inner: [String]) -> String? {
    guard let outer else { return nil }
    return inner.reversed().reduce(outer) { modules.contains($0) ? $1 : "\($0).\($1)" }
  }

  /// Modules whose types appear in App Intents code, and may be spelled before a type's name.
  fileprivate static let modules: Set<String> = [
    "AppIntents", "CoreLocation", "CoreSpotlight", "CoreTransferable", "Foundation", "GeoToolbox", "LinkPresentation",
    "MapKit", "Swift", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "VisualIntelligence", "WidgetKit",
  ]

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

extension TypeSyntax {
  fileprivate var genericArguments: GenericArgumentListSyntax? {
    self.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause?.arguments
  }

  fileprivate var hasGenericArguments: Bool { genericArguments != nil }

  /// Whether it is spelled with one of Apple's modules before the name.
  fileprivate var isOfFramework: Bool {
    guard let base = self.as(MemberTypeSyntax.self)?.baseType.as(IdentifierTypeSyntax.self) else { return false }
    return TypeReader.modules.contains(base.name.plainName)
  }

  /// The type between the angle brackets where there is one.
  var soleGenericArgument: TypeSyntax? {
    guard let arguments = genericArguments, arguments.count == 1, case .type(let type) = arguments.first?.argument
    else { return nil }
    return type
  }
}

extension TupleTypeSyntax {
  /// What parentheses around one type hold.
  fileprivate var soleElement: TypeSyntax? {
    guard elements.count == 1, let element = elements.first, element.firstName == nil else { return nil }
    return element.type
  }
}
