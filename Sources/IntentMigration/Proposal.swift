package import IntentRules
import IntentSurface

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

  init(_ finding: Finding, _ decision: Decision, cost: String, edits: [SourceEdit], notes: [String] = []) {
    self.finding = finding
    self.decision = decision
    let isOpen = edits.contains { $0.replacement.contains("<#") || $0.replacement.contains("#error(") }
    // Nothing is what it costs people then, and not whoever merges it.
    let end = cost.firstIndex { ":.".contains($0) } ?? cost.endIndex
    self.cost =
      isOpen && cost.hasPrefix("Nothing")
      ? cost[..<end] + ", once what is marked is filled in" + cost[end...] : cost
    self.edits = edits
    self.notes = notes
  }

  /// The same where something else keeps people from what they have saved.
  func promising(nothingWhile loss: String?) -> Proposal {
    guard let loss, finding.isOfSaved else { return self }
    var proposal = self
    let rest = cost.hasPrefix("Nothing: ") ? "Then " + cost.dropFirst("Nothing: ".count) : cost
    proposal.cost = "\(loss) \(rest)"
    return proposal
  }
}

extension Finding {
  private static let saved: Set<Audience> = [.savedShortcuts, .findAndVariables, .widgetsAndControls]

  /// Whether people lose what they have saved: what is wrong in this version by itself takes nothing.
  /// Links are bound to no app.
  var isOfSaved: Bool {
    !isFault && subject.kind != .urlScheme && !Self.saved.isDisjoint(with: effects.keys)
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
  case keepBackground = "keep-background"
  case keepDiscoverable = "keep-discoverable"
  case keepPolicy = "keep-policy"
  case keepConformance = "keep-conformance"
  case makeOptional = "make-optional"
  case giveDefault = "give-default"
  case deprecateIntent = "deprecate-intent"
  case keepCompiled = "keep-compiled"
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
  case keepAppName = "keep-app-name"
  case keepScheme = "keep-scheme"
  case migrateLegacyIntent = "migrate-legacy-intent"
  case keepLegacyClass = "keep-legacy-class"
  case keepLegacyDefinition = "keep-legacy-definition"
  case keepLegacyName = "keep-legacy-name"
  case keepLegacyOutput = "keep-legacy-output"

  /// Whether its edits follow from one member and its uses, whatever becomes of the others.
  var isOfOneMember: Bool { [.keepParameterName, .keepCase, .keepRawValue, .keepPropertyIdentifier].contains(self) }

  /// The rule, in a sentence.
  package var reason: String {
    switch self {
    case .pinIdentifier:
      "A type can have any name as long as its identifier stays the same, so the shipped one is pinned as a literal."
    case .declareLegacyClass: "A migrated intent is identified by the class it replaced, so it names the class again."
    case .keepParameterName:
      """
      A value is stored under the name of the property, which can't be overridden. So the property keeps its shipped \
      name; its title can change.
      """
    case .keepParameter:
      "Values are stored under the parameter's name, so the parameter stays, but outside the summary."
    case .keepParameterBesideNew:
      """
      A parameter's name and type can't be pinned, so the old one stays, outside the summary, and the new one is \
      added.
      """
    case .keepDefault: "A step without its own value uses the default when it runs, so the shipped default stays."
    case .keepAvailability:
      "An action that is unavailable on a system stops working without an error, so it stays available until it is "
        + "retired."
    case .keepFloor:
      "People who install the app on an older system lose what needs a newer one, so the shipped `@available` stays."
    case .keepBackground: "An unattended automation can't open the app, so the action keeps running without it."
    case .keepDiscoverable: "An action that is hidden can't be added to new shortcuts, so it stays listed."
    case .keepPolicy: "Nobody is there to unlock a device for an automation, so the action keeps its shipped policy."
    case .keepConformance: "The system finds a type by its protocols, so it conforms again to the shipped ones."
    case .makeOptional: "There is no obvious default, so the parameter becomes optional and nobody is asked."
    case .giveDefault: "With a default that matches what the action did before, saved shortcuts do not ask."
    case .deprecateIntent: "An intent is deprecated before it is removed, so people have time to replace it."
    case .keepCompiled:
      "People have only what a shipping build compiles, so the code is compiled again."
    case .keepConfiguration:
      "A placed widget stores its settings under the intent, so the intent stays as long as "
        + "the widget."
    case .keepCase: "A choice is stored as the raw value of its case, so the case stays."
    case .keepRawValue: "A choice is stored as a raw value, so the case gets its shipped one."
    case .keepEnum: "A choice is stored as the raw value of its case, so the enum stays, with its cases."
    case .giveTitle: "Each case that people can choose needs a title, which the compiler does not check."
    case .keepProperty: "Variables and filters use the identifier of a property, so the property stays."
    case .keepPropertyIdentifier:
      "A property can have any name as long as its identifier stays the same, so the shipped one is declared."
    case .keepPropertyBesideNew:
      "A property's type can't be pinned, so the old one stays and the new one is added under another name."
    case .keepResult:
      "A result's type can't be pinned, so the action keeps returning what later steps read, made from the new value."
    case .parallelIntent:
      """
      What an action takes and gives can't be pinned, so the shipped one stays, deprecated, and a second action has \
      what is new.
      """
    case .parallelEntity:
      "An entity with a schema must have the schema's properties, so the shipped entity stays, and one for the "
        + "assistant is added beside it."
    case .keepEntity: "Find steps, variables and picked values refer to the entity, so it stays, with its query."
    case .keepQuery: "A picker shows and finds what the entity's query returns."
    case .mendPhrase:
      "Siri learns a phrase only if it names the app, and if its parameters are entities or enums."
    case .keepPhrases:
      "People remember phrases, and an App Shortcut can have many, so the old ones stay after the new ones."
    case .keepTranslations:
      """
      People say a phrase in their own language, as translated in the table, so the text stays in the table, under a \
      phrase that the code still has.
      """
    case .keepAppShortcut:
      "People use an App Shortcut without saving anything, so it stays as long as its action exists."
    case .keepWidgetKind:
      "A placed widget is identified by its kind, so the type can have any name as long as the kind stays the same."
    case .keepWidget:
      "A placed widget is identified by its kind, so a widget of that kind stays until people have removed theirs."
    case .keepFamilies: "People place a widget in a size, so it stays in those that it shipped with."
    case .keepAppName: "Siri knows an app by its name and its synonyms, so the old name stays as one of these."
    case .keepScheme: "Links are stored as text in shortcuts and on tags, so the app stays the one that opens them."
    case .migrateLegacyIntent:
      "A step of a SiriKit intent is identified by its class, so an App Intent replaces the class, with its parameters."
    case .keepLegacyClass: "A step of a SiriKit intent is identified by its class, so the class keeps its shipped name."
    case .keepLegacyDefinition:
      "A step of a SiriKit intent stores what its definition contains, so the definition keeps it."
    case .keepLegacyName:
      "A value of a SiriKit intent is stored under the name in its definition, so the parameter keeps its shipped "
        + "name; its title can change."
    case .keepLegacyOutput: "Later steps read the output of the action, so the action keeps returning it."
    }
  }
}
