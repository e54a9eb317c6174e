extension LegacyIntent: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(kind: .legacyIntent, visibility: .source)

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<LegacyIntent>] = [
    .text(.title) { $0.title }.unjudged(.onlyShown),
    .text(.summary) { $0.summary }.unjudged(.onlyShown),
    .text(.category) { $0.category }.unjudged(.onlyShown),
    // Snapshots of earlier versions of this tool don't have it.
    Field([.output]) { old, new, _ in
      guard let output = old.output, output != new.output else { return [] }
      return [FieldDifference(.output, old: output, new: new.output)]
    },
    .items(.legacyEligibility) { $0.uses }.stored(as: nil),
    .doubt { $0.isInDoubt },
    .items(.legacyCombinations) { $0.parameterCombinations.map(\.spelling) }.stored(as: nil)
      .unjudged("A combination says what can be set in the editor; stored parameters are found by name."),
    .withOwner(.availability),
    .withOwner(.platforms),
  ]

  private var uses: [String] {
    [
      isEligibleForShortcuts ? "shortcuts" : nil, isEligibleForSuggestions ? "suggestions" : nil,
      isEligibleForWidgets ? "widgets" : nil, requiresUnlock ? "unlock" : nil, isDeclared ? "declared" : nil,
      isHandled ? "handled" : nil,
    ].compactMap(\.self)
  }
}

extension LegacyCombination {
  fileprivate var spelling: String {
    parameters.joined(separator: ", ") + (supportsBackground ? " (background)" : "")
  }
}

/// What a legacy parameter is a part of.
package enum LegacyOwner: Hashable, Sendable {
  case intent(LegacyIntent)
  /// A property of what an intent answers.
  case response(LegacyIntent)
  case type(LegacyType)
}

extension LegacyParameter: SurfaceElement {
  /// The record that holds it.
  package typealias Owner = LegacyOwner

  /// What holds for all of its kind.
  package static let facts = ElementFacts(kind: .legacyParameter, visibility: .source)

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<LegacyParameter>] = [
    Field([.type]) { old, new, context in
      var renamed = old
      renamed.type = context.names.currentLegacy(old.type)
      guard renamed.typeSpelling != new.typeSpelling else { return [] }
      return [FieldDifference(.type, old: renamed.typeSpelling, new: new.typeSpelling)]
    },
    .text(.title) { $0.displayName }.stored(as: "displayName").unjudged(.onlyShown),
    .flag(.configuration) { $0.isConfigurable }.stored(as: "isConfigurable").unjudged(.asks),
    .text(.legacyDefault) { $0.defaultValue }.stored(as: "defaultValue").unjudged(.asks),
    .text(.legacyRelationship) { $0.relationship }.stored(as: "relationship").unjudged(.asks),
    .flag(.isIgnored) { $0.isIgnored }.onlyInSource().recorded(sinceEdition: 5),
  ]

  /// The type with its brackets: `[Item]`.
  package var typeSpelling: String { isArray ? "[\(type)]" : type }
}

extension RenameTable {
  /// The new name of a legacy enum or object type.
  package func currentLegacy(_ type: String) -> String { current(.legacyType, current(.legacyEnum, type)) }
}

extension LegacyEnum: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .legacyEnum, visibility: .source, removed: "Each parameter of its type is judged.",
    renamed: "Each parameter of its type is judged.")
}

extension LegacyEnumCase: SurfaceElement {
  /// The record that holds it.
  package typealias Owner = LegacyEnum

  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .legacyEnumCase, visibility: .source, renamed: "Cases are stored by index, and the index is the same.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<LegacyEnumCase>] = [
    .text(.legacyIndex) { "\($0.index)" }.stored(as: nil),
    .text(.title) { $0.displayName }.stored(as: "displayName").unjudged(.onlyShown),
  ]
}

extension LegacyType: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .legacyType, visibility: .source, removed: "Each parameter of its type is judged.",
    renamed: "Each parameter of its type is judged.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<LegacyType>] = [.code(.idCode) { $0.idCode }.recorded(sinceEdition: 10)]
}

extension SystemIntent: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .systemIntent, visibility: .otherFiles(),
    renamed: "The classes are Apple's; one that left and one that joined are two.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<SystemIntent>] = [
    .items(.legacyEligibility) {
      [$0.isDeclared ? "declared" : nil, $0.isHandled ? "handled" : nil, $0.requiresUnlock ? "unlock" : nil]
        .compactMap(\.self)
    }.stored(as: nil),
    .doubt { $0.isInDoubt },
    .withOwner(.availability),
    .withOwner(.platforms),
  ]
}

extension Field {
  /// Whether code may hand out no answer. It is told where that is new.
  fileprivate static func doubt(_ isInDoubt: @escaping @Sendable (Element) -> Bool) -> Field {
    .flag(.legacyAnswer, isInDoubt).stored(as: "isInDoubt").recorded(sinceEdition: Provenance.makingEdition)
  }
}

extension UserActivity: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .userActivity, visibility: .otherFiles(),
    renamed: "It is compared as one activity that left and one that joined.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<UserActivity>] = [.items(.legacyEligibility) { $0.uses }.stored(as: nil)]

  /// Who is offered it: `declared`, `prediction`, `search`.
  package var uses: [String] {
    [isDeclared ? "declared" : nil, isEligibleForPrediction ? "prediction" : nil, isEligibleForSearch ? "search" : nil]
      .compactMap(\.self)
  }
}

extension String {
  fileprivate static let asks = "It says how the editor asks; stored values are found by name."
}
