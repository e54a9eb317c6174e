/// Something of a surface that can differ between two versions: a record, or a member of one.
package protocol SurfaceElement: Hashable, Sendable {
  /// What it is a part of; `NoOwner` for a record at the top of a surface.
  associatedtype Owner: Sendable = NoOwner

  static var kind: ElementKind { get }
  /// Everything that is compared about it, each thing once.
  ///
  /// From it follow what a comparison tells, what built metadata can know, why no rule judges a field, its
  /// place in the JSON Schema of snapshots, and its line in the outline.
  static var fields: [Field<Self>] { get }
}

/// The owner of what has none.
package struct NoOwner: Hashable, Sendable {
  /// One with its defaults.
  package init() {}
}

/// Every kind of element, for what has to go through all of them.
package enum SurfaceElements {
  /// One line a kind.
  package static let all: [any SurfaceElement.Type] = [
    Intent.self, Parameter.self, IntentResult.self, ParameterSummary.self, Entity.self, EntityProperty.self,
    EntityQuery.self, QueryFilter.self, AppEnum.self, EnumCase.self, UnionValue.self, UnionCase.self,
    AppShortcutsProvider.self, AppShortcut.self, Phrase.self, TranslatedPhrase.self, Widget.self, OnscreenContent.self,
    IntentsPackage.self,
    LegacyIntent.self, LegacyParameter.self, LegacyEnum.self, LegacyEnumCase.self, LegacyType.self, SystemIntent.self,
    UserActivity.self, SpokenName.self, UrlScheme.self,
  ]

  /// What is known about the fields of each kind, without their types.
  package static let facts: [ElementKind: [FieldFacts]] = Dictionary(
    all.map { ($0.kind, facts(of: $0)) }, uniquingKeysWith: { first, _ in first })

  private static func facts<Element: SurfaceElement>(of element: Element.Type) -> [FieldFacts] {
    element.fields.map(\.facts)
  }
}
