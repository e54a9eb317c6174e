// A stand-in for what widgets and intents use of SwiftUI.
@_exported import Foundation

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { return fatalError("a stub") } }
public struct StubLeaf: View { public var body: Never { return fatalError("a stub") } }

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> StubLeaf { StubLeaf() }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> StubLeaf { StubLeaf() }
  public static func buildIf<Content: View>(_ content: Content?) -> StubLeaf { StubLeaf() }
  public static func buildEither<Content: View>(first content: Content) -> StubLeaf { StubLeaf() }
  public static func buildEither<Content: View>(second content: Content) -> StubLeaf { StubLeaf() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> StubLeaf { StubLeaf() }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError("a stub") }
    nonmutating set {}
  }
  public init() {}
  public var projectedValue: Binding<Value> { self }
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> { fatalError("a stub") }
}
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError("a stub") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError("a stub") }
}
