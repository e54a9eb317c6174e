import AppIntentsFacts
import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

extension SurfaceBuilder {
  func intent(_ type: Int, _ conformances: ConformanceResolver.Conformances) -> Intent {
    var intent = Intent(identifier: "", typePath: index.types[type].typePath)
    identify(&intent, as: .intent, type: type, base: .appIntent, conformances)
    intent.protocols = conformances.refinements(of: .appIntent)
    intent.schema = conformances.schema
    let members = members.members(of: type)
    IntentReader(context: names.context(of: type))
      .fill(&intent, from: members, takesPlainMembers: conformances.schema?.macro != nil)
    if intent.identifierSource == .intentClassName { intent.intentClassName = .value(intent.identifier) }
    if case .throughProtocol(let name) = intent.conformance, performs(type) {
      intent.conformance = .throughProtocolPerforming(name)
    }
    intent.interactions = interactions(in: members)
    let refusing = RefusingCode(
      of: members.functions("perform", labels: []), refusing: Set(intent.parameters.map(\.name)),
      in: names.code(of: type), making: MakingCalls(self))
    for place in intent.parameters.indices {
      intent.parameters[place].refusals = refusing.conditions[intent.parameters[place].name]?.sorted() ?? []
    }
    let owner = intent.identifier
    members.functions("perform", labels: []).first.map { places.locate(Subject(.result, owner), at: $0.name) }
    members.staticBinding("parameterSummary").map { places.locate(Subject(.parameterSummary, owner), at: $0) }
    return intent
  }

  /// Whether the type, or a base class, has the code of the action itself.
  private func performs(_ type: Int) -> Bool {
    let types = [type] + resolver.conformances(of: type).superclasses
    return types.contains { !members.ownMembers(of: $0).functions("perform", labels: []).isEmpty }
  }

  private func interactions(in members: Members) -> [String] {
    let found = members.layers.map { layer in
      layer.interactions { functions in
        let asking = functions.filter { places.file(of: $0)?.signals.contains(.question) == true }
        return UsageReader.interactions(in: asking)
      }
    }
    return Set(found.joined()).sorted()
  }

  func entity(_ type: Int, _ conformances: ConformanceResolver.Conformances) -> Entity {
    var entity = Entity(identifier: "", typePath: index.types[type].typePath)
    identify(&entity, as: .entity, type: type, base: .appEntity, conformances)
    entity.protocols = conformances.refinements(of: .appEntity)
    if conformances.conforms(to: .transferable) { entity.protocols.append(.transferable) }
    entity.protocols.sort()
    entity.schema = conformances.schema
    EntityReader(context: names.context(of: type))
      .fill(&entity, from: members.members(of: type), schema: conformances.schema)
    let identifierType = EntityIdentifierType(index: index, resolver: resolver)
    for property in entity.properties where property.name != property.identifier {
      places.rename(
        Subject(.entityProperty, entity.identifier, property.name),
        to: Subject(.entityProperty, entity.identifier, property.identifier))
    }
    entity.idType = (entity.idType ?? identifierType.undeclared(of: type, conformances)).map { name in
      identifierType.meaning(of: name, in: type, members.members) { names.context(of: $0).typeName($1) }
    }
    entity.isIDConvertible = entity.idType.flatMap { identifierType.isConvertible($0, in: type) }
    entity.idCode = idCode(of: type, entity.idType)
    return entity
  }

  /// What makes the ids of an entity, each time: its own code, that of a type of ids, and what calls give.
  private func idCode(of type: Int, _ idType: String?) -> [String] {
    let (code, calls) = (names.code(of: type), MakingCalls(self))
    let path = idType.map { String($0.prefix { $0 != "<" }).nameComponents }
    let place = index.types[type].declarations.first.map { Syntax($0.node) }
    let stored = place.flatMap { place in path.flatMap { code.type(named: $0, at: place) } }.map(members.members)
    let own = members.members(of: type)
    let id = own.instanceBinding("id") == nil ? "rawValue" : "id"
    let given = calls.givenIDs(of: type, named: id)
    let makers =
      own.makers(of: id, besides: given.flatMap(\.makers))
      + ["entityIdentifierString", "rawValue"].flatMap { stored?.makers(of: $0) ?? [] }
    return MakingCode.codes(of: makers.map { .init($0, nil) } + given.map(\.value), in: code, making: calls).sorted()
  }

