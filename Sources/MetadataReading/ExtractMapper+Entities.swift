import AppIntentsFacts
import IntentSurface

extension ExtractMapper {
  func entity(_ source: ExtractEntity, key: String) -> Entity {
    let place = "entities.\(key)"
    var entity = Entity(identifier: source.typeName ?? key, typePath: source.typeName ?? key)
    self.place(&entity, qualifiedName: source.fullyQualifiedTypeName, mangledName: source.mangledTypeName)
    entity.availability = availability(source.availabilityAnnotations, at: place)
    entity.displayName = text(source.displayTypeName)
    entity.synonyms = (source.synonyms ?? []).compactMap(text)
    entity.numericFormat = text(source.numericFormatTypeName)
    entity.properties = source.properties.enumerated().map { property($1, at: "\(place).properties[\($0)]") }
    entity.defaultQuery = source.defaultQueryIdentifier.map(queryIdentifier)
    entity.protocols = entityProtocols(of: source, at: place)
    entity.transferRepresentations = (source.transferableContentTypes?.exportableTypes ?? []).map(\.contentType)
    entity.schema = schema(source.assistantDefinedSchemas)
    entity.isAssistantOnly = assistantOnly(source.visibilityMetadata)
    if let type = source.entitySyncMetadata?.entitySyncType, type != 0 { entity.unknownCodes = ["sync type \(type)"] }
    return entity
  }

  private func entityProtocols(of source: ExtractEntity, at place: String) -> [FrameworkProtocol] {
    let words = (source.systemProtocolMetadata?.names ?? []).map(\.lastNameComponent)
    var names = protocols(words, refining: .appEntity, at: place)
    if source.transient == true { names.append(.transientAppEntity) }
    if source.transferableContentTypes != nil { names.append(.transferable) }
    return names.sorted()
  }

  private func property(_ source: ExtractProperty, at place: String) -> EntityProperty {
    let type = type(source.valueType, at: "\(place).valueType")
    let flags = PropertyFlags(rawValue: source.capabilities ?? 0)
    let unknown = flags.subtracting(.deferred)
    // The identifier is all that is left of the Swift name.
    var property = EntityProperty(
      identifier: source.identifier, name: source.identifier, type: source.isOptional ? .optional(type) : type,
      kind: flags.contains(.deferred) ? .deferred : .stored, title: text(source.title),
      indexingKey: source.spotlightAttributeKey)
    property.unknownCodes = unknown.isEmpty ? [] : ["capabilities \(unknown.rawValue)"]
    return property
  }

  func appEnum(_ source: ExtractEnum) -> AppEnum {
    let place = "enums.\(source.identifier)"
    var result = AppEnum(identifier: source.identifier, typePath: source.identifier)
    self.place(&result, qualifiedName: source.fullyQualifiedTypeName, mangledName: source.mangledTypeName)
    result.availability = availability(source.availabilityAnnotations, at: place)
    result.displayName = text(source.displayTypeName)
    result.synonyms = (source.synonyms ?? []).compactMap(text)
    result.numericFormat = text(source.numericFormatTypeName)
    result.cases = source.cases.map(enumCase)
    result.schema = schema(source.assistantDefinedSchemas)
    result.isAssistantOnly = assistantOnly(source.visibilityMetadata)
    return result
  }

  // The raw value is all that is left of a case's name.
  private func enumCase(_ source: ExtractCase) -> EnumCase {
    let display = source.displayRepresentation
    var result = EnumCase(name: source.identifier, rawValue: source.identifier, title: text(display?.title))
    result.subtitle = text(display?.subtitle)
    result.synonyms = (display?.synonyms ?? []).compactMap(text)
    // As source code spells it.
    result.image = display?.image?.systemImageName.map { "systemName: \"\($0._0)\"" }
    return result
  }

