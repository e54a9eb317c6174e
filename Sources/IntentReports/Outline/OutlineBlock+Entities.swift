import IntentSurface

extension OutlineBlock {
  init(_ entity: Entity) {
    self.init("entity", record: entity, title: entity.displayName)
    add(schema: entity.schema, isAssistantOnly: entity.isAssistantOnly, protocols: entity.protocols)
    add("shown as", entity.displayRepresentation)
    add("id", entity.idType.map { $0 + (entity.isIDConvertible == false ? ", not EntityIdentifierConvertible" : "") })
    add("query", entity.defaultQuery)
    add("passed on as", list: entity.transferRepresentations)
    add("address", entity.urlRepresentation?.spelling)
    add(
      restOf: entity,
      but: Self.ofRecords.union([
        .displayName, .schema, .isAssistantOnly, .protocols, .displayRepresentation, .idType, .defaultQuery,
        .transferRepresentations, .urlRepresentation,
      ]))
    for property in entity.properties { add("property", Self.words(property)) }
  }

  private static func words(_ property: EntityProperty) -> String {
    let name = property.name == property.identifier ? "" : "; named \(property.name)"
    let kind = property.kind == .stored ? "" : "; \(property.kind.rawValue.separatedWords)"
    let title = property.title.map { " “\($0.spelling)”" } ?? ""
    let key = property.indexingKey.map { "; indexed as \($0)" } ?? ""
    let others = suffix(restOf: property, but: [.type, .title, .propertyKind, .indexingKey])
    return "\(property.identifier): \(property.type)\(title)\(name)\(kind)\(key)\(others)"
  }

  init(_ query: EntityQuery) {
    self.init("query", record: query)
    add("supports", list: query.capabilities.map(\.rawValue))
    add("finds", query.entity)
    add("finds by identifier", if: query.findsByIdentifier)
    add("suggests", if: query.suggestsEntities)
    add("has a default", if: query.hasDefaultResult)
    add("takes", query.input)
    add("gives", query.output?.description)
    add("depends on", list: query.dependencies)
    add(
      restOf: query,
      but: Self.ofRecords.union([
        .capabilities, .entity, .findsByIdentifier, .suggestsEntities, .hasDefaultResult, .input, .output,
        .dependencies, .sortOptions,
      ]))
    for filter in query.filters { add("filter", "\(filter.property): \(filter.comparators.joined(separator: ", "))") }
    add("sorts by", list: query.sortOptions)
  }

  init(_ appEnum: AppEnum) {
    self.init("enum", record: appEnum, title: appEnum.displayName)
    add(schema: appEnum.schema, isAssistantOnly: appEnum.isAssistantOnly, protocols: appEnum.protocols)
    add("raw type", appEnum.rawType)
    add(
      restOf: appEnum,
      but: Self.ofRecords.union([.displayName, .schema, .isAssistantOnly, .protocols, .rawType]))
    for enumCase in appEnum.cases { add("case", Self.words(enumCase)) }
    add("titles could not be read", if: appEnum.hasUnreadTitles)
  }

  private static func words(_ enumCase: EnumCase) -> String {
    let value = enumCase.rawValue.map { " = \($0)" + (enumCase.hasExplicitRawValue ? "" : " (implicit)") } ?? ""
    let title = enumCase.title.map { " “\($0.spelling)”" } ?? ""
    let synonyms = enumCase.synonyms.isEmpty ? "" : "; or \(enumCase.synonyms.map(\.spelling).joined(separator: ", "))"
    return "\(enumCase.name)\(value)\(title)\(synonyms)" + (enumCase.image.map { "; image \($0)" } ?? "")
      + suffix(restOf: enumCase, but: [.title, .synonyms, .image, .availability]) + enumCase.availability.suffix
  }

  init(_ union: UnionValue) {
    self.init("union", record: union)
    for item in union.cases { add("case", item.name + (item.type.map { ": \($0)" } ?? "")) }
  }

  private static let wordedOfWidget: Set<Aspect> = [
    .typeName, .configurationIntent, .limitedSettings, .possibleFamilies, .provider, .displayName, .families,
    .familyAvailability, .availability, .unlisted,
  ]

  init(_ widget: Widget) {
    self.init(widget.isControl ? "control" : "widget", widget.kind.spelling, title: widget.displayName)
    add("type", widget.typePath)
    add("module", widget.module)
    add("bundle", widget.bundle)
    add("only on", list: (widget.platforms ?? []).map(\.rawValue))
    add("configuration", widget.configuration.rawValue.separatedWords)
    add("configured by", widget.configurationIntent)
    for settings in widget.limitedSettings {
      add("on some systems by", "\(settings.intent)\(settings.availability.spelling.map { " (\($0))" } ?? "")")
    }
    add("provider", widget.provider)
    add("families", list: widget.families)
    add("on a condition", list: widget.possibleFamilies)
    add("on some systems only", widget.limitedFamilies.spelling)
    add("in no widget bundle", if: widget.isUnlisted)
    add(restOf: widget, but: Self.wordedOfWidget)
    add(availability: widget.availability)
  }

  init(_ content: OnscreenContent) {
    self.init("onscreen content", content.entity ?? "of an unknown entity")
    add("in", content.typePath)
    add("activity", content.activityType?.spelling)
  }

  init(_ package: IntentsPackage) {
    self.init("package", package.typePath)
    add("module", package.module)
    add("includes", list: package.includes)
  }
}
