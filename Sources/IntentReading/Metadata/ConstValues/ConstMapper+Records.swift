import IntentSurface

extension ConstMapper {
  func intent(_ type: ConstType) -> Intent {
    var intent = Intent(identifier: "", typePath: "", result: result(of: type))
    place(&intent, type)
    intent.title = text(type.member("title"))
    let description = type.member("description")
    intent.summary = text(description)
    intent.category = text(description?.arguments["categoryName"])
    if case .array(let keywords) = description?.arguments["searchKeywords"] {
      intent.searchKeywords = keywords.compactMap(text)
    }
    intent.parameters = type.properties.compactMap(parameter)
    intent.parameterSummary = type.member("parameterSummary").map { summary($0, of: intent) }
    intent.protocols = protocols(of: type, refining: "AppIntent")
    intent.openAppWhenRun = flag(type.member("openAppWhenRun"))
    intent.isDiscoverable = flag(type.member("isDiscoverable"))
    intent.isAssistantOnly = flag(type.member("isAssistantOnly"))
    intent.supportedModes = type.member("supportedModes").map { value in
      value.member.map { .value([$0]) } ?? .expression("not constant")
    }
    intent.authenticationPolicy = type.member("authenticationPolicy").map {
      $0.member.map(Setting.value) ?? .expression("not constant")
    }
    intent.schema = type.member("__appSchemaIntent")?.literal.map { SchemaAdoption(name: $0) }
    intent.intentClassName = type.member("intentClassName")?.literal.map(Setting.value)
    return intent
  }

  private func flag(_ value: ConstValue?) -> Setting<Bool>? {
    value.map { $0.literal.map { .value($0 == "true") } ?? .expression("not constant") }
  }

  private func result(of type: ConstType) -> IntentResult {
    guard let alias = type.alias("PerformResult") else {
      var result = IntentResult()
      result.isInherited = true
      return result
    }
    let requirements = Set((alias.opaqueTypeProtocolRequirements ?? []).map(\.lastNameComponent))
    let value = alias.opaqueTypeSameTypeRequirements?.first { $0.typeAliasName.hasSuffix("ReturnsValue.Value") }
    var result = IntentResult(value: value.map { names.valueType($0.substitutedTypeName) })
    result.providesDialog = requirements.contains("ProvidesDialog")
    result.opensIntent = requirements.contains("OpensIntent")
    result.showsSnippetView = requirements.contains("ShowsSnippetView")
    result.showsSnippetIntent = requirements.contains("ShowsSnippetIntent")
    result.isInherited = alias.substitutedTypeName == "Swift.Never"
    return result
  }

  /// `@Parameter var name` is written as a stored `_name` of the wrapper's type.
  private func parameter(_ property: ConstProperty) -> Parameter? {
    guard property.label.hasPrefix("_"),
      let spelling = ConstTypeNames.argument(of: property.type, "AppIntents.IntentParameter")
    else { return nil }
    let type = names.valueType(spelling)
    let arguments = property.value.arguments
    var parameter = Parameter(
      name: String(property.label.dropFirst()), type: type, title: text(arguments["title"]),
      defaultValue: arguments["default"].flatMap { defaultValue($0, of: type) })
    parameter.summary = text(arguments["description"])
    if case .array(let bounds) = arguments["inclusiveRange"] {
      parameter.range = "(\(bounds.map { $0.literal ?? "not constant" }.joined(separator: ", ")))"
    }
    parameter.controlStyle = arguments["controlStyle"]?.member
    parameter.inputConnection = arguments["inputConnectionBehavior"]?.member
    // The dialog that asks for a value is left out: what Apple's tools make of these files has no place for it.
    if case .call(let provider, _) = arguments["optionsProvider"] {
      parameter.optionsProvider = identifier(ofTypeNamed: provider)
    }
    return parameter
  }

  private func defaultValue(_ value: ConstValue, of type: ValueType) -> DefaultValue? {
    switch (value, type.unwrapped) {
    case (.nilLiteral, _): nil
    case (.literal(let text), .primitive("String")): .literal(ExtractScalar.string(text).spelling)
    case (.literal(let text), .primitive("Double")): .literal(Double(text).map { "\($0)" } ?? text)
    case (.literal(let text), .primitive("Int")): .literal(Self.integer(text).map { "\($0)" } ?? text)
    case (.literal(let text), _): .literal(text)
    case (.member(let name), _): .literal(".\(name)")
    case (.array(let elements), _) where elements.isEmpty: .literal("[]")
    default: .expression("not constant")
    }
  }

