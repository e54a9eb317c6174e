import AppIntentsFacts
import Foundation
import IntentSurface
import Testing

@testable import IntentWorkspace

@Suite struct SnapshotSchemaTests {
  private let schema: SchemaWalk

  init() throws { schema = try SchemaWalk(SnapshotSchema.text()) }

  private func problems(of surface: Surface) throws -> [String] {
    schema.problems(in: try JSONSerialization.jsonObject(with: surface.snapshotData()))
  }

  @Test func acceptsTheSampleAppAsItIsRead() async throws {
    let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/PlantJournal").path
    let reading = try await SurfaceInput.read(sample, in: InputContext(in: sample))
    #expect(reading.reading.surface.intents.count > 5)
    #expect(try problems(of: reading.reading.surface).isEmpty)
  }

  @Test func acceptsASurfaceWithEverythingInIt() throws {
    #expect(try problems(of: .withEverything).isEmpty)
  }

  @Test(arguments: [IdentifierSource.typeName, .persistentIdentifier, .intentClassName])
  func acceptsIdentifiersOfEverySource(source: IdentifierSource) throws {
    var surface = Surface.withEverything
    surface.intents[0].identifierSource = source
    #expect(try problems(of: surface).isEmpty)
  }

  /// Whoever writes a snapshot by the schema writes one that can be read.
  @Test func asksForEveryKeyThatIsRead() throws {
    let whole = try JSONSerialization.jsonObject(with: Surface.withEverything.snapshotData())
    var needed: Set<String> = []
    for (path, rest) in Self.withoutOneKey(whole, at: "$") {
      let data = try JSONSerialization.data(withJSONObject: rest)
      guard (try? Surface(snapshot: data)) == nil else { continue }
      needed.insert(path)
      #expect(!schema.problems(in: rest).isEmpty, "\(path)")
    }
    #expect(needed.isSuperset(of: ["$.app.name", "$.hosts[].kind", "$.texts[].text", "$.intents[].identifier"]))
  }

  /// A value again and again, each time without another key of its objects.
  private static func withoutOneKey(_ value: Any, at place: String) -> [(path: String, rest: Any)] {
    if let list = value as? [Any] {
      return list.indices.flatMap { index in
        withoutOneKey(list[index], at: place + "[]").map { path, rest in
          var list = list
          list[index] = rest
          return (path, list)
        }
      }
    }
    guard let object = value as? [String: Any] else { return [] }
    return object.sorted { $0.key < $1.key }.flatMap { key, inner -> [(path: String, rest: Any)] in
      let place = "\(place).\(key)"
      return [(place, object.filter { $0.key != key })]
        + withoutOneKey(inner, at: place).map { ($0.path, object.merging([key: $0.rest]) { $1 }) }
    }
  }

  @Test func acceptsTheEmptySurface() throws {
    #expect(try problems(of: Surface()).isEmpty)
  }

