package import AppIntentsFacts

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

    /// What conforming to a protocol adds; nil where it adds nothing to what every query can do.
    package init?(_ conformance: FrameworkProtocol) {
      switch conformance {
      case .entityStringQuery: self = .string
      case .enumerableEntityQuery: self = .enumerable
      case .entityPropertyQuery: self = .property
      case .uniqueAppEntityQuery: self = .unique
      case .indexedEntityQuery: self = .indexed
      case .intentValueQuery: self = .value
      default: return nil
      }
    }

    /// The order in which output lists them.
    package static func < (left: Capability, right: Capability) -> Bool { left.rawValue < right.rawValue }
  }

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

  /// Sorted.
  package var capabilities: [Capability]
  /// The effective identifier of the entity it finds.
  package var entity: String?
  /// Whether `entities(for:)` is implemented here.
  @Omitted package var findsByIdentifier: Bool
  /// What code that finds entities by their ids leaves some out by, sorted: names and texts of its conditions, with a
  /// minus where their opposite is asked for, and methods that take some of all.
  @Omitted package var findingCode: [String]
  /// The keys, files and stores in which that code looks, and what it takes texts apart by, sorted.
  @Omitted package var findingPlaces: [String]
  /// Whether it offers entities before a person searches.
  @Omitted package var suggestsEntities: Bool
  /// Whether `defaultResult()` gives a value where people chose none.
  @Omitted package var hasDefaultResult: Bool
  /// What a property query can filter by, sorted by property.
  @Omitted package var filters: [QueryFilter]
  /// The properties a property query can sort by.
  @Omitted package var sortOptions: [String]
  /// Set where not all of its filters and sort options could be read, so that none of them is known to be missing.
  @Omitted package var hasUnreadOptions: Bool
  /// The input of an `IntentValueQuery`.
  package var input: String?
  /// What an `IntentValueQuery` or an options provider gives.
  package var output: ValueType?
  /// Intents whose parameters it reads, as `Intent.parameter`.
  @Omitted package var dependencies: [String]
  /// The processes that code allows to run it, sorted: `main`, `appIntentsExtension`; nil for whichever is there.
  package var executionTargets: Setting<[String]>?
  /// Codes that no public file explains, `capabilities 16`, sorted; only built metadata has them.
  @Omitted package var unknownCodes: [String]

  /// Makes one from what is always known of it; the rest has its default.
  package init(identifier: String, typePath: String, capabilities: [Capability]) {
    self.identifier = identifier
    self.typePath = typePath
    self.capabilities = capabilities
  }

  /// Whether it makes a “Find” action: property and enumerable queries do, and what refines them.
  package var makesFindAction: Bool {
    capabilities.contains { [.property, .enumerable, .unique].contains($0) }
  }
}

/// The comparisons that a property query offers for one property.
package struct QueryFilter: Codable, Hashable, Sendable {
  /// The name of the property that it filters by.
  package var property: String
  /// Sorted: `EqualToComparator`, `ContainsComparator`, …
  package var comparators: [String]

  /// Makes one from what is always known of it; the rest has its default.
  package init(property: String, comparators: [String]) {
    self.property = property
    self.comparators = comparators
  }
}
