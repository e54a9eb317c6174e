import AppIntentsFacts
import IntentRules
import IntentSchemas
import IntentSurface

/// An intent in the shape of a schema beside the app's own, with the entities and enums that it needs.
struct ParallelIntent {
  let lines: [String]
  /// The modules that its types come from, sorted.
  let modules: [String]
  /// The types that are made for it.
  let made: [MadeType]
  /// The parameters of the app's own intent that it sets.
  let assigned: [String]
  /// What the app's own intent can't do without, and nobody can say.
  let unsayable: [String]
  /// Whether people hear what the app's own intent says.
  let handsOnDialog: Bool
  /// What the app has nothing for.
  let shortfall: SchemaShortfall
  /// The lowest versions of the systems that have all of it.
  let floors: [Platform: String]

  /// - Parameter shared: the function that the code of the intent has moved into; nil where the intent itself is called.
  init(of intent: Intent, _ schema: Schema, in own: OwnEntities, _ type: TypeCode, calling shared: SharedBody?) {
    // What its code does not read, it does not need: only where it reads nothing at all, that is left to say.
    var intent = intent
    let read = intent.parameters.filter { type.uses($0.name) }
    if !read.isEmpty { intent.parameters = read }
    let (access, unit, surface) = (type.accessPrefix, type.file.indentationUnit, own.surface)
    let style = SchemaStyle(of: surface)
    let schema = style.shape(of: schema)
    var types = ParallelTypes(for: intent, schema, in: own, access: access, unit: unit, made: shared?.made?.model)
    let doing =
      intent.isPerformedBySystem(type)
      ? intent.protocols.filter { $0.role == .action && !schema.protocols.contains($0) } : []
    let protocols = schema.protocols + doing
    for role in doing { types.keep(to: role.since?.byPlatform ?? [:]) }
    let members = schema.members.map { (member: $0, type: types.spelling(of: $0, in: schema.domain)) }
    let result = schema.returns.map { types.spelling(of: $0, in: schema.domain) }
    let body = ParallelBody(
      intent: intent, schema: schema, types: types, surface: surface, type: type, shared: shared)
    handsOnDialog = body.handsOnDialog
    unsayable = body.unsayable
    assigned = intent.isPerformedBySystem(type) ? [] : body.assigned.map(\.name)
    lines =
      Self.head(
        intent, schema, Self.name(of: intent, schema, in: surface), types.floors, access, style,
        Self.heritage(protocols, in: surface))
      + body.lines(members, result, access).map { $0.isEmpty ? "" : unit + $0.replacing("\t", with: unit) }
      + ["}"] + types.declarations
    modules = types.modules.sorted()
    made = types.madeTypes
    shortfall = types.shortfall
    floors = types.floors
  }

  /// The intent that was made for another one before, where there is one.
  static func existing(for intent: Intent, _ schema: Schema, in surface: Surface) -> Intent? {
    let names = names(for: intent, schema)
    return surface.intents.first { names.contains($0.typePath) && $0.schema?.name == schema.identifier }
  }

  private static func names(for intent: Intent, _ schema: Schema) -> [String] {
    let name = "Assistant\(intent.typeName)"
    return [name, name + schema.name.firstUppercased]
  }

  // An intent may be given a second schema.
  private static func name(of intent: Intent, _ schema: Schema, in surface: Surface) -> String {
    let names = names(for: intent, schema)
    return names.first { name in !surface.intents.contains { $0.typePath == name } } ?? names[0]
  }

  private static func head(
    _ intent: Intent, _ schema: Schema, _ name: String, _ floors: [Platform: String], _ access: String,
    _ style: SchemaStyle, _ protocols: String
  ) -> [String] {
    [
      "/// Does what `\(intent.typeName)` does, in the shape that the assistant requires.",
      "///",
    ]
      + (schema.isForAssistant
        ? [
          "/// Only the assistant sees it, alongside `\(intent.typeName)`. Once it can replace that intent, remove",
          "/// `isAssistantOnly` and deprecate `\(intent.typeName)` in the same release.",
        ]
        : [
          "/// Shortcuts alone sees it, alongside `\(intent.typeName)`. Once it can replace that intent, deprecate",
          "/// `\(intent.typeName)`.",
        ])
      + availability(floors) + [
        "@\(style.macro(.intent))(schema: .\(schema.identifier))", "\(access)struct \(name)\(protocols) {",
      ]
  }

  /// What a type conforms to, behind its name; the app may have types that are called like protocols of the framework.
  static func heritage(_ protocols: [FrameworkProtocol], in surface: Surface) -> String {
    let own = Set(surface.intents.map(\.typePath) + surface.entities.map(\.typePath) + surface.enums.map(\.typePath))
    let names = protocols.map { own.contains($0.name) ? "AppIntents.\($0.name)" : $0.name }
    return names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
  }

  /// The floors, and the systems that don't have it; what is built for Catalyst has the versions of iOS.
  static func availability(_ floors: [Platform: String]) -> [String] {
    let missing = [Platform.iOS, .macOS, .watchOS, .tvOS, .visionOS].filter { floors[$0] == nil }
    return ["@available(\(systems(floors)), *)"] + missing.map { "@available(\($0.rawValue), unavailable)" }
  }

  static func systems(_ floors: [Platform: String]) -> String {
    floors.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
  }
}
