/// One custom SiriKit intent of an `.intentdefinition` file. People's shortcuts store its class name.
package struct LegacyIntent: Codable, Hashable, Sendable {
  /// The generated class: `OrderSoupIntent`.
  package var className: String
  package var title: String?
  package var summary: String?
  package var category: String?
  package var verb: String?
  /// In the order of the file.
  @Omitted package var parameters: [LegacyParameter]
  @Omitted package var parameterCombinations: [LegacyCombination]
  @Omitted package var responseProperties: [LegacyParameter]
  /// The response property that later steps of a shortcut get.
  package var output: String?
  @Omitted package var isEligibleForShortcuts: Bool
  @Omitted package var isEligibleForSuggestions: Bool
  @Omitted package var isEligibleForWidgets: Bool
  @Omitted package var requiresUnlock: Bool
  /// The last path components of the `.intentdefinition` files that declare it, without the ending.
  @Omitted package var definitions: [String]

  package init(className: String) { self.className = className }
}

/// A parameter of a legacy intent or a property of its response.
package struct LegacyParameter: Codable, Hashable, Sendable {
  package var name: String
  package var displayName: String?
  /// `String`, `Integer`, `Boolean`, `Object`, … or the name of a custom enum or type.
  package var type: String
  @Omitted package var isArray: Bool
  @Omitted package var isConfigurable: Bool
  @Omitted package var resolvesValue: Bool
  package var defaultValue: String?
  /// `parent relation value`, where it depends on another parameter.
  package var relationship: String?

  package init(name: String, type: String) {
    self.name = name
    self.type = type
  }
}

/// Parameters that a legacy intent can run with.
package struct LegacyCombination: Codable, Hashable, Sendable {
  /// Sorted.
  package var parameters: [String]
  package var title: String?
  @Omitted package var supportsBackground: Bool
  @Omitted package var isPrimary: Bool

  package init(parameters: [String]) { self.parameters = parameters }
}

/// One enum of an `.intentdefinition` file.
package struct LegacyEnum: Codable, Hashable, Sendable {
  package var name: String
  /// In the order of the file, `unknown` included.
  package var cases: [LegacyEnumCase]

  package init(name: String, cases: [LegacyEnumCase]) {
    self.name = name
    self.cases = cases
  }
}

/// One case of a legacy enum, stored by its index.
package struct LegacyEnumCase: Codable, Hashable, Sendable {
  package var name: String
  package var index: Int
  package var displayName: String?

  package init(name: String, index: Int, displayName: String? = nil) {
    self.name = name
    self.index = index
    self.displayName = displayName
  }
}

/// One object type of an `.intentdefinition` file.
package struct LegacyType: Codable, Hashable, Sendable {
  package var name: String
  @Omitted package var properties: [LegacyParameter]

  package init(name: String) { self.name = name }
}
