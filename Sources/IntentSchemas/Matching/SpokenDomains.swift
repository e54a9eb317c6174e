package import IntentSurface

/// How much an app says of each domain of schemas: by its words, by the names of its types, and by their shapes.
package struct SpokenDomains {
  private var counts: [String: Int]

  /// Counts the words of an app.
  package init(of surface: Surface) {
    let texts =
      surface.entities.flatMap { [$0.typeName, $0.displayName?.value ?? ""] }
      + surface.intents.flatMap { [$0.typeName, $0.title?.value ?? ""] } + surface.enums.map(\.typeName)
    let spoken = Set(texts.flatMap(SchemaWords.words))
    counts = SchemaWords.ofDomain.mapValues { $0.intersection(spoken).count }
    let names =
      surface.intents.map { (Schema.Kind.intent, $0.typeName) }
      + surface.entities.map { (.entity, $0.typeName) } + surface.enums.map { (.enum, $0.typeName) }
    for (kind, name) in names {
      if let domain = SchemaName.domain(named: name, kind) { counts[domain, default: 0] += 1 }
    }
    for entity in surface.entities {
      if let domain = Self.domain(shapedLike: entity) { counts[domain, default: 0] += 2 }
    }
  }

  /// How much the app says of a domain.
  package subscript(_ domain: String) -> Int { counts[domain] ?? 0 }

  /// Below this, properties of the same names are chance.
  private static let fewestProperties = 3

  // Names that entities of any kind have.
  private static let anyones: Set = ["id", "name", "title", "url", "date", "text"]

  /// The only domain whose entity has most of the names that an entity has.
  private static func domain(shapedLike entity: Entity) -> String? {
    let names = Set(entity.properties.map(\.name)).subtracting(anyones)
    guard names.count >= fewestProperties else { return nil }
    let found = SchemaCatalogue.builtIn.schemas(.entity)
      .map { ($0.domain, names.intersection($0.members.map(\.name)).count) }.filter { $0.1 >= fewestProperties }
    let most = found.map(\.1).max()
    let best = Set(found.filter { $0.1 == most }.map(\.0))
    return best.count == 1 ? best.first : nil
  }
}

/// The name of a type, held against the names of schemas.
package enum SchemaName {
  // What says of a type what it is in code.
  private static let technical: Set = [
    "intent", "entity", "enum", "app", "schema", "action", "model", "object", "shortcut",
  ]

  /// The words of a type's name, without those for what it is in code at its end: `create note` of `CreateNoteIntent`.
  package static func words(of typeName: String) -> [String] { own(SchemaWords.words(typeName)) }

  /// Words without those at their end.
  static func own(_ words: [String]) -> [String] {
    let own = words.reversed().drop(while: technical.contains).reversed()
    return own.isEmpty ? words : Array(own)
  }

  /// Whether a type has a schema's whole name, of several words, after what its app is called: `AcmeSendMessageIntent`.
  package static func isShared(_ typeName: String, _ schema: Schema) -> Bool {
    let wanted = SchemaWords.words(schema.name)
    return wanted.count > 1 && words(of: typeName).suffix(wanted.count).elementsEqual(wanted)
  }

  /// Whether what a type's name or title ends with, the thing itself, is what a schema's name ends with.
  package static func hasHead(of schema: Schema, _ typeName: String, _ title: String?) -> Bool {
    guard let wanted = SchemaWords.words(schema.name).last else { return false }
    let heads = [words(of: typeName).last, title.flatMap { SchemaWords.words($0).last }].compactMap(\.self)
    return heads.contains { SchemaWords.isSame($0, wanted) }
  }

  /// The only domain that has a schema of a type's name.
  package static func domain(named typeName: String, _ kind: Schema.Kind) -> String? {
    let own = words(of: typeName)
    guard own.count > 1 else { return nil }
    // The longest says most: `set message read status` is no `read status`.
    for length in (2...own.count).reversed() {
      guard let domains = domains[kind]?[Array(own.suffix(length))] else { continue }
      return domains.count == 1 ? domains.first : nil
    }
    return nil
  }

  private static let domains: [Schema.Kind: [[String]: Set<String>]] = {
    Schema.Kind.allCases.reduce(into: [:]) { index, kind in
      for schema in SchemaCatalogue.builtIn.schemas(kind) where schema.deprecation == nil {
        index[kind, default: [:]][SchemaWords.words(schema.name), default: []].insert(schema.domain)
      }
    }
  }()
}
