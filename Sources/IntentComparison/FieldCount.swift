import IntentSurface

/// How many fields of a surface can be held against another one.
struct FieldCount {
  /// The fields of each element, members included for the records that own them.
  private var own: [Subject: Int] = [:]
  private(set) var all = 0

  init(source: Surface, comparability: Comparability) {
    for intent in source.intents {
      let parameters = intent.parameters.map { Subject(.parameter, intent.identifier, $0.name) }
      add(
        Subject(.intent, intent.identifier),
        comparability.fieldCount(of: Intent.self) + comparability.fieldCount(of: IntentResult.self), parameters,
        comparability.fieldCount(of: Parameter.self))
      let summaries = intent.parameterSummary == nil ? [] : [Subject(.parameterSummary, intent.identifier)]
      add(Subject(.intent, intent.identifier), 0, summaries, comparability.fieldCount(of: ParameterSummary.self))
    }
    for entity in source.entities {
      let properties = entity.properties.map { Subject(.entityProperty, entity.identifier, $0.identifier) }
      add(
        Subject(.entity, entity.identifier), comparability.fieldCount(of: Entity.self), properties,
        comparability.fieldCount(of: EntityProperty.self))
    }
    for query in source.queries where query.capabilities != [.options] {
      add(
        Subject(.query, query.identifier), comparability.fieldCount(of: EntityQuery.self),
        query.filters.map { Subject(.queryFilter, query.identifier, $0.property) },
        comparability.fieldCount(of: QueryFilter.self))
    }
    for appEnum in source.enums {
      let cases = appEnum.cases.map { Subject(.enumCase, appEnum.identifier, $0.name) }
      add(
        Subject(.enum, appEnum.identifier), comparability.fieldCount(of: AppEnum.self), cases,
        comparability.fieldCount(of: EnumCase.self))
    }
    for provider in source.appShortcuts {
      add(
        Subject(.appShortcutsProvider, provider.identifier), comparability.fieldCount(of: AppShortcutsProvider.self),
        [], 0)
      for shortcut in provider.shortcuts {
        add(
          Subject(.appShortcut, shortcut.intent), comparability.fieldCount(of: AppShortcut.self),
          shortcut.phrases.map { Subject(.phrase, shortcut.intent, $0.text) }, 1)
      }
    }
  }

  /// How many fields are lost with an element.
  func fields(of subject: Subject) -> Int { own[subject] ?? 1 }

  private mutating func add(_ owner: Subject, _ fields: Int, _ members: [Subject], _ memberFields: Int) {
    for member in members { own[member, default: 0] += memberFields }
    own[owner, default: 0] += fields + members.count * memberFields
    all += fields + members.count * memberFields
  }
}
