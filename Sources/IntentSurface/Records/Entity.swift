package import AppIntentsFacts

/// One App Entity: a thing of the app that people pick, filter, and pass from action to action.
package struct Entity: SurfaceRecord {
  /// The key under which devices store it.
  package var identifier: String
  /// What decides the identifier.
  package var identifierSource: IdentifierSource = .typeName
  /// The spelling of an identifier that is not a literal, and so could not be read.
  package var unreadIdentifier: String?
  /// The type's name with the types around it, as in `Outer.Inner`.
  package var typePath: String
  /// The module that declares it, where it is known.
  package var module: String?
  /// The bundle identifier of the product that holds it, where it is known.
  package var bundle: String?
  /// The names of the products that compile it.
  @Omitted package var hosts: [String]
  /// The platforms it exists on; nil where nothing says, or where it is on all.
  package var platforms: [Platform]?
  /// How the type comes to its protocol.
  package var conformance: Conformance = .direct
  /// Its `@available` clauses.
  @Omitted package var availability: [Availability]

  /// The name that people read.
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
  /// What makes what devices store of an `id`, each time, in the order in which it is put together: the code of the
  /// type, and of its id's own, and each place that makes a value; sorted.
  @Omitted package var idCode: [String]
  /// Its properties, in the order of the source.
  @Omitted package var properties: [EntityProperty]
  /// The effective identifier of its default query.
  package var defaultQuery: String?
  /// The framework's entity protocols it conforms to beside `AppEntity`, sorted: `IndexedEntity`, `UniqueAppEntity`,
  /// `TransientAppEntity`, `FileEntity`, `URLRepresentableEntity`, …, and `Transferable`.
  @Omitted package var protocols: [FrameworkProtocol]
  /// The representations it can be handed over as, in order: `FileRepresentation(exportedContentType: .pdf)`, …
  @Omitted package var transferRepresentations: [String]
  /// The form of its links.
  package var urlRepresentation: Text?
  /// The assistant schema.
  package var schema: SchemaAdoption?
  /// What `isAssistantOnly` says; nil where it is not declared.
  package var isAssistantOnly: Setting<Bool>?
  /// Codes that no public file explains, `sync type 1`, sorted; only built metadata has them.
  @Omitted package var unknownCodes: [String]

  /// Makes one from what is always known of it; the rest has its default.
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
  /// The title that people read.
  package var title: Text?
  /// The type of its value.
  package var type: ValueType
  /// Which kind it is.
  package var kind: Kind
  /// The key under which Spotlight indexes the property.
  package var indexingKey: String?
  /// Whether only the app itself sees it (`visibility: .internal`).
  @Omitted package var isInternal: Bool
  /// Codes that no public file explains, `capabilities 4`, sorted; only built metadata has them.
  @Omitted package var unknownCodes: [String]

  /// Makes one from what is always known of it; the rest has its default.
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
