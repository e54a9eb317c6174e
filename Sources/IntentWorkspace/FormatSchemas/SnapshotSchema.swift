import IntentSurface

/// The JSON Schema of snapshots (draft 2020-12), for editors and for other tools that read them.
package enum SnapshotSchema {
  /// The schema as text, ending in a line feed.
  ///
  /// - Throws: an encoding error, for numbers that JSON can't hold; the schema has none.
  package static func text() throws -> String {
    try schema.text(title: "IntentCompat snapshot")
  }

  private static var schema: SchemaNode {
    var root = SchemaNode.object(
      required: ["formatVersion", "app", "readFrom", "entities", "intents", "widgets"],
      [
        "formatVersion": SchemaNode(description: "Raised when the format changes.", type: "integer", minimum: 1),
        "app": .object(required: ["name"], strings("name", "version", "date", "bundleIdentifier")),
        "readFrom": .object(
          required: ["kind"],
          strings("tool", "revision").adding(stringLists("unread"))
            .adding([
              "kind": .words(["source", "metadata", "constValues"]), "platforms": platforms,
              "edition": SchemaNode(type: "integer", minimum: 0), "apps": .list(.reference("host")),
            ])),
        "intents": .list(.reference("intent")), "entities": .list(.reference("entity")),
        "queries": .list(.reference("query")), "enums": .list(.reference("enum")),
        "unionValues": .list(.reference("unionValue")), "appShortcuts": .list(.reference("appShortcuts")),
        "appNames": .list(.reference("appNames")), "urlSchemes": .list(.reference("urlScheme")),
        "phraseTranslations": .list(.reference("phraseTranslation")),
        "texts": .list(.object(required: ["key", "text"], strings("key", "text"))),
        "widgets": .list(.reference("widget")), "onscreenContent": .list(.reference("onscreenContent")),
        "packages": .list(.reference("package")), "hosts": .list(.reference("host")),
        "withheld": .list(.reference("withheld")),
        "legacyIntents": .list(.reference("legacyIntent")),
        "legacyEnums": .list(.reference("legacyEnum")), "legacyTypes": .list(.reference("legacyType")),
        "systemIntents": .list(.reference("systemIntent")), "userActivities": .list(.reference("userActivity")),
      ])
    root.definitions = values.merging(declarations) { first, _ in first }.merging(legacy) { first, _ in first }
    return root
  }

  // MARK: Parts

  private static let textNode = SchemaNode.reference("text")
  private static let platforms = SchemaNode.list(.words(Platform.allCases.map(\.rawValue)))
  private static let configuration = SchemaNode.words(["fixed", "appIntent", "siriKit", "liveActivity", "unknown"])
  private static let availability = SchemaNode.list(.reference("availability"))

  /// A value, or the expression that makes it.
  private static func setting(_ value: SchemaNode) -> SchemaNode {
    SchemaNode(anyOf: [value, .object(required: ["expression"], strings("expression"))])
  }

  private static func strings(_ names: String...) -> [String: SchemaNode] { all(names, .string) }

  private static func texts(_ names: String...) -> [String: SchemaNode] { all(names, textNode) }

  private static func flags(_ names: String...) -> [String: SchemaNode] { all(names, .flag) }

  private static func stringLists(_ names: String...) -> [String: SchemaNode] { all(names, .list(.string)) }

  private static func all(_ names: [String], _ node: SchemaNode) -> [String: SchemaNode] {
    Dictionary(names.map { ($0, node) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the table of fields says that a snapshot has of an element: keys that are no part of it stand below.
  private static func fields(of kind: ElementKind) -> [String: SchemaNode] {
    Dictionary(
      (SurfaceElements.facts[kind] ?? []).compactMap { field in field.stored.map { (field.key, node(of: $0)) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func node(of form: StoredForm) -> SchemaNode {
    switch form {
    case .text: .string
    case .flag: .flag
    case .schema: .reference("schema")
    case .list(let element): .list(node(of: element))
    case .setting(.text): textNode
    case .setting(let value): setting(node(of: value))
    }
  }

  /// What every declaration says about its type.
  private static let record: [String: SchemaNode] = strings(
    "identifier", "unreadIdentifier", "typePath", "module", "bundle", "conformance"
  ).adding(stringLists("hosts")).adding([
    "identifierSource": .words(["typeName", "persistentIdentifier", "intentClassName"]),
    "platforms": platforms, "availability": availability,
  ])

  private static let recordRequired = ["identifier", "identifierSource", "typePath", "conformance"]

  // MARK: Definitions

  private static var values: [String: SchemaNode] {
    [
      "text": setting(.string),
      "availability": .object(
        required: ["platform"],
        strings("platform", "introduced", "deprecated", "obsoleted", "message", "renamed")
          .adding(flags("isUnavailable", "isDeprecated"))),
      "schema": .object(required: ["name"], strings("name", "macro")),
      "parameter": .object(
        required: ["name", "type"],
        fields(of: .parameter).adding(strings("name")).adding(texts("defaultValue")).adding(stringLists("contentTypes"))
          .adding(["availability": availability])),
      "result": .object(
        required: [],
        fields(of: .result).adding(strings("value", "unread")).adding(flags("isInherited"))),
      "summary": .object(
        required: ["branches"],
        [
          "branches": .list(
            .object(
              required: [], strings("sentence").adding(stringLists("conditions", "parameters", "otherParameters"))))
        ]),
      "property": .object(
        required: ["identifier", "name", "type", "kind"],
        fields(of: .entityProperty).adding(strings("identifier", "name")).adding([
          "kind": .words(["stored", "computed", "deferred", "schemaMember"])
        ])),
      "case": .object(
        required: ["name"],
        fields(of: .enumCase).adding(strings("name", "rawValue")).adding(flags("hasExplicitRawValue"))
          .adding(["availability": availability])),
      "shortcut": .object(
        required: ["intent"],
        fields(of: .appShortcut).adding(strings("intent")).adding(stringLists("presets", "phrases"))
          .adding(flags("hasUnreadPhrases")).adding(["availability": availability, "optionLists": .list(textNode)])),
    ]
  }

  private static var declarations: [String: SchemaNode] {
    [
      "intent": .object(
        required: recordRequired + ["result"],
        fields(of: .intent).adding(record)
          .adding([
            "parameters": .list(.reference("parameter")), "result": .reference("result"),
            "parameterSummary": .reference("summary"), "openAppWhenRun": setting(.flag),
            "supportedModes": setting(.list(.string)),
            "deprecation": .object(required: [], strings("replacedBy").adding(texts("message"))),
          ])),
      "entity": .object(
        required: recordRequired,
        fields(of: .entity).adding(record).adding(flags("isIDConvertible", "isIDTextOfUUID"))
          .adding(["properties": .list(.reference("property")), "synonyms": .list(textNode)])),
      "query": .object(
        required: recordRequired + ["capabilities"],
        fields(of: .query).adding(record).adding(flags("hasUnreadOptions"))
          .adding([
            "capabilities": .list(
              .words(["plain", "string", "enumerable", "property", "unique", "indexed", "value", "options"])),
            "filters": .list(
              .object(
                required: ["property", "comparators"], strings("property").adding(stringLists("comparators")))),
          ])),
      "enum": .object(
        required: recordRequired,
        fields(of: .enum).adding(record).adding(flags("hasUnreadTitles"))
          .adding(["cases": .list(.reference("case")), "synonyms": .list(textNode)])),
      "unionValue": .object(
        required: recordRequired + ["cases"],
        record.adding(["cases": .list(.object(required: ["name"], strings("name", "type")))])),
      "appShortcuts": .object(
        required: recordRequired,
        fields(of: .appShortcutsProvider).adding(record).adding(flags("hasUnreadShortcuts"))
          .adding(["shortcuts": .list(.reference("shortcut"))])),
      "widget": .object(
        required: ["kind", "typePath", "configuration"],
        fields(of: .widget).adding(strings("module", "bundle")).adding(texts("kind"))
          .adding(flags("isControl")).adding(stringLists("hosts"))
          .adding([
            "platforms": platforms, "availability": availability,
            "limitedFamilies": .list(
              .object(
                required: ["family", "availability"], strings("family").adding(["availability": availability]))),
            "limitedSettings": .list(
              .object(
                required: ["intent", "configuration", "availability"],
                strings("intent").adding(["configuration": configuration, "availability": availability]))),
            "configuration": configuration,
          ])),
      "phraseTranslation": .object(
        required: ["key", "language", "phrases"],
        strings("key", "language").adding(stringLists("phrases")).adding(flags("isSource"))),
      "appNames": .object(
        required: [], strings("host", "language").adding(texts("name")).adding(["alternatives": .list(textNode)])),
      "urlScheme": .object(required: ["name"], strings("name").adding(flags("isBuilt"))),
      "onscreenContent": .object(required: [], strings("entity", "typePath").adding(texts("activityType"))),
      "host": .object(
        required: ["identifier", "kind"],
        strings("identifier", "bundleIdentifier").adding(stringLists("apps", "declaredIntents"))
          .adding([
            "kind": .words(["app", "watchApp", "extension", "framework", "other"]),
            "platforms": .list(
              .object(
                required: ["platform"],
                ["platform": .words(Platform.allCases.map(\.rawValue)), "floor": .string])),
          ])),
      "withheld": .object(
        required: ["typePath", "kind", "conditions"],
        strings("typePath", "kind", "propertyList").adding(stringLists("conditions", "hosts")).adding(
          flags("isUnread", "isOpen"))),
      "package": .object(
        required: ["typePath"], fields(of: .package).adding(strings("typePath"))),
    ]
  }

  private static var legacy: [String: SchemaNode] {
    [
      "legacyParameter": .object(
        required: ["name", "type"],
        fields(of: .legacyParameter).adding(strings("name", "type", "tag")).adding(flags("isArray", "resolvesValue"))),
      "legacyIntent": .object(
        required: ["className"],
        fields(of: .legacyIntent).adding(strings("className", "verb", "output")).adding(stringLists("definitions"))
          .adding(
            flags(
              "isEligibleForShortcuts", "isEligibleForSuggestions", "isEligibleForWidgets", "requiresUnlock",
              "isDeclared", "isHandled")
          )
          .adding([
            "parameters": .list(.reference("legacyParameter")),
            "responseProperties": .list(.reference("legacyParameter")),
            "parameterCombinations": .list(
              .object(
                required: ["parameters"],
                strings("title").adding(stringLists("parameters")).adding(flags("supportsBackground", "isPrimary")))),
          ])),
      "legacyEnum": .object(
        required: ["name", "cases"],
        strings("name").adding([
          "cases": .list(
            .object(
              required: ["name", "index"],
              strings("name", "displayName").adding(["index": SchemaNode(type: "integer")])))
        ])),
      "systemIntent": .object(
        required: ["name"], strings("name").adding(flags("isDeclared", "isHandled", "requiresUnlock"))),
      "userActivity": .object(
        required: ["type"],
        texts("type").adding(flags("isEligibleForPrediction", "isEligibleForSearch", "isDeclared"))),
      "legacyType": .object(
        required: ["name"],
        strings("name", "nameKey").adding(stringLists("idCode"))
          .adding(["properties": .list(.reference("legacyParameter"))])),
    ]
  }
}

extension [String: SchemaNode] {
  fileprivate func adding(_ others: [String: SchemaNode]) -> [String: SchemaNode] {
    merging(others) { _, new in new }
  }
}
