// A stand-in for the AppIntents framework: just enough of its shape for the compiler to read intents on any system.
// Written from the names and signatures that the framework's documentation gives; nothing in it does anything.
@_exported import Foundation

#if !canImport(Darwin)
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
  }

  public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension String {
    public init(localized resource: LocalizedStringResource) { self.init() }
  }
#endif

public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

// MARK: Intents

public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {}
}

public struct IntentModes: OptionSet, Sendable {
  public enum Foreground: Sendable { case immediate, dynamic, deferred }
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  public static func foreground(_ mode: Foreground) -> IntentModes { .foreground }
}

public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var supportedModes: IntentModes { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var supportedModes: IntentModes { .background }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var parameterSummary: some ParameterSummary { EmptySummary() }
}

public protocol SystemIntent: AppIntent {}

public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  var target: Value { get set }
}

extension OpenIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get }
}

public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype Criteria: SearchCriteria
  static var searchScopes: Criteria.SearchScopes { get }
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent where Criteria == StringSearchCriteria {
  public static var searchScopes: [StringSearchScope] { [] }
}

public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

public protocol SnippetIntent: AppIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
@available(*, deprecated, renamed: "AudioPlaybackIntent") public protocol AudioStartingIntent: SystemIntent {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}

public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> Never { fatalError("a stub") }
}

public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> Never { fatalError("a stub") }
}

public protocol CustomIntentMigratedAppIntent: AppIntent { static var intentClassName: String { get } }

extension CustomIntentMigratedAppIntent {
  public static var persistentIdentifier: String { intentClassName }
}

public struct IntentDeprecation<Replacement>: Sendable {
  public init(message: LocalizedStringResource) where Replacement == Never {}
  public init(message: LocalizedStringResource, replacedBy: Replacement.Type) where Replacement: AppIntent {}
  public init(replacedBy: Replacement.Type) where Replacement: AppIntent {}
}

public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent = Never
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
  public static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "") }
}

@propertyWrapper public struct AppDependency<Value: Sendable>: Sendable {
  public var wrappedValue: Value { fatalError("a stub") }
  public init() {}
}

extension AppIntent { public typealias Dependency = AppDependency }

extension AppIntent where PerformResult: ReturnsValue {
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value {
    fatalError()
  }
}
