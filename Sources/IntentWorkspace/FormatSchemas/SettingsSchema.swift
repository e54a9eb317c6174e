import IntentRules
import IntentSettings
import IntentSurface

/// The JSON Schema of `snapshots/intentcompat.yml`, for editors.
package enum SettingsSchema {
  /// The schema as text, ending in a line feed.
  ///
  /// - Throws: an encoding error, for numbers that JSON can't hold; the schema has none.
  package static func text() throws -> String {
    let names = RuleCatalog.all.flatMap { [$0.id, $0.name] }
    let level = SchemaNode.words(of: RuleLevel.self)
    let shared: [String: SchemaNode] = [
      "profile": .words(of: Profile.self, "How strict `check` is; each includes the ones before it."),
      "rules": .object(required: [], Dictionary(names.map { ($0, level) }, uniquingKeysWith: { first, _ in first })),
      "retention": .object(required: [], ["versions": positive, "days": positive, "since": word]),
      "timeline": timeline,
      "migrations": .list(migration),
      "usage": .object(required: ["file"], ["file": word, "threshold": positive]),
      "replay": words,
      "newWaivers": .words(
        of: NewWaivers.self, "Whether a waiver may come with the change that needs it; `fail` fails the change."),
    ]
    let one = SchemaNode.object(required: ["name"], app.merging(shared) { first, _ in first })
    let apps = SchemaNode.list(.object(required: ["name"], app))
    let several = SchemaNode.object(required: ["apps"], shared.merging(["apps": apps]) { first, _ in first })
    return try SchemaNode(anyOf: [one, several]).text(title: "IntentCompat settings")
  }

  // Versions and names may look like numbers in YAML, and are read as they are written.
  private static let word = SchemaNode(anyOf: [.string, SchemaNode(type: "number")])
  private static let words = SchemaNode(anyOf: [word, .list(word)])
  private static let positive = SchemaNode(type: "integer", minimum: 1)
  private static let platforms = Platform.allCases.map(\.rawValue)

  private static var app: [String: SchemaNode] {
    let platform = SchemaNode.words(platforms)
    return [
      "name": word,
      "sources": SchemaNode(anyOf: [
        .string, .list(.string), .object(required: [], ["include": words, "exclude": words]),
      ]),
      "platforms": SchemaNode(anyOf: [platform, .list(platform)]),
      "flags": words,
      "modules": .map(word),
      "targets": .list(target),
      "releases": SchemaNode(anyOf: [.string, .list(.string), .object(required: [], ["final": words, "test": words])]),
    ]
  }

  private static var target: SchemaNode {
    let platform = SchemaNode.words(platforms)
    let floors = Dictionary(platforms.map { ($0, word) }, uniquingKeysWith: { first, _ in first })
    return .object(
      required: ["paths", "platforms"],
      [
        "name": word, "kind": .words(["app", "extension", "watchApp"]), "paths": words, "flags": words,
        "platforms": SchemaNode(anyOf: [platform, .list(platform), .object(required: [], floors)]),
      ])
  }

  private static var timeline: SchemaNode {
    let floor: [String: SchemaNode] = ["releases": positive, "days": positive, "notBefore": .string]
    let systems = Dictionary(platforms.map { ($0, word) }, uniquingKeysWith: { first, _ in first })
    let policy: [String: SchemaNode] = [
      "parallelDays": positive, "retireWithin": positive, "lowestSystems": .object(required: [], systems),
      "floors": .map(.object(required: [], floor)),
    ]
    return .object(required: [], floor.merging(policy) { first, _ in first })
  }

  private static var migration: SchemaNode {
    .object(required: ["old"], ["old": word, "new": word, "find": word, "kind": .words(["intent", "entity", "enum"])])
  }
}
