import AppIntentsFacts
import IntentRules
import IntentSchemas
import IntentSurface

/// An intent with the words and types that tell what it is about.
struct SpokenIntent {
  let intent: Intent
  let words: IntentWords
  /// Singular, in lower case: of its names, its App Shortcuts, and the entities that it takes and gives.
  let nouns: Set<String>
  /// The schemas that the types of its parameters adopt.
  let adopted: Set<String>
  /// The Swift names of the entities and enums that it takes and gives.
  let typeNames: Set<String>
  /// How much the app says of each domain.
  let domains: SpokenDomains
  /// Of the names and titles of the entities that it takes.
  let entityWords: Set<String>

  /// Whether what people look at through the camera is handed to it.
  var takesSemanticContent: Bool {
    intent.parameters.contains { $0.type.element.spelling == "SemanticContentDescriptor" }
  }

  init(_ intent: Intent, in surface: Surface, _ domains: SpokenDomains) {
    self.intent = intent
    self.domains = domains
    words = IntentWords(intent, in: surface)
    let types = intent.parameters.map(\.type) + [intent.result.value].compactMap(\.self)
    let records = types.compactMap { type -> (name: String, schema: String?, title: String?)? in
      switch type.element {
      case .entity(let name):
        surface.entities.first { $0.identifier == name }.map { ($0.typeName, $0.schema?.name, $0.displayName?.value) }
      case .enum(let name):
        surface.enums.first { $0.identifier == name }.map { ($0.typeName, $0.schema?.name, nil) }
      default: nil
      }
    }
    let shortcuts = surface.allShortcuts.filter { $0.intent == intent.identifier }
    let texts =
      [intent.typeName, surface.spoken(intent.title)] + records.flatMap { [$0.name, $0.title ?? ""] }
      + shortcuts.compactMap { $0.shortTitle?.value }
    let said = Set(texts.flatMap(SchemaWords.words)).subtracting(["intent", "entity", "app", "enum"])
    // A book that plays is heard.
    nouns = words.hasVerb("play") && said.contains("book") ? said.union(["audiobook"]) : said
    adopted = Set(records.compactMap(\.schema))
    typeNames = Set(records.map(\.name))
    let taken = intent.parameters.compactMap { parameter -> Entity? in
      guard case .entity(let name) = parameter.type.element, parameter.isRequired else { return nil }
      return surface.entities.first { $0.identifier == name }
    }
    entityWords = Set(taken.flatMap { SchemaWords.words($0.typeName) + SchemaWords.words($0.displayName?.value ?? "") })
  }
}
