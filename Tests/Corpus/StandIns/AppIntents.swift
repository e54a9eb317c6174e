// More of the AppIntents stand-in, for the code of public apps: read together with Tests/Fixtures/Oracle/Stub.
import CoreLocation

// MARK: Text

extension LocalizedStringResource {
  public struct BundleDescription: Sendable {
    public static let main = BundleDescription()
    public static func atURL(_ url: URL) -> BundleDescription { main }
  }
  public init(
    _ key: StaticString, defaultValue: String, table: String? = nil, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) { self.init(stringLiteral: "") }
  public init(
    _ text: String, table: String? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(stringLiteral: "") }
}

extension String {
  public init(localized text: LocalizedStringResource) { self.init() }
  public struct IntentInputOptions: Sendable {
    public enum Capitalization: Sendable { case none, words, sentences, allCharacters }
    public enum Keyboard: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, emailAddress, decimalPad, webSearch
    }
    public init(
      keyboardType: Keyboard = .default, capitalizationType: Capitalization = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

extension IntentDescription {
  public init(_ text: LocalizedStringResource, resultValueName: LocalizedStringResource) { self.init(text) }
}

extension IntentDialog {
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.init(full) }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {}

extension DisplayRepresentation {
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource?, image: Image?) { self.init(title: title) }
}

extension DisplayRepresentation.Image {
  public init(systemName: String, tintColor: Never?) { self.init(systemName: systemName) }
  public init(named: String, isTemplate: Bool = false) { self.init(systemName: named) }
  public init(data: Data, isTemplate: Bool = false) { self.init(systemName: "") }
  public init(url: URL, isTemplate: Bool = false) { self.init(systemName: "") }
}

// MARK: Values

extension CLLocation: _IntentValue {}
extension Decimal: _IntentValue {}
extension Float: _IntentValue {}

extension IntentFile {
  public var data: Data { Data() }
  public var filename: String { "" }
  public var fileURL: URL? { nil }
  public var type: UTType? { nil }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) { self.init(data: Data(), filename: "") }
  public init(data: Data, filename: String, type: UTType?) { self.init(data: data, filename: filename) }
}

extension UTType {
  public static let item = UTType.image
  public static let data = UTType.image
  public static let text = UTType.image
  public static let plainText = UTType.image
  public static let url = UTType.image
  public static let movie = UTType.image
  public static let audio = UTType.image
  public static let json = UTType.image
  public var identifier: String { "" }
}

extension IntentCurrencyAmount {
  public var amount: Decimal { 0 }
  public var currencyCode: String { "" }
  public init(amount: Decimal, currencyCode: String) { self.init() }
}

extension IntentPerson {
  public var displayName: String { "" }
}

// MARK: Parameters

extension IntentParameter {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog?
  ) { self.init(title: title) }
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog?, optionsProvider: Provider
  ) { self.init(title: title) }
  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, optionsProvider: Provider
  ) { self.init(title: "") }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, size: [Never: Int]
  ) { self.init(title: title) }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }
  public func requestDisambiguation(among: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    fatalError("a stub")
  }
  public func needsDisambiguationError(among: [Value], dialog: IntentDialog? = nil) -> ValueError { ValueError() }
}

extension IntentParameter where Value.ValueType == Int {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: IntControlStyle
  ) { self.init(title: title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: IntControlStyle = .field, inclusiveRange: (Int, Int), requestValueDialog: IntentDialog?
  ) { self.init(title: title) }
}

extension IntentParameter where Value.ValueType == Double {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: DoubleControlStyle
  ) { self.init(title: title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: DoubleControlStyle = .field, inclusiveRange: (Double, Double), requestValueDialog: IntentDialog?
  ) { self.init(title: title) }
}

extension IntentParameter where Value.ValueType == String {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title) }
}

extension IntentParameter where Value.ValueType == Bool {
  public struct BoolName: Sendable {
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
  }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    displayName: BoolName
  ) { self.init(title: title) }
}

extension IntentParameter where Value.ValueType == Date {
  public enum DateKind: Sendable { case date, time, dateTime }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    kind: DateKind, requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title) }
}

extension IntentParameter where Value.ValueType == IntentFile {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior
  ) { self.init(title: title) }
}