  func appEnum(_ type: Int, _ conformances: ConformanceResolver.Conformances) -> AppEnum {
    var record = AppEnum(identifier: "", typePath: index.types[type].typePath)
    identify(&record, as: .enum, type: type, base: .appEnum, conformances)
    record.protocols = conformances.refinements(of: .appEnum)
    record.schema = conformances.schema
    EnumReader(context: names.context(of: type), isDeclared: index.types[type].primary != nil)
      .fill(
        &record, from: members.members(of: type), inheritance: index.types[type].primary?.node.inheritanceClause)
    return record
  }

  func query(_ type: Int, _ conformances: ConformanceResolver.Conformances) -> EntityQuery? {
    guard let base = [FrameworkProtocol.intentValueQuery, .dynamicOptionsProvider].first(where: conformances.conforms)
    else {
      return nil
    }
    let capabilities = Self.capabilities(of: conformances)
    var query = EntityQuery(identifier: "", typePath: index.types[type].typePath, capabilities: capabilities)
    identify(&query, as: .query, type: type, base: base, conformances)
    let own = members.members(of: type)
    let calls = MakingCalls(self)
    QueryReader(context: names.context(of: type), whole: calls.whole).fill(&query, from: own)
    let finding = FindingCode(
      of: own.functions("entities", labels: ["for"]), in: names.code(of: type), making: calls)
    (query.findingCode, query.findingPlaces) = (finding.conditions.sorted(), finding.places.sorted())
    return query
  }

  private static func capabilities(of conformances: ConformanceResolver.Conformances) -> [EntityQuery.Capability] {
    let closure = conformances.closure
    let found = closure.compactMap { EntityQuery.Capability(FrameworkProtocol($0)) }.sorted()
    if !found.isEmpty { return found }
    return closure.contains(FrameworkProtocol.entityQuery.name) ? [.plain] : [.options]
  }

  func unionValue(_ type: Int, _ conformances: ConformanceResolver.Conformances) -> UnionValue {
    var record = UnionValue(identifier: "", typePath: index.types[type].typePath, cases: [])
    identify(&record, as: .unionValue, type: type, base: .appUnionValue, conformances)
    record.conformance = .schemaMacro
    record.cases = EnumReader(context: names.context(of: type)).unionCases(in: members.ownMembers(of: type))
    return record
  }

  func provider(_ type: Int, _ conformances: ConformanceResolver.Conformances) -> AppShortcutsProvider {
    var record = AppShortcutsProvider(identifier: "", typePath: index.types[type].typePath)
    identify(&record, as: .appShortcutsProvider, type: type, base: .appShortcutsProvider, conformances)
    AppShortcutsReader(context: names.context(of: type), members: members.members(of: type)).fill(&record)
    for shortcut in record.shortcuts { name(shortcut, of: record.identifier) }
    return record
  }

  // People know a shortcut and its phrases by the intent, not by the provider.
  private func name(_ shortcut: AppShortcut, of provider: String) {
    let presets = shortcut.presets.isEmpty ? nil : shortcut.presets.joined(separator: ", ")
    places.rename(
      Subject(.appShortcut, provider, shortcut.intent), to: Subject(.appShortcut, shortcut.intent, presets))
    for phrase in shortcut.phrases {
      places.rename(Subject(.phrase, provider, phrase.text), to: Subject(.phrase, shortcut.intent, phrase.text))
    }
  }

  func widgets(_ type: Int, _ conformances: ConformanceResolver.Conformances) -> WidgetReader.Reading {
    let nominal = index.types[type]
    let base = Self.widgetBase(conformances)
    let availability = availability(of: type, addedBy: conformances.fact(for: base)?.addedBy)
    let (isUnlisted, offered) = (bundles.leavesOut(type), bundles.availability(ofWidget: type))
    let hasNoBundle = bundles.hasNone(for: type)
    let reader = WidgetReader(
      context: names.context(of: type), code: names.code(of: type), calls: MakingCalls(self),
      type: .named(nominal.name, declared: type), instances: bundles.calls(thatMake: type))
    var reading = reader.widgets(in: members.members(of: type), typePath: nominal.typePath)
    reading.widgets = reading.widgets.map { widget in
      var widget = widget
      widget.module = index.module(ofFile: nominal.file)
      widget.hosts = bundles.hosts(ofWidget: type)
      widget.availability = AvailabilityReader.joined([availability, widget.availability, offered])
      widget.isUnlisted = isUnlisted
      widget.hasNoBundle = hasNoBundle
      locate(.widget, widget.kind.spelling, type)
      return widget
    }
    return reading
  }

