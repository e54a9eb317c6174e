/// The `AppShortcutsProvider` of an app and its App Shortcuts: what Siri, Spotlight and the Action button know unasked.
package struct AppShortcutsProvider: SurfaceRecord {
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

  /// In order; several for one intent are real.
  @Omitted package var shortcuts: [AppShortcut]
  @Omitted package var negativePhrases: [Phrase]
  package var tileColor: String?
  /// Whether the code calls `updateAppShortcutParameters()` anywhere.
  @Omitted package var updatesParameters: Bool
  /// Set where some shortcuts could not be read (built in a helper function, a loop, …).
  @Omitted package var hasUnreadShortcuts: Bool

  package init(identifier: String, typePath: String) {
    self.identifier = identifier
    self.typePath = typePath
  }
}

/// One App Shortcut.
package struct AppShortcut: Codable, Hashable, Sendable {
  /// The effective identifier of its intent.
  package var intent: String
  /// Arguments the intent is made with, as written, in order: `kind: .daily`.
  @Omitted package var presets: [String]
  @Omitted package var phrases: [Phrase]
  package var shortTitle: Text?
  package var systemImage: Text?
  /// The lists of values that Spotlight offers for its parameter, by title; only built metadata shows them.
  @Omitted package var optionLists: [Text]
  @Omitted package var availability: [Availability]
  /// Set where some phrases are not literals.
  @Omitted package var hasUnreadPhrases: Bool

  package init(intent: String, phrases: [Phrase] = []) {
    self.intent = intent
    self.phrases = phrases
  }
}

/// One phrase people can say, with its tokens as `${applicationName}` and `${parameter}`.
///
/// A `${` that the developer typed is text, not a token, and is kept as `\${`; only `${applicationName}` in a literal is
/// what `\(.applicationName)` becomes in a build.
package struct Phrase: Codable, Hashable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }

  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// The names of its tokens, in order, `applicationName` included.
  package var tokens: [String] {
    var names: [String] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      let isEscaped = start.lowerBound > rest.startIndex && rest[rest.index(before: start.lowerBound)] == "\\"
      if !isEscaped { names.append(String(rest[start.upperBound..<end])) }
      rest = rest[rest.index(after: end)...]
    }
    return names
  }

  /// Whether it names the app: the system drops a phrase that does not.
  package var namesApplication: Bool { tokens.contains("applicationName") }

  /// The parameters of the intent that it names.
  package var parameters: [String] { tokens.filter { $0 != "applicationName" } }
}