extension IntentParameter {
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
    defaultUnit: Unit? = nil, unit: Unit? = nil, defaultUnitAdjustForLocale: Bool? = nil,
    supportsNegativeNumbers: Bool = true
  ) where Value.ValueType == Measurement<Unit> { self.init(title: title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultAmount: Decimal? = nil,
    currencyCodes: [String], requestValueDialog: IntentDialog? = nil
  ) where Value.ValueType == IntentCurrencyAmount { self.init(title: title) }
}

// MARK: Summaries

@resultBuilder public enum StubSummaryBuilder<Intent: AppIntent> {
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
  public static func buildExpression(_ summary: IntentParameterSummary<Intent>) -> IntentParameterSummary<Intent> {
    summary
  }
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

public enum StubComparison { case equalTo, notEqualTo, hasAnyValue, hasNoValue, oneOf, greaterThan, lessThan }

public struct IntentParameterCondition<Intent: AppIntent>: ParameterSummary {
  public init<Value: _IntentValue, First: ParameterSummary, Second: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StubComparison, _ value: Value.UnwrappedOrSelf,
    @StubSummaryBuilder<Intent> _ then: () -> First, @StubSummaryBuilder<Intent> otherwise: () -> Second
  ) {}
  public init<Value: _IntentValue, First: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StubComparison, _ value: Value.UnwrappedOrSelf,
    @StubSummaryBuilder<Intent> _ then: () -> First
  ) {}
  public init<Value: _IntentValue, First: ParameterSummary, Second: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StubComparison,
    @StubSummaryBuilder<Intent> _ then: () -> First, @StubSummaryBuilder<Intent> otherwise: () -> Second
  ) {}
}

extension _IntentValue { public typealias UnwrappedOrSelf = ValueType }
extension AppIntent { public typealias When = IntentParameterCondition<Self> }

public struct StubCase<Intent: AppIntent, Value> {}
@resultBuilder public enum StubCasesBuilder<Intent: AppIntent, Value> {
  public static func buildBlock(_ cases: StubCase<Intent, Value>...) -> [StubCase<Intent, Value>] { cases }
}

// MARK: Results

extension StubResult: ShowsSnippetView where Snippet == StubView {}
public struct StubView: Sendable {}

extension IntentResult {
  public static func result<View>(view: View) -> Self where Self == StubResult<Never, Never, StubView, Never> {
    StubResult()
  }
  public static func result<View>(dialog: IntentDialog, view: View) -> Self
  where Self == StubResult<Never, Never, StubView, IntentDialog> { StubResult() }
  public static func result<Value, View>(value: Value, view: View) -> Self
  where Self == StubResult<Value, Never, StubView, Never>, Value: _IntentValue { StubResult() }
  public static func result<Value, View>(value: Value, dialog: IntentDialog, view: View) -> Self
  where Self == StubResult<Value, Never, StubView, IntentDialog>, Value: _IntentValue { StubResult() }
  public static func result<Opens>(opensIntent: Opens, dialog: IntentDialog) -> Self
  where Self == StubResult<Never, Opens, Never, IntentDialog>, Opens: AppIntent { StubResult() }
  public static func result<Value, Opens>(value: Value, opensIntent: Opens, dialog: IntentDialog) -> Self
  where Self == StubResult<Value, Opens, Never, IntentDialog>, Value: _IntentValue, Opens: AppIntent { StubResult() }
}

// MARK: What intents call

extension AppIntent {
  public func requestConfirmation() async throws {}
  public func requestConfirmation<Result: IntentResult>(result: Result) async throws {}
  public func donate() async throws {}
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false
  ) -> CancellationError { CancellationError() }
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false) async throws {}
}

extension AppShortcutsProvider {
  public static func updateAppShortcutParameters() {}
}

extension AppShortcut {
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.init(intent: intent, phrases: phrases, shortTitle: "", systemImageName: "")
  }
}

public struct ShortcutTileColor: Sendable {
  public static let blue = ShortcutTileColor()
}

public protocol EntityPropertyQuery: EntityQuery {}
public typealias IntentItem = StubView
public struct ItemCollection<Result>: Sendable { public static var empty: ItemCollection<Result> { ItemCollection() } }
public struct IntentItemSection<Result>: Sendable {}

extension DynamicOptionsProvider {
  public func defaultResult() async -> Never? { nil }
}
