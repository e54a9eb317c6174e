/// The kinds of things a surface is made of.
package enum ElementKind: String, Codable, CaseIterable, Hashable, Sendable {
  case intent, parameter, result, parameterSummary
  case entity, entityProperty, query, queryFilter
  case `enum`, enumCase, unionValue, unionCase
  case appShortcutsProvider, appShortcut, phrase, translatedPhrase
  case widget, onscreenContent, package
  case legacyIntent, legacyParameter, legacyEnum, legacyEnumCase, legacyType, systemIntent, userActivity
  case spokenName, urlScheme

  /// The type of its elements, which declares what is known about them.
  package var element: any SurfaceElement.Type {
    switch self {
    case .intent: Intent.self
    case .parameter: Parameter.self
    case .result: IntentResult.self
    case .parameterSummary: ParameterSummary.self
    case .entity: Entity.self
    case .entityProperty: EntityProperty.self
    case .query: EntityQuery.self
    case .queryFilter: QueryFilter.self
    case .enum: AppEnum.self
    case .enumCase: EnumCase.self
    case .unionValue: UnionValue.self
    case .unionCase: UnionCase.self
    case .appShortcutsProvider: AppShortcutsProvider.self
    case .appShortcut: AppShortcut.self
    case .phrase: Phrase.self
    case .translatedPhrase: TranslatedPhrase.self
    case .widget: Widget.self
    case .onscreenContent: OnscreenContent.self
    case .package: IntentsPackage.self
    case .legacyIntent: LegacyIntent.self
    case .legacyParameter: LegacyParameter.self
    case .legacyEnum: LegacyEnum.self
    case .legacyEnumCase: LegacyEnumCase.self
    case .legacyType: LegacyType.self
    case .systemIntent: SystemIntent.self
    case .userActivity: UserActivity.self
    case .spokenName: SpokenName.self
    case .urlScheme: UrlScheme.self
    }
  }
}

extension ElementKind {
  /// `enumCase` as “enum case”.
  package var words: String {
    switch self {
    case .appShortcut: "App Shortcut"
    case .appShortcutsProvider: "App Shortcuts provider"
    case .urlScheme: "URL scheme"
    default: rawValue.separatedWords
    }
  }
}
