import CoreLocation
import GeoToolbox
import LinkPresentation
@_exported import UniformTypeIdentifiers
import VisualIntelligence

public protocol _IntentValue {
  associatedtype ValueType: _IntentValue = Self
  associatedtype UnwrappedType: _IntentValue = Self
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue {}
extension Duration: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension CLPlacemark: _IntentValue {}
extension PlaceDescriptor: _IntentValue {}
extension LinkMetadata: _IntentValue {}
extension SceneDescriptor: _IntentValue {}
extension Never: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType
}

extension Array: _IntentValue where Element: _IntentValue { public typealias ValueType = Element.ValueType }
extension Set: _IntentValue where Element: _IntentValue { public typealias ValueType = Element.ValueType }

public struct IntentFile: _IntentValue, Sendable { public init(data: Data, filename: String) {} }
public struct IntentPerson: _IntentValue, Sendable {}
public struct SemanticContentDescriptor: _IntentValue, Sendable {}
public struct EntityCollection<Element: _IntentValue & Sendable>: _IntentValue, Sendable {}
public struct IntentCurrencyAmount: _IntentValue, Sendable {}
public struct IntentPaymentMethod: _IntentValue, Sendable {}

public protocol SearchCriteria: _IntentValue, Hashable, Sendable { associatedtype SearchScopes = Void }
public struct StringSearchScope: Sendable { public static let general = StringSearchScope() }
public struct StringSearchCriteria: SearchCriteria {
  public typealias SearchScopes = [StringSearchScope]
  public var term: String { "" }
}

public protocol _IntentValueRepresentable: _IntentValue {}

@attached(extension, conformances: _IntentValueRepresentable, names: arbitrary)
public macro UnionValue() = #externalMacro(module: "StubMacros", type: "UnionValue")

// MARK: What is shown

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(name: LocalizedStringResource) {}
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource) {}
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var title: LocalizedStringResource { "" }
  public struct Image: Sendable { public init(systemName: String) {} }
  public init(stringLiteral value: String) {}
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {}
}

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

// MARK: Enums

public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable where RawValue: Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