  // A literal keeps its radix and its separators.
  private static func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    let radixes = ["0x": 16, "0o": 8, "0b": 2]
    guard let radix = radixes[String(digits.prefix(2))] else { return Int(digits) }
    return Int(digits.dropFirst(2), radix: radix)
  }

  /// A plain sentence; under conditions, what they lead to is not known, and every parameter counts as shown.
  private func summary(_ value: ConstValue, of intent: Intent) -> ParameterSummary {
    guard let first = value.arguments[""], let sentence = sentence(first) else {
      return ParameterSummary(
        branches: [SummaryBranch(sentence: nil, otherParameters: intent.parameters.map(\.name))])
    }
    return ParameterSummary(branches: [SummaryBranch(sentence: sentence, parameters: Phrase(sentence).tokens)])
  }

  func entity(_ type: ConstType) -> Entity {
    var entity = Entity(identifier: "", typePath: "")
    place(&entity, type)
    entity.displayName = text(type.member("typeDisplayRepresentation"))
    entity.idType = type.alias("ID")?.substitutedTypeName.lastNameComponent
    entity.defaultQuery = type.alias("DefaultQuery").map { identifier(ofTypeNamed: $0.substitutedTypeName) }
    entity.protocols = protocols(of: type, refining: "AppEntity")
    entity.properties = type.properties.compactMap(property)
    entity.schema = type.member("__appSchemaEntity")?.literal.map { SchemaAdoption(name: $0) }
    return entity
  }

  private func property(_ property: ConstProperty) -> EntityProperty? {
    guard property.label.hasPrefix("_"),
      let spelling = ConstTypeNames.argument(of: property.type, "AppIntents.EntityProperty")
    else { return nil }
    let name = String(property.label.dropFirst())
    let arguments = property.value.arguments
    var indexingKey: String?
    if case .keyPath(let path) = arguments["indexingKey"] { indexingKey = path }
    return EntityProperty(
      identifier: arguments["identifier"]?.literal ?? name, name: name, type: names.valueType(spelling),
      kind: arguments["asyncGetter"] == nil ? .stored : .deferred, title: text(arguments["title"]),
      indexingKey: indexingKey)
  }

  func appEnum(_ type: ConstType) -> AppEnum {
    var result = AppEnum(identifier: "", typePath: "")
    place(&result, type)
    result.displayName = text(type.member("typeDisplayRepresentation"))
    result.rawType = type.alias("RawValue")?.substitutedTypeName.lastNameComponent
    let titles = titles(type.member("caseDisplayRepresentations"))
    result.cases = (type.cases ?? []).map {
      EnumCase(name: $0.name, rawValue: $0.rawValue, title: titles?[$0.name])
    }
    result.hasUnreadTitles = titles == nil
    return result
  }

  private func titles(_ value: ConstValue?) -> [String: Text]? {
    guard case .dictionary(let entries) = value else { return nil }
    return Dictionary(
      entries.compactMap { entry in entry.key.member.flatMap { name in text(entry.value).map { (name, $0) } } }
    ) {
      first, _ in first
    }
  }

  func query(_ type: ConstType) -> EntityQuery {
    let named: [(String, EntityQuery.Capability)] = [
      ("EntityStringQuery", .string), ("EnumerableEntityQuery", .enumerable), ("EntityPropertyQuery", .property),
      ("UniqueAppEntityQuery", .unique), ("IndexedEntityQuery", .indexed),
    ]
    let found = named.filter { type.protocols.contains($0.0) }.map(\.1).sorted()
    var query = EntityQuery(identifier: "", typePath: "", capabilities: found.isEmpty ? [.plain] : found)
    place(&query, type)
    query.entity = type.alias("Entity").map { identifier(ofTypeNamed: $0.substitutedTypeName) }
    query.findsByIdentifier = true
    return query
  }

  func provider(_ type: ConstType) -> AppShortcutsProvider {
    var provider = AppShortcutsProvider(identifier: "", typePath: "")
    place(&provider, type)
    guard case .builder(let members) = type.member("appShortcuts") else {
      provider.hasUnreadShortcuts = true
      return provider
    }
    let shortcuts = members.map(shortcut)
    provider.shortcuts = shortcuts.compactMap(\.self)
    provider.hasUnreadShortcuts = shortcuts.contains { $0 == nil }
    provider.tileColor = type.member("shortcutTileColor")?.member
    return provider
  }

  private func shortcut(_ value: ConstValue) -> AppShortcut? {
    guard case .call(let intent, _) = value.arguments["intent"] else { return nil }
    var shortcut = AppShortcut(intent: identifier(ofTypeNamed: intent))
    if case .array(let phrases) = value.arguments["phrases"] {
      let sentences = phrases.map(sentence)
      shortcut.phrases = sentences.compactMap { $0.map { Phrase($0) } }
      shortcut.hasUnreadPhrases = sentences.contains { $0 == nil }
    } else {
      shortcut.hasUnreadPhrases = true
    }
    shortcut.shortTitle = text(value.arguments["shortTitle"])
    shortcut.systemImage = text(value.arguments["systemImageName"])
    return shortcut
  }
}
