/// One entity query, options provider or value query. It is resolved inside the build; shortcuts do not store it.
package struct EntityQuery: SurfaceRecord {
  /// What a query can do.
  package enum Capability: String, Codable, Hashable, Comparable, Sendable {
    /// `EntityQuery` itself.
    case plain
    case string, enumerable, property, unique, indexed
    /// An `IntentValueQuery`.
    case value
    /// A `DynamicOptionsProvider` that is no query.
    case options

    package static func < (left: Capability, right: Capability) -> Bool { left.rawValue < right.rawValue }
  }

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

  /// Sorted.
  package var capabilities: [Capability]
  /// The effective identifier of the entity it finds.
  package var entity: String?
  /// Whether `entities(for:)` is implemented here.
  @Omitted package var findsByIdentifier: Bool
  @Omitted package var suggestsEntities: Bool
  /// What a property query can filter by, sorted by property.
  @Omitted package var filters: [QueryFilter]
  /// The properties a property query can sort by.
  @Omitted package var sortOptions: [String]
  /// The input of an `IntentValueQuery`.
  package var input: String?
  /// What an `IntentValueQuery` or an options provider gives.
  package var output: ValueType?
  /// Intents whose parameters it reads, as `Intent.parameter`.
  @Omitted package var dependencies: [String]
  /// Codes that no public file explains, `capabilities 16`, sorted; only built metadata has them.
  @Omitted package var unknownCodes: [String]

  package init(identifier: String, typePath: String, capabilities: [Capability]) {
    self.identifier = identifier
    self.typePath = typePath
    self.capabilities = capabilities
  }

  /// Whether it makes a “Find” action: property and enumerable queries do, and what refines them.
  package var makesFindAction: Bool {
    capabilities.contains { [.property, .enumerable, .unique, .indexed].contains($0) && $0 != .indexed }
  }
}

/// The comparisons that a property query offers for one property.
package struct QueryFilter: Codable, Hashable, Sendable {
  package var property: String
  /// Sorted: `EqualToComparator`, `ContainsComparator`, …
  package var comparators: [String]

  package init(property: String, comparators: [String]) {
    self.property = property
    self.comparators = comparators
  }
}
