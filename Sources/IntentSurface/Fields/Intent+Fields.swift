import AppIntentsFacts

extension Intent: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(kind: .intent, added: nil)

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<Intent>] =
    nameFields().map { field in
      switch field.facts.aspects {
      case [.typeName]: field
      case [.unreadIdentifier]: field.unjudged(.trap)
      default: field.unjudged(.spelling)
      }
    } + [
      .withOwner(.module).unjudged("The identifier holds no module, and the bundle is that of the app."),
      .withOwner(.bundle).onlyInSource(),
      .targets { $0.hosts },
      conformanceField().unjudged(.trap),
      availabilityField(),
      .withOwner(.platforms),
      .setting(.title) { $0.title },
      .setting(.summary) { $0.summary },
      .setting(.category) { $0.category },
      .texts(.searchKeywords) { $0.searchKeywords },
      .items(.protocols) { $0.protocols },
      Field([.foreground]) { old, new, context in
        guard old.foreground != new.foreground || old.olderForeground != new.olderForeground else { return [] }
        // A mode that built metadata names by an unknown code may be any of those that code names.
        let isUnknown = [old, new].contains { $0.foreground.spelling.contains("supported modes") }
        let isCode = (old.foreground.value == nil) != (new.foreground.value == nil)
        guard !isCode else {
          let isOpen = new.foreground.value == nil
          return [.undecided(.foreground, old: old.foregroundSpelling, new: isOpen ? new.foregroundSpelling : nil)]
        }
        if context.isMixed && isUnknown { return [.undecided(.foreground)] }
        return [FieldDifference(.foreground, old: old.foregroundSpelling, new: new.foregroundSpelling)]
      },
      .setting(.authenticationPolicy, standard: "alwaysAllowed") { $0.authenticationPolicy },
      .setting(.isDiscoverable, standard: true) { intent in
        // The system lists no configuration that does not ask for it.
        intent.isDiscoverable ?? (intent.isHiddenByNature ? .value(false) : nil)
      },
      .setting(.isAssistantOnly, standard: false) { $0.isAssistantOnly },
      .schema { $0.schema },
      .items(.otherSchemas) { $0.otherSchemas }.onlyInMetadata().unjudged("A second schema has no shape to lose."),
      .setting(.intentClassName) { $0.intentClassName },
      Field([.deprecation]) { old, new, context in
        var renamed = old.deprecation
        renamed?.replacedBy = old.deprecation?.replacedBy.map { context.names.current(.intent, $0) }
        guard renamed != new.deprecation else { return [] }
        return [FieldDifference(.deprecation, old: renamed?.spelling, new: new.deprecation?.spelling)]
      },
      .items(.siriPhrases) { $0.siriPhrases.map(\.text) }.onlyInMetadata()
        .unjudged("Siri's own words for a schema, which no app promised."),
      .items(.siriNegativePhrases) { $0.siriNegativePhrases.map(\.text) }.onlyInMetadata()
        .unjudged("What Siri must not understand was never promised."),
      .items(.allowedTargets) { $0.allowedTargets }.onlyInMetadata()
        .unjudged("Which process runs it decides nothing that is stored."),
      .setting(.executionTargets) { $0.executionTargets }.onlyInSource().recorded(sinceEdition: 1),
      .items(.unknownCodes) { $0.unknownCodes }.onlyInMetadata().unjudged(.unknownCode),
      .items(.interactions) { $0.interactions }.onlyInSource(),
      .items(.unincludedBy) { $0.unincludedBy }.onlyInSource().recorded(sinceEdition: 3),
      .flag(.isUsedByButton) { $0.isUsedByButton }.onlyInSource().unjudged("A new button has no past."),
      .withOwner(.order).unjudged("Shortcuts finds parameters by name."),
    ]
}

extension Parameter: SurfaceElement {
  /// The record that holds it.
  package typealias Owner = Intent

  /// What holds for all of its kind.
  package static let facts = ElementFacts(kind: .parameter, added: nil)

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<Parameter>] = [
    .type { $0.type },
    Field([.defaultValue]) { old, new, _ in
      switch (old.defaultValue, new.defaultValue) {
      case (.literal(let old), .expression(let new)): [.undecided(.defaultValue, old: old, new: new)]
      case (.expression, .literal): [.undecided(.defaultValue)]
      case (let old, let new):
        old == new ? [] : [FieldDifference(.defaultValue, old: old?.spelling, new: new?.spelling)]
      }
    },
    .setting(.title) { $0.title },
    .setting(.summary) { $0.summary },
    // A bound that is no number is code, which built metadata shows the value of.
    .text(.range) { $0.range }.decided { $0.range?.contains(where: \.isLetter) ?? false },
    .text(.controlStyle) { $0.controlStyle },
    .text(.valueSettings) { $0.valueSettings }.onlyInSource().recorded(sinceEdition: 8),
    contentTypes.decided {
      $0.contentTypes.contains { $0.hasPrefix(".") || $0.contains("(") }
    },
    .items(.textOptions) { $0.textOptions }.onlyInMetadata().unjudged("How a value is typed is not how it is stored."),
    .items(.unknownCodes) { $0.unknownCodes }.onlyInMetadata().unjudged(.unknownCode),
    .name(.optionsProvider, of: .query) { $0.optionsProvider },
    .text(.inputConnection) { $0.inputConnection }
      .unjudged("It says what fills a new step, not one that is stored."),
    .references(.dependencies) { $0.dependencies }.onlyInSource()
      .unjudged("What options depend on shows while people choose, not afterwards."),
    .setting(.requestValueDialog) { $0.requestValueDialog }.onlyInSource(),
    .text(.availability) { $0.availability.spelling }.onlyInSource()
      .unjudged("A stored property has no availability below that of its type."),
    .flag(.isIgnored) { $0.isIgnored }.onlyInSource().recorded(sinceEdition: 5),
    .flag(.isUnsetByButton) { $0.isUnsetByButton }.onlyInSource().recorded(sinceEdition: 10),
    .code(.refusals) { $0.refusals }.recorded(sinceEdition: 11),
    .withOwner(.shown),
  ]

  /// Compared by what they stand for: `.pdf` is `com.adobe.pdf`.
  private static let contentTypes = Field<Parameter>([.contentTypes]) { old, new, _ in
    let before = Set(old.contentTypes.map(ContentTypes.identifier))
    let after = Set(new.contentTypes.map(ContentTypes.identifier))
    let lost = old.contentTypes.filter { !after.contains(ContentTypes.identifier(of: $0)) }
    let joined = new.contentTypes.filter { !before.contains(ContentTypes.identifier(of: $0)) }
    return lost.sorted().map { FieldDifference(.contentTypes, old: $0, item: .lost($0)) }
      + joined.sorted().map { FieldDifference(.contentTypes, new: $0, item: .joined($0)) }
  }
}