  func query(_ source: ExtractQuery, key: String) -> EntityQuery {
    let place = "queries.\(key)"
    var query = EntityQuery(
      identifier: source.identifier ?? key, typePath: source.identifier ?? key,
      capabilities: capabilities(source.capabilities))
    self.place(&query, qualifiedName: source.fullyQualifiedIdentifier, mangledName: source.mangledTypeName)
    query.availability = availability(source.availabilityAnnotations, at: place)
    query.entity = source.entityType
    query.findsByIdentifier = QueryFlags(rawValue: source.capabilities).contains(.plain)
    query.filters = (source.parameters ?? []).map { filter($0, at: place) }.sorted { $0.property < $1.property }
    query.sortOptions = (source.sortingOptions ?? []).map(\.propertyIdentifier).sorted()
    query.input = source.inputValueType.map { type($0, at: "\(place).inputValueType").spelling }
    let unknown = QueryFlags(rawValue: source.capabilities).subtracting(.known)
    if !unknown.isEmpty {
      query.unknownCodes = [notes.unknownCode("query capabilities", unknown.rawValue, at: place)]
    }
    return query
  }

  private func capabilities(_ code: Int) -> [EntityQuery.Capability] {
    let flags = QueryFlags(rawValue: code)
    let named: [(QueryFlags, EntityQuery.Capability)] = [
      (.enumerable, .enumerable), (.string, .string), (.property, .property), (.indexed, .indexed),
    ]
    let found = named.filter { flags.contains($0.0) }.map(\.1)
    return found.isEmpty ? [.plain] : found.sorted()
  }

  private func filter(_ source: ExtractFilter, at place: String) -> QueryFilter {
    let place = "\(place).parameters.\(source.propertyIdentifier)"
    let names = (source.comparators ?? []).map { comparator in
      MetadataCodes.comparators[checked: comparator.comparatorTypeValue]
        ?? notes.unknownCode("comparator", comparator.comparatorTypeValue, at: place)
    }
    return QueryFilter(property: source.propertyIdentifier, comparators: names.sorted())
  }

  /// The provider of the App Shortcuts; nil for a target without one.
  func shortcutsProvider() -> AppShortcutsProvider? {
    // A target without a provider may also have an empty name.
    let mangledName = extract.autoShortcutProviderMangledName.flatMap { $0.isEmpty ? nil : $0 }
    guard mangledName != nil || !extract.autoShortcuts.isEmpty else { return nil }
    let name = mangledName.flatMap(MangledName.init)?.typePath
    if name == nil { notes.add("autoShortcutProviderMangledName: the provider's name can't be read from it.") }
    let identifier = name?.lastNameComponent ?? FrameworkProtocol.appShortcutsProvider.name
    var provider = AppShortcutsProvider(identifier: identifier, typePath: identifier)
    place(&provider, qualifiedName: nil, mangledName: mangledName)
    provider.shortcuts = extract.autoShortcuts.enumerated().map { shortcut($1, at: "autoShortcuts[\($0)]") }
    provider.negativePhrases = (extract.negativePhrases ?? []).map { Phrase($0.key) }
    if let color = extract.shortcutTileColor, color != MetadataCodes.defaultTileColor {
      provider.tileColor =
        MetadataCodes.tileColors[checked: color] ?? notes.unknownCode("tile color", color, at: "shortcutTileColor")
    }
    return provider
  }

  private func shortcut(_ source: ExtractShortcut, at place: String) -> AppShortcut {
    var shortcut = AppShortcut(
      intent: source.actionIdentifier, phrases: source.phraseTemplates.map { Phrase($0.key) })
    shortcut.shortTitle = text(source.shortTitle)
    shortcut.systemImage = source.systemImageName.flatMap { $0.isEmpty ? nil : .value($0) }
    shortcut.optionLists = (source.parameterPresentation?.optionsCollection ?? []).compactMap { text($0.title) }
    shortcut.availability = availability(source.availabilityAnnotations, at: place)
    return shortcut
  }
}
