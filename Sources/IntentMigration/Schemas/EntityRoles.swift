import IntentSchemas
import IntentSurface

/// What the actions of an app that fit schemas take its entities for, whatever these are called.
struct EntityRoles {
  private var schemas: [String: (schema: Schema, reason: String)] = [:]
  private var played: Set<String> = []

  // Where a schema leaves a thing to the app, what it mostly is.
  private static let usual = ["messages.sendMessage": "messages.conversation"]

  init(of fits: [SchemaSurvey.Fit], in surface: Surface) {
    for fit in fits {
      guard let intent = surface.intents.first(where: { Subject(.intent, $0.identifier) == fit.subject }) else {
        continue
      }
      let schema = fit.candidate.schema
      let mapping = MemberMapping(of: intent, to: schema, in: surface)
      for parameter in intent.parameters {
        guard case .entity(let name) = parameter.type.element, let member = mapping.members[parameter.name] else {
          continue
        }
        if schema.identifier == "audio.playAudio" { played.insert(name) }
        guard let role = Self.schema(of: member, in: schema) else { continue }
        schemas[name] = (role, "\(intent.typeName) takes it as `\(member.name)`")
      }
    }
  }

  /// The schema of what a member takes.
  static func schema(of member: SchemaMember, in schema: Schema) -> Schema? {
    let name = member.schema ?? (member.isPlaceholder ? usual[schema.identifier] : nil)
    return .entity(name)
  }

  /// The schema that an action takes it for.
  func candidate(for entity: Entity) -> SchemaCandidate? {
    guard entity.schema == nil, let (schema, reason) = schemas[entity.identifier], schema.isPlayed(by: entity) else {
      return nil
    }
    var candidate = SchemaCandidate(schema)
    candidate.count(SchemaCandidate.entityThreshold, reason)
    return candidate
  }

  /// Whether an entity is called what a schema is about; a book that plays is an audiobook.
  static func isOne(_ entity: Entity, of schema: Schema) -> Bool {
    SchemaName.hasHead(of: schema, entity.typeName, entity.displayName?.value)
      || schema.name == "audiobook" && SchemaWords.words(entity.typeName).contains("book")
  }

  /// A book that an action plays is an audiobook.
  func heard(_ entity: Entity) -> SchemaCandidate? {
    guard entity.schema == nil, played.contains(entity.identifier),
      SchemaWords.words(entity.typeName).contains("book"),
      let schema = Schema.entity("audio.audiobook")
    else { return nil }
    var candidate = SchemaCandidate(schema)
    candidate.count(SchemaCandidate.entityThreshold, "it is a book that the app plays")
    return candidate
  }
}
