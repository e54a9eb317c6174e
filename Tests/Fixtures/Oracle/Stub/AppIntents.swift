// A stand-in for the AppIntents framework: just enough of its shape for the compiler to read intents on any system.
// Written from the names and signatures that the framework's documentation gives; nothing in it does anything.
import Foundation

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

// MARK: Intents

public protocol IntentResult {}
public protocol ReturnsValue<Value>: IntentResult { associatedtype Value }
public protocol ProvidesDialog: IntentResult {}
public protocol OpensIntent: IntentResult {}

public struct IntentDialog: ExpressibleByStringInterpolation { public init(stringLiteral value: String) {} }

public struct StubResult<Value>: ReturnsValue, ProvidesDialog, OpensIntent {}

extension IntentResult where Self == StubResult<Never> {
  public static func result() -> Self { StubResult() }
  public static func result(dialog: IntentDialog) -> Self { StubResult() }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> Self where Self == StubResult<Value> { StubResult() }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self where Self == StubResult<Value> {
    StubResult()
  }
}

public enum IntentAuthenticationPolicy { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }

public struct IntentDescription: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {}
}

public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: SystemIntent { associatedtype Value; var target: Value { get set } }

@propertyWrapper public struct IntentParameter<Value>: @unchecked Sendable {
  public var wrappedValue: Value { get { fatalError("a stub") } nonmutating set {} }
  public var projectedValue: IntentParameter<Value> { self }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inclusiveRange: (Int, Int)? = nil
  ) {}
}

extension AppIntent { public typealias Parameter = IntentParameter }

// MARK: Values

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(name: LocalizedStringResource) {}
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {}
}

public protocol AppEntity: Identifiable, PersistentlyIdentifiable, Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}

@propertyWrapper public struct EntityProperty<Value>: @unchecked Sendable {
  public var wrappedValue: Value { get { fatalError("a stub") } nonmutating set {} }
  public var projectedValue: EntityProperty<Value> { self }
  public init() {}
  public init(title: LocalizedStringResource) {}
  public init(identifier: String, title: LocalizedStringResource) {}
}

extension AppEntity { public typealias Property = EntityProperty }

public protocol DynamicOptionsProvider: Sendable {}
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}
public protocol EntityStringQuery: EntityQuery { func entities(matching string: String) async throws -> [Entity] }

public protocol AppEnum: RawRepresentable, CaseIterable, PersistentlyIdentifiable, Hashable, Sendable
where RawValue: Hashable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

// MARK: Summaries and App Shortcuts

public protocol ParameterSummary {}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ sentence: ParameterSummaryString<Intent>) {}
}

extension AppIntent { public typealias Summary = IntentParameterSummary<Self> }

public enum AppShortcutPhraseToken { case applicationName }

public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

public struct AppShortcut {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {}
}

@resultBuilder public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> AppShortcut { shortcut }
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

public protocol AppShortcutsProvider { @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get } }