  /// A type of which no configuration could be read, unless nobody could place it.
  func unreadWidget(_ type: Int, _ conformances: ConformanceResolver.Conformances) -> [WithheldType] {
    guard !bundles.leavesOut(type) else { return [] }
    return [unread(type, as: Self.widgetBase(conformances))]
  }

  /// A bundle of which a list is code that was not read: any widget or control may be in it.
  func openBundle(_ type: Int) -> [WithheldType] { [unread(type, as: .widget), unread(type, as: .controlWidget)] }

  private func unread(_ type: Int, as kind: FrameworkProtocol) -> WithheldType {
    let nominal = index.types[type]
    var unread = WithheldType(typePath: nominal.typePath, kind: kind.name, conditions: [])
    unread.isUnread = true
    unread.hosts = index.hosts(ofFile: nominal.file)
    if let node = nominal.declarations.first?.node { places.locate(withheld: nominal.typePath, at: node.nameOrSelf) }
    return unread
  }

  /// A type that has the members of a surface's type and a base that was not read: it may be one.
  func unreadType(_ type: Int) -> [WithheldType] {
    guard index.types[type].primary != nil,
      index.types[type].declarations.contains(where: { index.says(anyOf: Members.wordsOfSurface, inFileOf: $0) }),
      let kind = members.ownMembers(of: type).kindOfSurface
    else { return [] }
    return [unread(type, as: kind)]
  }

  private static func widgetBase(_ conformances: ConformanceResolver.Conformances) -> FrameworkProtocol {
    conformances.conforms(to: .controlWidget) ? .controlWidget : .widget
  }

  /// Adds the SiriKit intents that a type answers, for now those of the app too.
  func addAnswers(_ classNames: [String], _ type: Int, to surface: inout Surface) {
    for className in classNames {
      var intent = SystemIntent(name: className)
      intent.isHandled = true
      intent.isInDoubt = dispatch.isInDoubt(className)
      surface.join(intent)
      if SiriProtocols.isSystemIntent(className) { locate(.systemIntent, className, type) }
    }
  }

  func package(_ type: Int) -> IntentsPackage {
    let nominal = index.types[type]
    locate(.package, nominal.typePath, type)
    var package = IntentsPackage(typePath: nominal.typePath, module: index.module(ofFile: nominal.file))
    guard let list = members.members(of: type).staticBinding("includedPackages") else { return package }
    let value = Evaluator.value(
      of: list, in: names.code(of: type), selfType: .named(nominal.name, declared: type))
    if case .success(.list(let types, _)) = value, !types.contains(where: { path($0) == nil }) {
      package.includes = types.compactMap(path).sorted()
    } else {
      package.unreadIncludes = (list.singleValue.map(Syntax.init) ?? Syntax(list)).spelling
    }
    return package
  }

  /// The name of a type with the types around it; nil for what is no type.
  private func path(_ type: SwiftValue) -> String? {
    guard case .type(.named(let name, let declared, _)) = type else { return nil }
    return declared.map { index.types[$0].typePath } ?? name
  }
}

extension Members {
  /// One of these stands where such requirements are met.
  fileprivate static let wordsOfSurface = [
    "appShortcuts", "caseDisplayRepresentations", "defaultQuery", "entities", "WidgetConfiguration", "perform",
  ]

  /// The protocol of the framework whose requirements they look like; nil for none.
  fileprivate var kindOfSurface: FrameworkProtocol? {
    if staticBinding("appShortcuts") != nil { return .appShortcutsProvider }
    if staticBinding("caseDisplayRepresentations") != nil { return .appEnum }
    if staticBinding("defaultQuery") != nil { return .appEntity }
    if !functions("entities", labels: ["for"]).isEmpty { return .entityQuery }
    let body = instanceBinding("body")?.typeAnnotation?.type.spelling ?? ""
    if body.contains("ControlWidgetConfiguration") { return .controlWidget }
    if body.contains("WidgetConfiguration") { return .widget }
    let isIntent =
      staticBinding("title") != nil || variables.contains { $0.attributes.first(named: ["Parameter"]) != nil }
    return isIntent && !functions("perform").isEmpty ? .appIntent : nil
  }
}
