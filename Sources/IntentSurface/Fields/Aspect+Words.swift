extension Aspect {
  /// `defaultValue` as “default value”; what is best known by its name in Swift keeps that.
  package var words: String { Self.names[self] ?? rawValue.separatedWords }

  private static let names: [Aspect: String] = [
    .isDiscoverable: "isDiscoverable", .isAssistantOnly: "isAssistantOnly", .intentClassName: "intentClassName",
    .updatesParameters: "updateAppShortcutParameters()", .opensIntent: "intent that it opens",
    .foreground: "opening the app", .summary: "description", .shown: "place in the parameter summary",
    .unlisted: "whether it is offered", .alternative: "whether it is a synonym",
    .suggestsEntities: "suggested entities",
    .idType: "ID type", .urlRepresentation: "URL representation", .legacyDefault: "default",
    .legacyRelationship: "relationship", .legacyCombinations: "combinations", .legacyEligibility: "eligibility",
    .legacyIndex: "index",
  ]
}

extension String {
  /// A name of code in words: `defaultValue` as “default value”.
  package var separatedWords: String { reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) } }
}
