import AppIntentsFacts
import IntentSurface

extension ConstMapper {
  func intent(_ type: ConstType) -> Intent {
    var intent = Intent(identifier: "", typePath: "", result: result(of: type))
    place(&intent, type)
    intent.title = text(type.member("title"))
    let description = type.member("description")
    intent.summary = text(description)
    intent.category = text(description?.arguments["categoryName"])
    intent.searchKeywords = (description?.arguments["searchKeywords"]?.elements ?? []).compactMap(text)
    intent.parameters = type.properties.compactMap(parameter)
    intent.parameterSummary = type.member("parameterSummary").map { summary($0, of: intent) }
    intent.protocols = protocols(of: type, refining: .appIntent)
    intent.openAppWhenRun = flag(type.member("openAppWhenRun"))
    intent.isDiscoverable = flag(type.member("isDiscoverable"))
    intent.isAssistantOnly = flag(type.member("isAssistantOnly"))
    intent.supportedModes = modes(type.member("supportedModes"))
    intent.authenticationPolicy = member(type.member("authenticationPolicy"))
    intent.schema = schema(of: type, "Intent")
    if type.protocols.contains(.customIntentMigratedAppIntent) {
      intent.intentClassName = type.member("intentClassName").flatMap(text)
    }
    intent.deprecation = deprecation(of: type)
    return intent
  }

  /// The schema under the names that its member has had since Xcode 16; the older macros' value is no text.
  private func schema(of type: ConstType, _ kind: String) -> SchemaAdoption? {
    let value = type.member("__appSchema\(kind)") ?? type.member("__assistantSchema\(kind)")
    return value.map { value in
      switch value {
      case .literal(let name), .keyPath(let name): SchemaAdoption(name: name)
      default: SchemaAdoption(name: Self.notConstant)
      }
    }
  }

  private func deprecation(of type: ConstType) -> Deprecation? {
    guard type.protocols.contains(.deprecatedAppIntent) else { return nil }
    let arguments = type.member("deprecation")?.arguments ?? [:]
    var deprecation = Deprecation(message: text(arguments["message"]))
    if case .type(let name) = arguments["replacedBy"] { deprecation.replacedBy = identifier(ofTypeNamed: name) }
    return deprecation
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
    parameter.range = range(arguments["inclusiveRange"])
    parameter.contentTypes = contentTypes(arguments["supportedContentTypes"] ?? arguments["supportedTypeIdentifiers"])
    // An argument that the code leaves out is written as one that is not constant.
    parameter.controlStyle = arguments["controlStyle"]?.memberName
    parameter.inputConnection = arguments["inputConnectionBehavior"]?.memberName
    parameter.requestValueDialog = text(arguments["requestValueDialog"]).flatMap { $0.value == nil ? nil : $0 }
    if case .call(let provider, _) = arguments["optionsProvider"] {
      parameter.optionsProvider = identifier(ofTypeNamed: provider)
    }
    return parameter
  }

  /// A plain sentence; under conditions, what they lead to is not known, and every parameter counts as shown.
  private func summary(_ value: ConstValue, of intent: Intent) -> ParameterSummary {
    guard let first = value.arguments[""], let sentence = sentence(first) else {
      return ParameterSummary(
        branches: [SummaryBranch(sentence: nil, otherParameters: intent.parameters.map(\.name))])
    }
    var branch = SummaryBranch(sentence: sentence, parameters: Phrase(sentence).tokens)
    if case .call(_, let arguments) = value, case .builder(let members) = arguments.dropFirst().first?.value {
      branch.otherParameters = members.compactMap { member in
        if case .keyPath(let path) = member { String(path.drop { $0 == "$" }) } else { nil }
      }
    }
    return ParameterSummary(branches: [branch])
  }

  func entity(_ type: ConstType) -> Entity {
    var entity = Entity(identifier: "", typePath: "")
    place(&entity, type)
    entity.displayName = text(type.member("typeDisplayRepresentation"))
    entity.idType = type.alias("ID")?.substitutedTypeName.lastNameComponent
    // A query of the framework's own is nothing that the code declares.
    entity.defaultQuery = type.alias("DefaultQuery").map(\.substitutedTypeName)
      .flatMap { $0.hasPrefix("AppIntents.") ? nil : identifier(ofTypeNamed: $0) }
    entity.protocols = protocols(of: type, refining: .appEntity)
    entity.properties = type.properties.compactMap(property)
    entity.schema = schema(of: type, "Entity")
    entity.isAssistantOnly = flag(type.member("isAssistantOnly"))
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
    let displays = displays(type.member("caseDisplayRepresentations"))
    result.cases = (type.cases ?? []).map { source in
      let rawValue = result.rawType == "String" ? source.rawValue : source.rawValue.map(Self.number)
      var enumCase = EnumCase(name: source.name, rawValue: rawValue)
      displays?[source.name].map { set($0, in: &enumCase) }
      return enumCase
    }
    result.hasUnreadTitles = displays == nil
    result.schema = schema(of: type, "Enum")
    result.isAssistantOnly = flag(type.member("isAssistantOnly"))
    return result
  }

  // The literal of a raw value keeps its radix.
  private static func number(_ literal: String) -> String { ConstNumber(literal).spelling ?? literal }

  private func displays(_ value: ConstValue?) -> [String: ConstValue]? {
    guard case .dictionary(let entries) = value else { return nil }
    return Dictionary(entries.compactMap { entry in entry.key.memberName.map { ($0, entry.value) } }) { first, _ in
      first
    }
  }

  private func set(_ display: ConstValue, in enumCase: inout EnumCase) {
    enumCase.title = text(display)
    enumCase.synonyms = (display.arguments["synonyms"]?.elements ?? []).compactMap(text)
    // As source code spells it.
    enumCase.image = display.arguments["image"]?.unwrapped(isOptional: true).arguments["systemName"]?.literal
      .map { "systemName: \"\($0)\"" }
  }

  func query(_ type: ConstType) -> EntityQuery {
    let found = type.protocols.compactMap { EntityQuery.Capability($0) }.sorted()
    var query = EntityQuery(identifier: "", typePath: "", capabilities: found.isEmpty ? [.plain] : found)
    place(&query, type)
    query.entity = type.alias("Entity").map { identifier(ofTypeNamed: $0.substitutedTypeName) }
    query.findsByIdentifier = true
    return query
  }

  func optionsProvider(_ type: ConstType) -> EntityQuery {
    var query = EntityQuery(identifier: "", typePath: "", capabilities: [.options])
    place(&query, type)
    query.output = type.alias("Result").map { names.valueType($0.substitutedTypeName) }
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
    provider.tileColor = type.member("shortcutTileColor")?.memberName
    return provider
  }

  private func shortcut(_ value: ConstValue) -> AppShortcut? {
    guard case .call(let intent, _) = value.arguments["intent"] else { return nil }
    var shortcut = AppShortcut(intent: identifier(ofTypeNamed: intent))
    if let phrases = value.arguments["phrases"]?.elements {
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
