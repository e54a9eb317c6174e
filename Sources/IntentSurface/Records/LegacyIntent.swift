/// One custom SiriKit intent of an `.intentdefinition` file. People's shortcuts store its class name.
package struct LegacyIntent: Codable, Hashable, Sendable {
  /// The generated class: `OrderSoupIntent`.
  package var className: String
  /// The title that people read.
  package var title: String?
  /// The description that people read.
  package var summary: String?
  /// The category under which the Shortcuts app lists it.
  package var category: String?
  /// The verb of the definition, such as `Order`.
  package var verb: String?
  /// In the order of the file.
  @Omitted package var parameters: [LegacyParameter]
  /// The combinations of parameters that make an action.
  @Omitted package var parameterCombinations: [LegacyCombination]
  /// The properties of its response.
  @Omitted package var responseProperties: [LegacyParameter]
  /// The response property that later steps of a shortcut get.
  package var output: String?
  /// Whether people may add it to shortcuts.
  @Omitted package var isEligibleForShortcuts: Bool
  /// Whether Siri may suggest it.
  @Omitted package var isEligibleForSuggestions: Bool
  /// Whether widgets may be configured by it.
  @Omitted package var isEligibleForWidgets: Bool
  /// Whether the device has to be unlocked.
  @Omitted package var requiresUnlock: Bool
  /// Whether the property list of the app or of an Intents extension declares it. Definitions alone don't show it.
  @Omitted package var isDeclared: Bool
  /// Whether code answers it. Built products don't show it.
  @Omitted package var isHandled: Bool
  /// Whether it may be unanswered all the same: the code that hands out who answers does so on some ways alone, or could not
  /// be followed.
  @Omitted package var isInDoubt: Bool
  /// The last path components of the `.intentdefinition` files that declare it, without the ending.
  @Omitted package var definitions: [String]

  /// Makes one from what is always known of it; the rest has its default.
  package init(className: String) { self.className = className }

  /// Whether it holds the settings of a widget and is no action of the Shortcuts app.
  package var isForWidgetsOnly: Bool { isEligibleForWidgets && !isEligibleForShortcuts }
}

/// A parameter of a legacy intent or a property of its response.
package struct LegacyParameter: Codable, Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The name that people read.
  package var displayName: String?
  /// `String`, `Integer`, `Boolean`, `Object`, … or the name of a custom enum or type.
  package var type: String
  /// Whether it takes several values.
  @Omitted package var isArray: Bool
  /// Whether people may set it in a widget.
  @Omitted package var isConfigurable: Bool
  /// Whether the handler resolves it.
  @Omitted package var resolvesValue: Bool
  /// The default, as far as it could be read.
  package var defaultValue: String?
  /// `parent relation value`, where it depends on another parameter.
  package var relationship: String?
  /// Whether no code reads it.
  @Omitted package var isIgnored: Bool
  /// The number by which Xcode tells it from the others, whatever it is called; nil where nothing says.
  package var tag: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String, type: String) {
    self.name = name
    self.type = type
  }
}

/// Parameters that a legacy intent can run with.
package struct LegacyCombination: Codable, Hashable, Sendable {
  /// Sorted.
  package var parameters: [String]
  /// The title that people read.
  package var title: String?
  /// Whether it runs without opening the app.
  @Omitted package var supportsBackground: Bool
  /// Whether it is the one that is shown first.
  @Omitted package var isPrimary: Bool

  /// Makes one from what is always known of it; the rest has its default.
  package init(parameters: [String]) { self.parameters = parameters }
}

/// One enum of an `.intentdefinition` file.
package struct LegacyEnum: Codable, Hashable, Sendable {
  /// Its name.
  package var name: String
  /// In the order of the file, `unknown` included.
  package var cases: [LegacyEnumCase]

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String, cases: [LegacyEnumCase]) {
    self.name = name
    self.cases = cases
  }
}

/// One case of a legacy enum, stored by its index.
package struct LegacyEnumCase: Codable, Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The number that stands for the case in what people stored.
  package var index: Int
  /// The name that people read.
  package var displayName: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String, index: Int, displayName: String? = nil) {
    self.name = name
    self.index = index
    self.displayName = displayName
  }
}

/// One object type of an `.intentdefinition` file.
package struct LegacyType: Codable, Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The key of what people read for it, which Xcode made once and keeps; nil where nothing says.
  package var nameKey: String?
  /// Its properties, in the order of the source.
  @Omitted package var properties: [LegacyParameter]
  /// What code makes the identifiers of its objects from, each time; none where that was not seen.
  @Omitted package var idCode: [String]

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String) { self.name = name }
}
