/// The `AppShortcutsProvider` of an app and its App Shortcuts: what Siri, Spotlight and the Action button know unasked.
package struct AppShortcutsProvider: SurfaceRecord {
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

  /// In order; several for one intent are real.
  @Omitted package var shortcuts: [AppShortcut]
  /// Phrases that must not start it.
  @Omitted package var negativePhrases: [Phrase]
  /// The colour of its tile.
  package var tileColor: String?
  /// Whether the code calls `updateAppShortcutParameters()` anywhere.
  @Omitted package var updatesParameters: Bool
  /// Set where some shortcuts could not be read (built in a helper function, a loop, …).
  @Omitted package var hasUnreadShortcuts: Bool

  /// Makes one from what is always known of it; the rest has its default.
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
  /// The phrases.
  @Omitted package var phrases: [Phrase]
  /// The title on its tile.
  package var shortTitle: Text?
  /// The SF Symbol shown with it.
  package var systemImage: Text?
  /// The lists of values that Spotlight offers for its parameter, by title; only built metadata shows them.
  @Omitted package var optionLists: [Text]
  /// Its `@available` clauses.
  @Omitted package var availability: [Availability]
  /// Set where some phrases are not literals.
  @Omitted package var hasUnreadPhrases: Bool

  /// Makes one from what is always known of it; the rest has its default.
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
  /// The phrase, with `${applicationName}` and `${parameter}` for its tokens.
  package var text: String

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ text: String) { self.text = text }

  /// Reads what `encode(to:)` writes.
  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the form that `init(from:)` reads.
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

extension Surface {
  /// All App Shortcuts, whichever provider has them, in order.
  package var allShortcuts: [AppShortcut] { appShortcuts.flatMap(\.shortcuts) }
}
