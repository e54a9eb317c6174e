package import IntentSurface

extension Surface {
  /// A surface made by hand, read from source.
  package static func sample(
    _ version: String? = nil, intents: [Intent] = [], entities: [Entity] = [], queries: [EntityQuery] = [],
    enums: [AppEnum] = [], shortcuts: [AppShortcut] = [], widgets: [Widget] = [], platforms: [Platform] = []
  ) -> Surface {
    var surface = Surface(
      app: AppIdentity(name: "Sample", version: version), readFrom: Provenance(kind: .source, platforms: platforms))
    surface.intents = intents
    surface.entities = entities
    surface.queries = queries
    surface.enums = enums
    surface.widgets = widgets
    if !shortcuts.isEmpty {
      var provider = AppShortcutsProvider(identifier: "SampleShortcuts", typePath: "SampleShortcuts")
      provider.shortcuts = shortcuts
      surface.appShortcuts = [provider]
    }
    return surface
  }
}

extension Intent {
  /// An intent with parameters spelled as in a snapshot: `"title: String"`, `"list: entity List?"`.
  package static func sample(
    _ typePath: String, id: String? = nil, title: String? = nil, _ parameters: [String] = [],
    result: ValueType? = nil, _ adjust: (inout Intent) -> Void = { _ in }
  ) -> Intent {
    let name = typePath.split(separator: ".").last.map(String.init) ?? typePath
    var intent = Intent(identifier: id ?? name, typePath: typePath, result: IntentResult(value: result))
    intent.identifierSource = id == nil ? .typeName : .persistentIdentifier
    intent.title = title.map { .value($0) }
    intent.parameters = parameters.map { Parameter.sample($0) }
    adjust(&intent)
    return intent
  }
}

extension Parameter {
  /// A parameter from `name: type`, the type spelled as in a snapshot.
  package static func sample(_ text: String, title: String? = nil, default value: String? = nil) -> Parameter {
    let (name, type) = text.nameAndType
    return Parameter(
      name: name, type: type, title: title.map { .value($0) }, defaultValue: value.map { .literal($0) })
  }
}

extension Entity {
  /// An entity with properties spelled as in a snapshot: `"name: String"`.
  package static func sample(
    _ typePath: String, id: String? = nil, _ properties: [String] = [], _ adjust: (inout Entity) -> Void = { _ in }
  ) -> Entity {
    let name = typePath.split(separator: ".").last.map(String.init) ?? typePath
    var entity = Entity(identifier: id ?? name, typePath: typePath)
    entity.identifierSource = id == nil ? .typeName : .persistentIdentifier
    entity.properties = properties.map { text in
      let (name, type) = text.nameAndType
      return EntityProperty(identifier: name, name: name, type: type)
    }
    adjust(&entity)
    return entity
  }
}

extension AppEnum {
  /// An enum of strings with cases spelled `name` or `name = raw`; of implicit numbers where the raw type is `Int`.
  package static func sample(_ typePath: String, _ cases: [String], rawType: String = "String") -> AppEnum {
    let name = typePath.split(separator: ".").last.map(String.init) ?? typePath
    var appEnum = AppEnum(identifier: name, typePath: typePath, rawType: rawType)
    appEnum.cases = cases.enumerated().map { position, text in
      let parts = text.split(separator: " = ").map(String.init)
      let implicit = rawType == "Int" ? "\(position)" : parts[0]
      return EnumCase(
        name: parts[0], rawValue: parts.count > 1 ? parts[1] : implicit, hasExplicitRawValue: parts.count > 1)
    }
    return appEnum
  }
}

extension AppShortcut {
  /// An App Shortcut with phrases as in a snapshot: `"Add ${title} in ${applicationName}"`.
  package static func sample(_ intent: String, presets: [String] = [], _ phrases: [String]) -> AppShortcut {
    var shortcut = AppShortcut(intent: intent, phrases: phrases.map { Phrase($0) })
    shortcut.presets = presets
    return shortcut
  }
}

extension String {
  fileprivate var nameAndType: (name: String, type: ValueType) {
    let parts = split(separator: ": ", maxSplits: 1).map(String.init)
    return (parts[0], ValueType(parts.count > 1 ? parts[1] : "String"))
  }
}
