package import IntentRules

/// A fix of a finding, as code.
package struct Proposal: Hashable, Sendable {
  /// What it is for.
  package var finding: Finding
  /// What was decided, and why.
  package var decision: Decision
  /// What it costs people, in one or two sentences.
  package var cost: String
  /// The edits that carry it out.
  package var edits: [SourceEdit]
  /// What a person must look at or decide, one sentence each.
  package var notes: [String]

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    finding: Finding, decision: Decision, cost: String, edits: [SourceEdit], notes: [String] = []
  ) {
    self.finding = finding
    self.decision = decision
    self.cost = cost
    self.edits = edits
    self.notes = notes
  }
}

/// Which rule of the decision chose a fix.
package enum Decision: String, Hashable, Sendable, CaseIterable {
  case pinIdentifier = "pin-identifier"
  case declareLegacyClass = "declare-legacy-class"
  case keepParameterName = "keep-parameter-name"
  case keepParameter = "keep-parameter"
  case keepParameterBesideNew = "keep-parameter-beside-new"
  case keepDefault = "keep-default"
  case keepAvailability = "keep-availability"
  case keepFloor = "keep-floor"
  case keepConformance = "keep-conformance"
  case makeOptional = "make-optional"
  case giveDefault = "give-default"
  case deprecateIntent = "deprecate-intent"
  case keepConfiguration = "keep-configuration"
  case keepCase = "keep-case"
  case keepRawValue = "keep-raw-value"
  case keepEnum = "keep-enum"
  case giveTitle = "give-title"
  case keepProperty = "keep-property"
  case keepPropertyIdentifier = "keep-property-identifier"
  case keepPropertyBesideNew = "keep-property-beside-new"
  case keepResult = "keep-result"
  case parallelIntent = "parallel-intent"
  case parallelEntity = "parallel-entity"
  case keepEntity = "keep-entity"
  case keepQuery = "keep-query"
  case keepPhrases = "keep-phrases"
  case mendPhrase = "mend-phrase"
  case keepTranslations = "keep-translations"
  case keepAppShortcut = "keep-app-shortcut"
  case keepWidgetKind = "keep-widget-kind"
  case keepWidget = "keep-widget"
  case keepFamilies = "keep-families"
  case migrateLegacyIntent = "migrate-legacy-intent"
  case keepLegacyClass = "keep-legacy-class"
  case keepLegacyDefinition = "keep-legacy-definition"
  case keepLegacyName = "keep-legacy-name"
  case keepLegacyOutput = "keep-legacy-output"

  /// The rule, in a sentence.
  package var reason: String {
    switch self {
    case .pinIdentifier:
      "A type may have any name as long as its identifier stays: the shipped one is pinned as a literal."
    case .declareLegacyClass: "A migrated intent is known by the class that it took over, so the class is named again."
    case .keepParameterName:
      "A value is stored under the name of the property, and nothing overrides that: the property keeps the name that "
        + "shipped, and its title may be new."
    case .keepParameter:
      "What people set is stored under the parameter's name: the parameter stays, out of the summary."
    case .keepParameterBesideNew:
      "A parameter's name and type can't be pinned: the old one stays, out of the summary, and the new one stands "
        + "beside it."
    case .keepDefault: "A step without a value of its own uses the default when it runs, so the shipped default stays."
    case .keepAvailability:
      "An action that is unavailable on a system stops working without an error, so it stays available until it is "
        + "retired."
    case .keepFloor:
      "Whoever installs the app on an older system loses what needs a newer one, so the clause that shipped stays."
    case .keepConformance: "The system finds a type by its protocols, so it conforms again to those it shipped with."
    case .makeOptional: "No sensible default is known: the parameter is optional, so nobody is asked."
    case .giveDefault: "A default that does what the action did before keeps saved shortcuts from asking."
    case .deprecateIntent: "An intent is deprecated before it is removed, so people have time to replace it."
    case .keepConfiguration:
      "A placed widget stores its settings under the intent, so the intent stays as long as "
        + "the widget."
    case .keepCase: "A choice is stored as the raw value of its case: the case stays."
    case .keepRawValue: "A choice is stored as a raw value: the shipped one is written behind the case."
    case .keepEnum: "A choice is stored as the raw value of its case: the enum stays, with its cases."
    case .giveTitle: "Each case that people can choose needs a title, which the compiler does not check."
    case .keepProperty: "Variables and filters ask for a property by its identifier: the property stays."
    case .keepPropertyIdentifier:
      "A property may have any name as long as its identifier stays: the shipped one is named."
    case .keepPropertyBesideNew:
      "A property's type can't be pinned, so the old one stays and the new one is added under another name."
    case .keepResult:
      "A result's type can't be pinned, so the action keeps returning what later steps read, made from the new value."
    case .parallelIntent:
      "A result's type can't be pinned: the action that shipped stays, deprecated, and the new result is that of an "
        + "action beside it."
    case .parallelEntity:
      "A schema leaves an entity no properties of its own: the one that shipped stays, and one for the assistant "
        + "stands "
        + "beside it."
    case .keepEntity: "Find steps, variables and picked values are known by the entity: it stays, with its query."
    case .keepQuery: "What a picker shows and finds is what the entity's query gives."
    case .mendPhrase:
      "Siri learns a phrase only where it names the app, and no parameter but an entity or an enum."
    case .keepPhrases:
      "People know phrases by heart, and an App Shortcut may have many, so the old ones stay after the new ones."
    case .keepTranslations:
      "People say a phrase in their own language, as the table has it, so that text stays in the table, under a phrase "
        + "that the code still has."
    case .keepAppShortcut: "People use an App Shortcut without having saved anything: it stays while its action exists."
    case .keepWidgetKind: "A placed widget is known by its kind: the type may have any name as long as the kind stays."
    case .keepWidget:
      "A placed widget is known by its kind: a widget of that kind stays until people have removed "
        + "theirs."
    case .keepFamilies: "People place a widget in a size, so it stays in those that it shipped with."
    case .migrateLegacyIntent:
      "A step of a SiriKit intent is known by its class: an App Intent takes the class over, with its parameters."
    case .keepLegacyClass: "A step of a SiriKit intent is known by its class: the class keeps the name that shipped."
    case .keepLegacyDefinition: "A step of a SiriKit intent holds what its definition names: the definition keeps it."
    case .keepLegacyName:
      "A value of a SiriKit intent is stored under the name in its definition: the parameter keeps the name that "
        + "shipped, and its title may be new."
    case .keepLegacyOutput: "Later steps read the output of the action, so it keeps giving one."
    }
  }
}
