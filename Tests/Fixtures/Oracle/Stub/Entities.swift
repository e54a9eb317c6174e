public protocol EntityIdentifierConvertible: Hashable, Sendable {}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {}
public struct FileEntityIdentifier: EntityIdentifierConvertible {}

public protocol AppEntity: AppValue, Identifiable where ID: EntityIdentifierConvertible {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol TransientAppEntity: AppEntity { init() }

public struct StubTransientQuery<Entity: TransientAppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

extension TransientAppEntity {
  public var id: UUID { UUID() }
  public static var defaultQuery: StubTransientQuery<Self> { StubTransientQuery() }
}

public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  static var supportedContentTypes: [UTType] { get }
}

public protocol IndexedEntity: AppEntity {}
public protocol SyncableEntity: AppEntity {}
public protocol UniqueAppEntity: AppEntity {}

extension UniqueAppEntity {
  public var displayRepresentation: DisplayRepresentation { "" }
}

extension UniqueAppEntity where ID == String {
  public var id: String { "" }
}

@propertyWrapper public final class EntityProperty<Value: _IntentValue & Sendable>: @unchecked Sendable {
  public var wrappedValue: Value {
    get { fatalError("a stub") }
    set {}
  }
  public var projectedValue: EntityProperty<Value> { self }
  public init() {}
  public init(title: LocalizedStringResource) {}
  public init(identifier: String) {}
  public init(identifier: String, title: LocalizedStringResource) {}
  public init(title: LocalizedStringResource, identifier: String) {}
}

extension AppEntity { public typealias Property = EntityProperty }

@attached(peer, names: prefixed(`$`), prefixed(`_`)) @attached(accessor, names: named(get), named(set))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "StubMacros", type: "ComputedProperty")
@attached(peer, names: prefixed(`$`), prefixed(`_`)) @attached(accessor, names: named(get), named(set))
public macro ComputedProperty() = #externalMacro(module: "StubMacros", type: "ComputedProperty")

// MARK: Queries

public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  func results() async throws -> Result
}

public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func suggestedEntities() async throws -> Result { fatalError("a stub") }
  public func results() async throws -> Result { fatalError("a stub") }
}

public protocol IntentValueQuery: Sendable, PersistentlyIdentifiable {
  associatedtype Input: _IntentValue
  associatedtype Output
  init()
  func values(for input: Input) async throws -> [Output]
}

public protocol EntityStringQuery: EntityQuery { func entities(matching string: String) async throws -> Result }
public protocol EnumerableEntityQuery: EntityQuery { func allEntities() async throws -> Result }
public protocol UniqueAppEntityQuery: EnumerableEntityQuery {
  associatedtype Unique where Entity == Unique
  func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Unique.ID]) async throws -> [Unique] { [] }
  public func suggestedEntities() async throws -> [Unique] { [] }
  public func allEntities() async throws -> [Unique] { [] }
}
