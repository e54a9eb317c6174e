package import AppIntentsFacts

/// One App Enum. People's shortcuts store the raw value of a case as text.
package struct AppEnum: SurfaceRecord {
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
  /// How several are counted; only built metadata shows it.
  package var numericFormat: Text?
  /// `String`, `Int`, …; nil where it can't be seen.
  package var rawType: String?
  /// In the order of declaration.
  @Omitted package var cases: [EnumCase]
  /// The framework's protocols that it conforms to, sorted.
  @Omitted package var protocols: [FrameworkProtocol]
  /// The assistant schema.
  package var schema: SchemaAdoption?
  /// What `isAssistantOnly` says; nil where it is not declared.
  package var isAssistantOnly: Setting<Bool>?
  /// Set where the case titles could not be read, so that a missing title is not claimed.
  @Omitted package var hasUnreadTitles: Bool

  /// Makes one from what is always known of it; the rest has its default.
  package init(identifier: String, typePath: String, rawType: String? = nil) {
    self.identifier = identifier
    self.typePath = typePath
    self.rawType = rawType
  }
}

/// One case of an App Enum.
package struct EnumCase: Codable, Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The raw value as text, implicit ones filled in; nil where it can't be seen.
  package var rawValue: String?
  /// Whether the raw value is written down, not counted by the compiler.
  @Omitted package var hasExplicitRawValue: Bool
  /// Whether the enum's own `allCases` leaves it out, so that nobody is shown it.
  @Omitted package var isUnlisted: Bool
  /// The title that people read.
  package var title: Text?
  /// The smaller text below the title; only built metadata shows it.
  package var subtitle: Text?
  /// Other words for it in phrases.
  @Omitted package var synonyms: [Text]
  /// The image shown beside it.
  package var image: String?
  /// Its `@available` clauses.
  @Omitted package var availability: [Availability]

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String, rawValue: String?, hasExplicitRawValue: Bool = false, title: Text? = nil) {
    self.name = name
    self.rawValue = rawValue
    self.title = title
    self.hasExplicitRawValue = hasExplicitRawValue
  }
}