  @Test(arguments: [
    (#"{"formatVersion": 1, "app": {}, "readFrom": {"kind": "source"}}"#, "$.app: “name” is missing"),
    (#"{"formatVersion": 1, "app": {"name": "A"}, "readFrom": {"kind": "guess"}}"#, "$.readFrom.kind: “guess” is no"),
    (#"{"formatVersion": 1, "app": {"name": "A"}, "readFrom": {"kind": "source"}, "x": 1}"#, "$: “x” is unknown"),
    (#"{"formatVersion": "1", "app": {"name": "A"}, "readFrom": {"kind": "source"}}"#, "$.formatVersion: no integer"),
  ])
  func refusesWhatIsNoSnapshot(json: String, problem: String) throws {
    let problems = schema.problems(in: try JSONSerialization.jsonObject(with: Data(json.utf8)))
    #expect(problems.contains { $0.hasPrefix(problem) }, "\(problems)")
  }
}

extension Surface {
  /// Every key that a snapshot can have, each at least once.
  static var withEverything: Surface {
    var surface = Surface(
      app: AppIdentity(name: "A", version: "1", date: "2026-03-31", bundleIdentifier: "a.b"),
      readFrom: Provenance(kind: .source, tool: "1", platforms: [.iOS]))
    surface.readFrom.unread = ["intent.schema"]
    let clause = Availability(
      platform: "iOS", introduced: "17", deprecated: "18", obsoleted: "19", message: "m", renamed: "r",
      isUnavailable: true, isDeprecated: true)
    surface.intents = [intent(clause)]
    surface.entities = [entity(clause)]
    surface.queries = [query]
    surface.enums = [appEnum(clause)]
    surface.unionValues = [
      UnionValue(identifier: "U", typePath: "U", cases: [UnionCase(name: "a", type: .primitive("Int"))])
    ]
    surface.appShortcuts = [provider(clause)]
    surface.widgets = [widget(clause)]
    surface.onscreenContent = [OnscreenContent(entity: "E", typePath: "V", activityType: .expression("x"))]
    surface.texts = [LocalizedText(key: "k", text: "t")]
    let platforms = [HostPlatform(.iOS, floor: "17.0")]
    surface.hosts = [
      HostBundle(identifier: "H", kind: .app, bundleIdentifier: "a.b", apps: ["H"], platforms: platforms)
    ]
    surface.packages = [IntentsPackage(typePath: "P", module: "M", includes: ["Q"])]
    addLegacy(to: &surface)
    return surface
  }

  private static func intent(_ clause: Availability) -> Intent {
    var parameter = Parameter(name: "p", type: .optional(.entity("E")), title: .value("P"))
    parameter.summary = .expression("x")
    parameter.defaultValue = .expression("y")
    parameter.range = "(0, 1)"
    parameter.controlStyle = "slider"
    parameter.valueSettings = "size: 3"
    parameter.contentTypes = ["image"]
    parameter.textOptions = ["Multiline 1"]
    parameter.unknownCodes = ["capabilities 4"]
    parameter.optionsProvider = "O"
    parameter.inputConnection = "connect"
    parameter.dependencies = ["I.q"]
    parameter.requestValueDialog = .value("?")
    parameter.availability = [clause]
    var intent = Intent(identifier: "I", typePath: "O.I", result: IntentResult(value: .primitive("Int")))
    intent.identifierSource = .persistentIdentifier
    intent.unreadIdentifier = "x"
    intent.module = "M"
    intent.bundle = "b"
    intent.platforms = [.iOS]
    intent.conformance = .throughProtocol("P")
    intent.availability = [clause]
    intent.title = .value("I")
    intent.summary = .value("S")
    intent.category = .value("C")
    intent.searchKeywords = [.value("k")]
    intent.parameters = [parameter]
    intent.result.providesDialog = true
    intent.result.showsSnippetView = true
    intent.result.showsSnippetIntent = true
    intent.result.opensIntent = true
    intent.result.unread = "some R"
    intent.result.isInherited = true
    intent.parameterSummary = ParameterSummary(branches: [
      SummaryBranch(conditions: ["when"], sentence: "s", parameters: ["p"], otherParameters: ["q"])
    ])
    intent.protocols = [.openIntent]
    intent.openAppWhenRun = .value(true)
    intent.supportedModes = .value(["background"])
    intent.authenticationPolicy = .value("alwaysAllowed")
    intent.isDiscoverable = .expression("x")
    intent.isAssistantOnly = .value(true)
    intent.schema = SchemaAdoption(name: "a.b", macro: "AppIntent")
    intent.intentClassName = .value("C")
    intent.deprecation = Deprecation(message: .value("m"), replacedBy: "J")
    intent.interactions = ["requestChoice"]
    intent.otherSchemas = ["c.d"]
    intent.siriPhrases = [Phrase("do")]
    intent.siriNegativePhrases = [Phrase("don't")]
    intent.allowedTargets = ["1"]
    intent.executionTargets = .value(["main"])
    intent.unknownCodes = ["presentation style 1"]
    intent.isUsedByButton = true
    return intent
  }

  private static func entity(_ clause: Availability) -> Entity {
    var entity = Entity(identifier: "E", typePath: "E")
    entity.availability = [clause]
    entity.displayName = .value("E")
    entity.synonyms = [.value("F")]
    entity.numericFormat = .value("${int}")
    entity.unknownCodes = ["sync type 1"]
    entity.displayRepresentation = "x"
    entity.idType = "UUID"
    entity.isIDConvertible = true
    entity.properties = [
      EntityProperty(identifier: "a", name: "b", type: .primitive("Int"), title: .value("t"), indexingKey: "k")
    ]
    entity.defaultQuery = "Q"
    entity.protocols = [.indexedEntity]
    entity.transferRepresentations = ["FileRepresentation"]
    entity.urlRepresentation = .value("u")
    entity.schema = SchemaAdoption(name: "a.b")
    entity.isAssistantOnly = .value(false)
    return entity
  }

  private static var query: EntityQuery {
    var query = EntityQuery(identifier: "Q", typePath: "Q", capabilities: [.property])
    query.entity = "E"
    query.findsByIdentifier = true
    query.suggestsEntities = true
    query.hasDefaultResult = true
    query.filters = [QueryFilter(property: "a", comparators: ["EqualToComparator"])]
    query.sortOptions = ["a"]
    query.input = "I"
    query.output = .primitive("Int")
    query.dependencies = ["I.p"]
    query.executionTargets = .value(["main"])
    query.unknownCodes = ["query capabilities 16"]
    return query
  }

  private static func appEnum(_ clause: Availability) -> AppEnum {
    var value = EnumCase(name: "a", rawValue: "a", hasExplicitRawValue: true, title: .value("A"))
    value.synonyms = [.value("s")]
    value.image = "i"
    value.availability = [clause]
    value.subtitle = .value("a")
    var appEnum = AppEnum(identifier: "N", typePath: "N", rawType: "String")
    appEnum.displayName = .value("N")
    appEnum.synonyms = [.value("O")]
    appEnum.numericFormat = .value("${int}")
    appEnum.cases = [value]
    appEnum.protocols = [.other("P")]
    appEnum.schema = SchemaAdoption(name: "a.b")
    appEnum.isAssistantOnly = .value(true)
    appEnum.hasUnreadTitles = true
    return appEnum
  }

  private static func provider(_ clause: Availability) -> AppShortcutsProvider {
    var shortcut = AppShortcut(intent: "I", phrases: [Phrase("${applicationName}")])
    shortcut.presets = ["p: .a"]
    shortcut.shortTitle = .value("t")
    shortcut.systemImage = .value("i")
    shortcut.availability = [clause]
    shortcut.optionLists = [.value("o")]
    shortcut.hasUnreadPhrases = true
    var provider = AppShortcutsProvider(identifier: "S", typePath: "S")
    provider.shortcuts = [shortcut]
    provider.negativePhrases = [Phrase("no")]
    provider.tileColor = "lime"
    provider.updatesParameters = true
    provider.hasUnreadShortcuts = true
    return provider
  }

  private static func widget(_ clause: Availability) -> Widget {
    var widget = Widget(kind: .value("k"), typePath: "W", configuration: .appIntent)
    widget.isControl = true
    widget.module = "M"
    widget.bundle = "b"
    widget.platforms = [.iOS]
    widget.configurationIntent = "I"
    widget.provider = "P"
    widget.displayName = .value("d")
    widget.families = ["f"]
    widget.availability = [clause]
    return widget
  }

  private static func addLegacy(to surface: inout Surface) {
    var parameter = LegacyParameter(name: "p", type: "String")
    parameter.displayName = "P"
    parameter.isArray = true
    parameter.isConfigurable = true
    parameter.resolvesValue = true
    parameter.defaultValue = "x"
    parameter.relationship = "a equals b"
    var combination = LegacyCombination(parameters: ["p"])
    combination.title = "t"
    combination.supportsBackground = true
    combination.isPrimary = true
    var intent = LegacyIntent(className: "LI")
    intent.title = "t"
    intent.summary = "s"
    intent.category = "c"
    intent.verb = "v"
    intent.parameters = [parameter]
    intent.parameterCombinations = [combination]
    intent.responseProperties = [parameter]
    intent.output = "p"
    intent.isEligibleForShortcuts = true
    intent.isEligibleForSuggestions = true
    intent.isEligibleForWidgets = true
    intent.requiresUnlock = true
    intent.definitions = ["d"]
    surface.legacyIntents = [intent]
    surface.legacyEnums = [LegacyEnum(name: "LE", cases: [LegacyEnumCase(name: "a", index: 1, displayName: "A")])]
    var type = LegacyType(name: "LT")
    type.properties = [parameter]
    surface.legacyTypes = [type]
    var system = SystemIntent(name: "INSendMessageIntent")
    system.isDeclared = true
    system.isHandled = true
    system.requiresUnlock = true
    surface.systemIntents = [system]
    var activity = UserActivity(type: .expression("x"))
    activity.isDeclared = true
    activity.isEligibleForPrediction = true
    activity.isEligibleForSearch = true
    surface.userActivities = [activity]
  }
}
