package import AppIntentsFacts

/// One App Enum. People's shortcuts store the raw value of a case as text.
package struct AppEnum: SurfaceRecord {
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
  /// How several are counted; only built metadata shows it.
  package var numericFormat: Text?
  /// `String`, `Int`, …; nil where it can't be seen.
  package var rawType: String?
  /// In the order of declaration.
  @Omitted package var cases: [EnumCase]
  @Omitted package var protocols: [FrameworkProtocol]
  package var schema: SchemaAdoption?
  package var isAssistantOnly: Setting<Bool>?
  /// Set where the case titles could not be read, so that a missing title is not claimed.
  @Omitted package var hasUnreadTitles: Bool

  package init(identifier: String, typePath: String, rawType: String? = nil) {
    self.identifier = identifier
    self.typePath = typePath
    self.rawType = rawType
  }
}

/// One case of an App Enum.
package struct EnumCase: Codable, Hashable, Sendable {
  package var name: String
  /// The raw value as text, implicit ones filled in; nil where it can't be seen.
  package var rawValue: String?
  @Omitted package var hasExplicitRawValue: Bool
  /// Whether the enum's own `allCases` leaves it out, so that nobody is shown it.
  @Omitted package var isUnlisted: Bool
  package var title: Text?
  /// The smaller text below the title; only built metadata shows it.
  package var subtitle: Text?
  @Omitted package var synonyms: [Text]
  package var image: String?
  @Omitted package var availability: [Availability]

  package init(name: String, rawValue: String?, hasExplicitRawValue: Bool = false, title: Text? = nil) {
    self.name = name
    self.rawValue = rawValue
    self.title = title
    self.hasExplicitRawValue = hasExplicitRawValue
  }
}
