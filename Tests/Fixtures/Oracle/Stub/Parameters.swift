public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: @unchecked Sendable {
  public struct ValueError: Error {}

  public var wrappedValue: Value {
    get { fatalError("a stub") }
    set {}
  }
  public var projectedValue: IntentParameter<Value> { self }

  public init(
    description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {}
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {}
  public init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    optionsProvider: Provider
  ) {}

  public func needsValueError(_ dialog: IntentDialog? = nil) -> ValueError { ValueError() }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { fatalError("a stub") }
}

extension IntentParameter where Value.ValueType == Int {
  public enum IntControlStyle: Sendable { case field, stepper, slider }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: IntControlStyle = .field, inclusiveRange: (Int, Int)
  ) { self.init(title: title) }
}

extension IntentParameter where Value.ValueType == Double {
  public enum DoubleControlStyle: Sendable { case field, slider }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: DoubleControlStyle = .field, inclusiveRange: (Double, Double)
  ) { self.init(title: title) }
}

extension IntentParameter where Value.ValueType == IntentFile {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType]
  ) { self.init(title: title) }
}

extension AppIntent { public typealias Parameter = IntentParameter }
