/// What about an element changed. One word for each thing a surface knows.
package enum Aspect: String, Codable, CaseIterable, Hashable, Sendable {
  // Identity and place.
  case typeName, identifierSource, unreadIdentifier, module, bundle, targets, conformance, platforms, availability
  // What built metadata says in codes that nobody can read.
  case unknownCodes
  // What people read.
  case title, summary, category, searchKeywords, displayName, displayRepresentation, image, synonyms
  case numericFormat, subtitle
  // Intents.
  case protocols, foreground, authenticationPolicy, isDiscoverable, isAssistantOnly, schema, intentClassName
  case deprecation, interactions, isUsedByButton, isUnsetByButton, otherSchemas, siriPhrases, siriNegativePhrases
  case allowedTargets, executionTargets, unincludedBy
  // Results.
  case resultValue, dialog, snippetView, snippetIntent, opensIntent
  // Parameters, properties and union cases.
  case type, optionality, defaultValue, range, controlStyle, valueSettings, contentTypes, optionsProvider
  case inputConnection
  case dependencies, requestValueDialog, textOptions, order, shown, indexingKey, propertyKind, visibility
  case isIgnored, refusals
  // Entities and queries.
  case idType, idCode, defaultQuery, transferRepresentations, urlRepresentation, capabilities, entity,
    findsByIdentifier, findingCode, findingPlaces
  case suggestsEntities, hasDefaultResult, comparators, sortOptions, input, output
  // Enums.
  case rawType, rawValue, caseOrder, unlisted
  // App Shortcuts and widgets.
  case presets, shortTitle, systemImage, negativePhrases, optionLists, tileColor, updatesParameters
  case kindTexts, bundleList, configuration, configurationIntent, limitedSettings, provider, families,
    familyAvailability, possibleFamilies, alternative
  // Legacy intents.
  case legacyDefault, legacyRelationship, legacyCombinations, legacyEligibility, legacyAnswer, legacyIndex
}

extension Aspect {
  /// `defaultValue` as “default value”; what is best known by its name in Swift keeps that.
  package var words: String { Self.names[self] ?? rawValue.separatedWords }

  private static let names: [Aspect: String] = [
    .unreadIdentifier: "identifier",
    .isDiscoverable: "isDiscoverable", .isAssistantOnly: "isAssistantOnly", .intentClassName: "intentClassName",
    .updatesParameters: "updateAppShortcutParameters()", .opensIntent: "intent that it opens",
    .foreground: "opening the app", .summary: "description", .shown: "place in the parameter summary",
    .bundleList: "whether no bundle lists it", .unlisted: "whether it is offered",
    .alternative: "whether it is a synonym", .suggestsEntities: "suggested entities",
    .idType: "ID type", .idCode: "code that makes its ids", .findingCode: "what its code leaves out",
    .findingPlaces: "where its code looks",
    .kindTexts: "code that makes its kind",
    .urlRepresentation: "URL representation", .legacyDefault: "default",
    .legacyRelationship: "relationship", .legacyCombinations: "combinations", .legacyEligibility: "eligibility",
    .legacyIndex: "index", .legacyAnswer: "answer", .familyAvailability: "systems of its sizes",
    .isIgnored: "whether no code reads it", .refusals: "which values end the action",
    .limitedSettings: "settings on some systems", .possibleFamilies: "sizes on a condition",
  ]
}

extension String {
  /// A name of code in words: `defaultValue` as “default value”.
  package var separatedWords: String { reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) } }
}
