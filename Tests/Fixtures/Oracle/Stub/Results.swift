public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult { associatedtype Value: _IntentValue }
public protocol ProvidesDialog: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}

extension Never: IntentResult {}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ text: LocalizedStringResource) {}
}

/// What each kind of result holds stands in one argument, `Never` for nothing.
public struct StubResult<Value, Opens, Snippet, Dialog>: IntentResult {}

extension StubResult: ReturnsValue where Value: _IntentValue {}
extension StubResult: OpensIntent where Opens: AppIntent {}
extension StubResult: ShowsSnippetIntent where Snippet: SnippetIntent {}
extension StubResult: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult where Self == StubResult<Never, Never, Never, Never> {
  public static func result() -> Self { StubResult() }
}

extension IntentResult where Self == StubResult<Never, Never, Never, IntentDialog> {
  public static func result(dialog: IntentDialog) -> Self { StubResult() }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> Self
  where Self == StubResult<Value, Never, Never, Never>, Value: _IntentValue { StubResult() }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == StubResult<Value, Never, Never, IntentDialog>, Value: _IntentValue { StubResult() }
  public static func result<Opens>(opensIntent: Opens) -> Self
  where Self == StubResult<Never, Opens, Never, Never>, Opens: AppIntent { StubResult() }
  public static func result<Value, Opens>(value: Value, opensIntent: Opens) -> Self
  where Self == StubResult<Value, Opens, Never, Never>, Value: _IntentValue, Opens: AppIntent { StubResult() }
  public static func result<Snippet>(snippetIntent: Snippet) -> Self
  where Self == StubResult<Never, Never, Snippet, Never>, Snippet: SnippetIntent { StubResult() }
}
