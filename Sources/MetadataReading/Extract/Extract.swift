/// The top of an `extract.actionsdata` file. Only what a surface needs is read; the rest may change freely.
struct Extract: Decodable {
  var actions: [String: ExtractAction]
  var entities: [String: ExtractEntity]
  var enums: [ExtractEnum]
  var queries: [String: ExtractQuery]
  var autoShortcuts: [ExtractShortcut]
  @Tolerated var autoShortcutProviderMangledName: String?
  @Tolerated var negativePhrases: [ExtractText]?
  @Tolerated var shortcutTileColor: Int?
  @Tolerated var assistantIntents: [ExtractSiriIntent]?
  @Tolerated var assistantIntentNegativePhrases: [ExtractSiriNegation]?
  @Tolerated var version: Int?
}

/// What Siri takes for a request to run an intent without an App Shortcut.
struct ExtractSiriIntent: Decodable {
  var intentIdentifier: String
  @Tolerated var phraseTemplates: [ExtractText]?
}

/// What Siri must not take for a request to run an intent.
struct ExtractSiriNegation: Decodable {
  var intentIdentifier: String
  @Tolerated var phrases: [ExtractText]?
}

/// Who wrote a file; read on its own first, so that an error about the rest can name it.
struct ExtractHeader: Decodable {
  struct Generator: Decodable {
    @Tolerated var name: String?
    @Tolerated var version: String?
  }

  @Tolerated var generator: Generator?

  /// `xcode-tools 17A400`.
  var tool: String? {
    let words = [generator?.name, generator?.version].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// A text: the literal of the code, or the key of a strings table.
struct ExtractText: Decodable {
  var key: String
  @Tolerated var defaultValue: String?
}

/// `{introducedVersion, obsoletedVersion}` of one platform.
struct ExtractAvailability: Decodable {
  @Tolerated var introducedVersion: String?
  @Tolerated var obsoletedVersion: String?
}

/// `{assistantOnly, isDiscoverable}`; Xcode 15 wrote none.
struct ExtractVisibility: Decodable {
  @Tolerated var assistantOnly: Bool?
  @Tolerated var isDiscoverable: Bool?
}

/// One schema that a type adopts.
struct ExtractSchema: Decodable {
  var domain: String
  var name: String
}
