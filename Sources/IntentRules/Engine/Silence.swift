package import IntentComparison
package import IntentSurface

/// Changes that no rule judges, and why: what is not reported is as much a decision as what is.
package struct Silence: Sendable {
  package let element: ElementKind
  package let action: ChangeAction
  /// What changed, for `changed`.
  package let aspects: [Aspect]
  package let reason: String

  private init(_ element: ElementKind, _ action: ChangeAction, _ reason: String) {
    self.init(element, action, [], reason)
  }

  private init(_ element: ElementKind, _ action: ChangeAction, _ aspects: [Aspect], _ reason: String) {
    self.element = element
    self.action = action
    self.aspects = aspects
    self.reason = reason
  }

  /// The cells it speaks of.
  package var cells: [Rule.Cell] {
    aspects.isEmpty ? [Rule.Cell(element, action)] : aspects.map { Rule.Cell(element, action, $0) }
  }

  /// Why no rule judges a cell; nil where one does, or where nobody has decided.
  package static func reason(for cell: Rule.Cell) -> String? {
    all.first { $0.cells.contains(cell) }?.reason
  }

  /// All of them, by kind of element.
  package static let all = [intents, entities, queries, enums, appShortcuts, widgets, legacy].flatMap(\.self)

  private static let addition = "Nobody relies on what was not there before."
  private static let place = "Devices store no module, and no place of an entity, query or enum in a bundle."
  private static let spelling = "The identifier is the same, and only it is stored."
  private static let followsIntent = "Code that uses it is limited in the same way, and its intent is judged."

  private static let intents = [
    Silence(.intent, .changed, [.identifierSource, .typeName], spelling),
    Silence(.intent, .changed, [.conformance, .unreadIdentifier], "A trap, found in each surface by itself."),
    Silence(.intent, .changed, [.module], "The identifier holds no module, and the bundle is that of the app."),
    Silence(.intent, .changed, [.order], "Shortcuts finds parameters by name."),
    Silence(.intent, .changed, [.isUsedByButton], "A new button has no past."),
    Silence(.result, .added, addition),
    Silence(.result, .removed, "A result has no existence of its own; what it holds is judged."),
    Silence(.result, .renamed, "A result has no name."),
    Silence(.parameter, .changed, [.inputConnection], "It says what fills a new step, not one that is stored."),
    Silence(.parameter, .changed, [.dependencies], "What options depend on shows while people choose, not afterwards."),
    Silence(.parameter, .changed, [.availability], "A stored property has no availability below that of its type."),
    Silence(.parameterSummary, .added, "Each parameter that it hides is judged."),
    Silence(.parameterSummary, .renamed, "A summary has no name."),
    Silence(
      .parameterSummary, .changed, [.summary], "The sentence is only shown; each parameter that it hides is judged."),
  ]

  private static let entities = [
    Silence(.entity, .added, addition),
    Silence(.entity, .changed, [.identifierSource], spelling),
    Silence(.entity, .changed, [.unreadIdentifier], "A trap, found in each surface by itself."),
    Silence(.entity, .changed, [.module, .bundle], place),
    Silence(.entity, .changed, [.conformance], "Known to hurt intents alone."),
    Silence(.entity, .changed, [.availability], followsIntent),
    Silence(.entityProperty, .added, addition),
    Silence(
      .entityProperty, .changed, [.propertyKind],
      "Where the value comes from is no matter for a variable that reads it."),
    Silence(.entityProperty, .changed, [.indexingKey], "The index is written anew."),
  ]

  private static let queries = [
    Silence(.query, .added, addition),
    Silence(.query, .renamed, "A query is resolved inside the build; no shortcut stores its name."),
    Silence(
      .query, .changed, [.typeName, .identifierSource, .unreadIdentifier, .module, .bundle, .conformance], place),
    Silence(.query, .changed, [.availability], "What a newer system can do is a matter of the entity's default query."),
    Silence(.query, .changed, [.entity], "The entity says which query it uses, and that is judged."),
    Silence(.query, .changed, [.findsByIdentifier], "entities(for:) is required, so it is only written elsewhere."),
    Silence(.query, .changed, [.input, .output], "What a value query answers to is not stored."),
    Silence(.query, .changed, [.dependencies], "What options depend on shows while people choose, not afterwards."),
    Silence(.queryFilter, .added, addition),
    Silence(.queryFilter, .renamed, "A filter is named by its property, which is judged."),
  ]

  private static let enums = [
    Silence(.enum, .added, addition),
    Silence(
      .enum, .changed, [.typeName, .identifierSource, .unreadIdentifier], "Stored choices are raw values alone."),
    Silence(.enum, .changed, [.module, .bundle], place),
    Silence(.enum, .changed, [.conformance], "Known to hurt intents alone."),
    Silence(.enum, .changed, [.availability], followsIntent),
    Silence(.enum, .changed, [.protocols], "No protocol of an enum is known to carry what people stored."),
    Silence(.enum, .changed, [.isAssistantOnly], "An enum shows only through parameters, whose intents are judged."),
    Silence(.enum, .changed, [.caseOrder], "The order is that of the picker; numbers that shift with it are judged."),
    Silence(.enumCase, .added, addition),
    Silence(.enumCase, .renamed, "The raw value is the same, and only it is stored."),
    Silence(.enumCase, .changed, [.image], "Only shown."),
    Silence(.enumCase, .changed, [.availability], followsIntent),
    Silence(.unionValue, .added, addition),
    Silence(.unionValue, .removed, "Whatever was of its type has another one or is gone, and that is judged."),
    Silence(
      .unionValue, .changed,
      [.typeName, .identifierSource, .unreadIdentifier, .module, .bundle, .conformance, .availability], spelling),
    Silence(.unionCase, .added, addition),
    Silence(.unionCase, .renamed, "It is compared as one case that left and one that joined."),
  ]

  private static let appShortcuts = [
    Silence(.appShortcutsProvider, .added, addition),
    Silence(.appShortcutsProvider, .renamed, "The system takes the one provider there is, whatever its name."),
    Silence(
      .appShortcutsProvider, .changed, [.typeName, .identifierSource, .unreadIdentifier, .conformance],
      "The system takes the one provider there is, whatever its name."),
    Silence(.appShortcutsProvider, .changed, [.bundle], "The bundle of the intents is judged."),
    Silence(.appShortcutsProvider, .changed, [.availability], followsIntent),
    Silence(.appShortcutsProvider, .changed, [.tileColor], "Only shown."),
    Silence(.appShortcut, .renamed, "An App Shortcut is named by its intent, whose rename is judged."),
    Silence(.appShortcut, .changed, [.presets], "Its phrases stay; what it presets is for the app to decide."),
    Silence(.appShortcut, .changed, [.availability], followsIntent),
    Silence(.phrase, .added, addition),
    Silence(.phrase, .renamed, "A reworded phrase is one that left and one that joined."),
  ]

  private static let widgets = [
    Silence(.widget, .added, addition),
    Silence(.widget, .changed, [.typeName, .module, .provider], "Devices store the kind alone."),
    Silence(
      .widget, .changed, [.configuration],
      "A widget may gain or lose its settings under the same kind; its intents are judged."),
    Silence(.widget, .changed, [.displayName], "Only shown."),
    Silence(
      .widget, .changed, [.families], "No rule yet knows what becomes of a placed widget of a size that is gone."),
    Silence(.widget, .changed, [.availability], "No rule yet judges the systems a widget needs."),
    Silence(.onscreenContent, .added, addition),
    Silence(.onscreenContent, .removed, "Nothing of it is stored; Siri no longer knows what is on screen there."),
    Silence(.onscreenContent, .renamed, "It is named by its entity, whose rename is judged."),
    Silence(.package, .added, addition),
    Silence(.package, .removed, "Whether the intents of a package still reach the app shows only in built metadata."),
    Silence(.package, .renamed, "It is compared as one package that left and one that joined."),
    Silence(.package, .changed, [.module, .dependencies], "How packages reach the app shows only in built metadata."),
  ]

  private static let legacy = [
    Silence(.legacyIntent, .added, addition),
    Silence(.legacyIntent, .changed, [.title, .summary, .category], "Only shown."),
    Silence(.legacyIntent, .changed, [.legacyEligibility], "It says where the intent is offered; stored ones stay."),
    Silence(
      .legacyIntent, .changed, [.legacyCombinations],
      "A combination says what can be set in the editor; stored parameters are found by name."),
    Silence(.legacyParameter, .added, addition),
    Silence(.legacyParameter, .changed, [.title], "Only shown."),
    Silence(
      .legacyParameter, .changed, [.configuration, .legacyDefault, .legacyRelationship],
      "It says how the editor asks; stored values are found by name."),
    Silence(.systemIntent, .added, addition),
    Silence(.systemIntent, .renamed, "The classes are Apple's; one that left and one that joined are two."),
    Silence(.userActivity, .added, addition),
    Silence(.userActivity, .renamed, "It is compared as one activity that left and one that joined."),
    Silence(.legacyEnum, .added, addition),
    Silence(.legacyEnum, .removed, "Each parameter of its type is judged."),
    Silence(.legacyEnum, .renamed, "Each parameter of its type is judged."),
    Silence(.legacyEnumCase, .added, addition),
    Silence(.legacyEnumCase, .renamed, "Cases are stored by index, and the index is the same."),
    Silence(.legacyEnumCase, .changed, [.title], "Only shown."),
    Silence(.legacyType, .added, addition),
    Silence(.legacyType, .removed, "Each parameter of its type is judged."),
    Silence(.legacyType, .renamed, "Each parameter of its type is judged."),
  ]
}
