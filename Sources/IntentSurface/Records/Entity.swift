package import AppIntentsFacts

/// One App Entity: a thing of the app that people pick, filter, and pass from action to action.
package struct Entity: SurfaceRecord {
  package var identifier: String
  package var identifierSource: IdentifierSource = .typeName
  package var unreadIdentifier: String?
  package var typePath: String
  package var module: String?
  package var bundle: String?
  @Omitted package var hosts: [String]
  package var platforms: [Platform]?
  package var conformance: Conformance = .direct
  @Omitted package var availability: [Availability]

  package var displayName: Text?
  /// Other names of the type; only built metadata shows them.
  @Omitted package var synonyms: [Text]
  /// How several are counted, `${int} boats`; only built metadata shows it.
  package var numericFormat: Text?
  /// The title of an instance, as the expression in `displayRepresentation`.
  package var displayRepresentation: String?
  /// The Swift type of `id`: `String`, `UUID`, …; nil where it can't be seen (built metadata does not hold it).
  package var idType: String?
  /// Whether the id type is, as far as can be seen, `EntityIdentifierConvertible`: the framework's own are `String`,
  /// `UUID`, `Int`, `Float` and two identifier structs.
  package var isIDConvertible: Bool?
  /// Whether the type's own code gives a textual `id` the text of a UUID, as in `id = plant.uuid.uuidString`.
  @Omitted package var isIDTextOfUUID: Bool
  @Omitted package var properties: [EntityProperty]
  /// The effective identifier of its default query.
  package var defaultQuery: String?
  /// The framework's entity protocols it conforms to beside `AppEntity`, sorted: `IndexedEntity`, `UniqueAppEntity`,
  /// `TransientAppEntity`, `FileEntity`, `URLRepresentableEntity`, …, and `Transferable`.
  @Omitted package var protocols: [FrameworkProtocol]
  /// The representations it can be handed over as, in order: `FileRepresentation(exportedContentType: .pdf)`, …
  @Omitted package var transferRepresentations: [String]
  package var urlRepresentation: Text?
  package var schema: SchemaAdoption?
  package var isAssistantOnly: Setting<Bool>?
  /// Codes that no public file explains, `sync type 1`, sorted; only built metadata has them.
  @Omitted package var unknownCodes: [String]

  package init(identifier: String, typePath: String) {
    self.identifier = identifier
    self.typePath = typePath
  }

  /// Whether it conforms to a framework protocol other than `AppEntity`.
  package func conforms(to name: FrameworkProtocol) -> Bool { protocols.contains(name) }
}

/// One property of an entity that variables and filters read, stored on devices under its identifier.
package struct EntityProperty: Codable, Hashable, Sendable {
  /// How the property gets its value.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// `@Property`.
    case stored
    /// `@ComputedProperty`.
    case computed
    /// `@DeferredProperty`.
    case deferred
    /// A plain stored property under a schema macro.
    case schemaMember
  }

  /// The `identifier:` of the wrapper, else the Swift property name.
  package var identifier: String
  /// The Swift property name.
  package var name: String
  package var title: Text?
  package var type: ValueType
  package var kind: Kind
  package var indexingKey: String?
  /// Codes that no public file explains, `capabilities 4`, sorted; only built metadata has them.
  @Omitted package var unknownCodes: [String]

  package init(
    identifier: String, name: String, type: ValueType, kind: Kind = .stored, title: Text? = nil,
    indexingKey: String? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.type = type
    self.kind = kind
    self.title = title
    self.indexingKey = indexingKey
  }
}
