import IntentComparison
import IntentSurface

/// A change that no rule judges, and why: what is not reported is as much a decision as what is.
///
/// Those of single fields stand with the fields; here is what happens to whole elements.
package struct UnjudgedChange: Sendable {
  /// The element, action and aspect that it is about.
  package let cell: Rule.Cell
  /// Why, in words.
  package let reason: String

  private init(_ element: ElementKind, _ action: ChangeAction, _ reason: String) {
    self.init(Rule.Cell(element, action), reason)
  }

  private init(_ cell: Rule.Cell, _ reason: String) {
    self.cell = cell
    self.reason = reason
  }

  /// Why no rule judges a cell; nil where one does, or where nobody has decided.
  package static func reason(for cell: Rule.Cell) -> String? { all.first { $0.cell == cell }?.reason }

  /// All of them, by kind of element.
  package static let all = fields + [intents, entities, queries, enums, appShortcuts, widgets, legacy].flatMap(\.self)

  private static let fields = SurfaceElements.facts.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap {
    kind, facts in
    facts.flatMap { field in
      field.aspects.compactMap { aspect in
        field.unjudged.map { UnjudgedChange(Rule.Cell(kind, .changed, aspect), $0) }
      }
    }
  }

  private static let addition = "Nobody relies on what was not there before."

  private static let intents = [
    UnjudgedChange(.result, .added, addition),
    UnjudgedChange(.result, .removed, "A result has no existence of its own; what it holds is judged."),
    UnjudgedChange(.result, .renamed, "A result has no name."),
    UnjudgedChange(.parameterSummary, .added, "Each parameter that it hides is judged."),
    UnjudgedChange(.parameterSummary, .renamed, "A summary has no name."),
  ]

  private static let entities = [
    UnjudgedChange(.entity, .added, addition),
    UnjudgedChange(.entityProperty, .added, addition),
  ]

  private static let queries = [
    UnjudgedChange(.query, .added, addition),
    UnjudgedChange(.query, .renamed, "A query is resolved inside the build; no shortcut stores its name."),
    UnjudgedChange(.queryFilter, .added, addition),
    UnjudgedChange(.queryFilter, .renamed, "A filter is named by its property, which is judged."),
  ]

  private static let enums = [
    UnjudgedChange(.enum, .added, addition),
    UnjudgedChange(.enumCase, .added, addition),
    UnjudgedChange(.enumCase, .renamed, "The raw value is the same, and only it is stored."),
    UnjudgedChange(.unionValue, .added, addition),
    UnjudgedChange(.unionValue, .removed, "Whatever was of its type has another one or is gone, and that is judged."),
    UnjudgedChange(.unionCase, .added, addition),
    UnjudgedChange(.unionCase, .renamed, "It is compared as one case that left and one that joined."),
  ]

  private static let appShortcuts = [
    UnjudgedChange(.appShortcutsProvider, .added, addition),
    UnjudgedChange(.appShortcutsProvider, .renamed, "The system takes the one provider there is, whatever its name."),
    UnjudgedChange(.appShortcut, .renamed, "An App Shortcut is named by its intent, whose rename is judged."),
    UnjudgedChange(.phrase, .added, addition),
    UnjudgedChange(.translatedPhrase, .added, addition),
    UnjudgedChange(.translatedPhrase, .renamed, "A reworded text is one that left and one that joined."),
    UnjudgedChange(.spokenName, .added, addition),
    UnjudgedChange(.spokenName, .renamed, "A new name is one that joined; the old one left or became a synonym."),
    UnjudgedChange(.phrase, .renamed, "A reworded phrase is one that left and one that joined."),
  ]

  private static let widgets = [
    UnjudgedChange(.widget, .added, addition),
    UnjudgedChange(.onscreenContent, .added, addition),
    UnjudgedChange(.onscreenContent, .renamed, "It is named by its entity, whose rename is judged."),
    UnjudgedChange(.package, .added, addition),
    UnjudgedChange(
      .package, .removed, "Whether the intents of a package still reach the app shows only in built metadata."),
    UnjudgedChange(.package, .renamed, "It is compared as one package that left and one that joined."),
  ]

  private static let legacy = [
    UnjudgedChange(.legacyIntent, .added, addition),
    UnjudgedChange(.legacyParameter, .added, addition),
    UnjudgedChange(.systemIntent, .added, addition),
    UnjudgedChange(.systemIntent, .renamed, "The classes are Apple's; one that left and one that joined are two."),
    UnjudgedChange(.userActivity, .added, addition),
    UnjudgedChange(.urlScheme, .added, addition),
    UnjudgedChange(.urlScheme, .renamed, "It is compared as one scheme that left and one that joined."),
    UnjudgedChange(.userActivity, .renamed, "It is compared as one activity that left and one that joined."),
    UnjudgedChange(.legacyEnum, .added, addition),
    UnjudgedChange(.legacyEnum, .removed, "Each parameter of its type is judged."),
    UnjudgedChange(.legacyEnum, .renamed, "Each parameter of its type is judged."),
    UnjudgedChange(.legacyEnumCase, .added, addition),
    UnjudgedChange(.legacyEnumCase, .renamed, "Cases are stored by index, and the index is the same."),
    UnjudgedChange(.legacyType, .added, addition),
    UnjudgedChange(.legacyType, .removed, "Each parameter of its type is judged."),
    UnjudgedChange(.legacyType, .renamed, "Each parameter of its type is judged."),
  ]
}