extension IntentResult: SurfaceElement {
  /// The record that holds it.
  package typealias Owner = Intent

  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .result, removed: "A result has no existence of its own; what it holds is judged.",
    renamed: "A result has no name.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<IntentResult>] = [
    // A result that was not read, or is inherited on one side, is not compared.
    Field([.resultValue]) { old, new, context in
      guard old.isInherited == new.isInherited else { return [.undecided(.resultValue, old: old.value?.description)] }
      guard old.unread == nil, new.unread == nil else {
        // What was known and is no more is asked about.
        let known = new.unread.flatMap { unread in old.value.map { (old: $0.description, new: unread) } }
        return old.unread == new.unread ? [] : [.undecided(.resultValue, old: known?.old, new: known?.new)]
      }
      guard let before = old.value, let after = new.value else {
        guard old.value != new.value else { return [] }
        return [FieldDifference(.resultValue, old: old.value?.description, new: new.value?.description)]
      }
      return context.difference(before, after, aspect: .resultValue, optionality: .resultValue)
    },
    whereRead(.flag(.dialog) { $0.providesDialog }).stored(as: "providesDialog"),
    whereRead(.flag(.snippetView) { $0.showsSnippetView }).stored(as: "showsSnippetView"),
    whereRead(.flag(.snippetIntent) { $0.showsSnippetIntent }).stored(as: "showsSnippetIntent"),
    whereRead(.flag(.opensIntent) { $0.opensIntent }),
  ]

  private static func whereRead(_ field: Field<IntentResult>) -> Field<IntentResult> {
    field.comparing { old, new, context in
      guard old.isInherited == new.isInherited, old.unread == nil, new.unread == nil else { return [] }
      return field.compare(old, new, context)
    }
  }
}

extension ParameterSummary: SurfaceElement {
  /// The record that holds it.
  package typealias Owner = Intent

  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .parameterSummary, added: "Each parameter that it hides is judged.", renamed: "A summary has no name.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<ParameterSummary>] = [
    .withOwner(.summary).unjudged("The sentence is only shown; each parameter that it hides is judged.")
  ]
}

extension Deprecation {
  fileprivate var spelling: String {
    let message = message?.spelling ?? "deprecated"
    return replacedBy.map { "\(message) (replaced by \($0))" } ?? message
  }
}

extension Intent {
  /// How it comes to the foreground, as one canonical text, or the expression that says so.
  ///
  /// `supportedModes` wins over `openAppWhenRun`, which stands for `foreground` or `background`. Where neither is
  /// declared, the protocols decide: the framework's interface (16.0 to 27.0) gives four of them an `openAppWhenRun` of
  /// their own, and deprecates `ForegroundContinuableIntent` in favour of `foreground(.dynamic)`.
  package var foreground: Setting<String> {
    switch (supportedModes, openAppWhenRun) {
    case (.value(let modes), _): .value(Self.canonical(modes))
    case (.expression(let expression), _): .expression(expression)
    case (nil, .expression(let expression)): .expression(expression)
    case (nil, .value(true)): .value("foreground")
    case (nil, _) where conforms(to: .foregroundContinuableIntent): .value("background, foreground(.dynamic)")
    case (nil, .value(false)): .value("background")
    case (nil, nil): .value(protocols.contains(where: \.opensApp) ? "foreground" : "background")
    }
  }

  /// What systems before 26 do that look at `openAppWhenRun` alone, where the code says two different things; else nil.
  ///
  /// Built metadata holds both; where code declares only the modes, it has the flag that goes with them.
  package var olderForeground: String? {
    guard case .value(let opens) = openAppWhenRun, case .value(let modes) = supportedModes else { return nil }
    let word = opens ? "foreground" : "background"
    let isTold = modes.allSatisfy { $0.hasPrefix("background") || $0.hasPrefix("foreground") }
    return isTold && !modes.contains { $0.hasPrefix(word) } ? word : nil
  }

  private var foregroundSpelling: String {
    foreground.spelling + (olderForeground.map { " (\($0) before version 26)" } ?? "")
  }

  private static func canonical(_ modes: [String]) -> String {
    Set(modes.map { $0 == "foreground(.immediate)" ? "foreground" : $0 }).sorted().joined(separator: ", ")
  }
}
