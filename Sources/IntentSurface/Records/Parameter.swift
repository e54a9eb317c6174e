/// One `@Parameter` of an intent. People's shortcuts store its value under the Swift property name.
package struct Parameter: Codable, Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The title that people read.
  package var title: Text?
  /// The description that people read.
  package var summary: Text?
  /// The type as declared, optionality included.
  package var type: ValueType
  /// The default, as far as it could be read.
  package var defaultValue: DefaultValue?
  /// `inclusiveRange` as written: `(0, 10)`.
  package var range: String?
  /// The control that the editor shows.
  package var controlStyle: String?
  /// What else the wrapper says of its values: `kind: .date, size: 3`. Only source code shows it.
  package var valueSettings: String?
  /// The kinds of file that it accepts.
  @Omitted package var contentTypes: [String]
  /// How a value is typed and shown, `Multiline 1`, sorted; only built metadata shows it.
  @Omitted package var textOptions: [String]
  /// Codes that no public file explains, `capabilities 4`, sorted; only built metadata has them.
  @Omitted package var unknownCodes: [String]
  /// The options provider or the query named in the wrapper's arguments.
  package var optionsProvider: String?
  /// Whether it takes the output of the step before.
  package var inputConnection: String?
  /// Parameters and intents its options depend on (`@IntentParameterDependency`), as `Intent.parameter`.
  @Omitted package var dependencies: [String]
  /// What a run asks where the value is missing.
  package var requestValueDialog: Text?
  /// Its `@available` clauses.
  @Omitted package var availability: [Availability]
  /// Whether it is a setting of a widget or control that no code reads. Only source code shows it.
  @Omitted package var isIgnored: Bool
  /// Whether a button of the app runs the intent and gives it no value. Only source code shows it.
  @Omitted package var isUnsetByButton: Bool
  /// By which of its values the action ends early: the parts of each condition, sorted. Only source code shows it.
  @Omitted package var refusals: [String]

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String, type: ValueType, title: Text? = nil, defaultValue: DefaultValue? = nil) {
    self.name = name
    self.type = type
    self.title = title
    self.defaultValue = defaultValue
  }

  /// Whether a run without a stored value must ask: not optional and no default.
  package var isRequired: Bool { !type.isOptional && defaultValue == nil }
}

/// The value a parameter takes when people set none.
package enum DefaultValue: Hashable, Sendable {
  /// A literal or an enum case, in canonical spelling: `true`, `5`, `"text"`, `.daily`, `[]`.
  case literal(String)
  /// Anything else, as written.
  case expression(String)

  /// How code spells it.
  package var spelling: String {
    switch self {
    case .literal(let text), .expression(let text): text
    }
  }
}

extension DefaultValue: Codable {
  private enum CodingKeys: String, CodingKey { case expression }

  /// Reads what `encode(to:)` writes.
  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .literal(text)
    } else {
      self = .expression(try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .expression))
    }
  }

  /// Writes the form that `init(from:)` reads.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .literal(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .expression(let text):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(text, forKey: .expression)
    }
  }
}
