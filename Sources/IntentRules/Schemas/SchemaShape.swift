package import AppIntentsFacts
package import IntentSchemas
package import IntentSurface

/// A type of the app held against the schema it adopts.
struct SchemaShape {
  /// A parameter of an intent or a property of an entity.
  struct Member {
    var name: String
    var type: ValueType
    var hasDefault: Bool
    /// Whether it may be a variable of the type's own: nothing marks it, and the macro marks what the schema has.
    var isUnmarked = false
  }

  var schema: Schema
  var subject: Subject
  var typePath: String
  var members: [Member]
  var surface: Surface

  /// What the extractor would stop at, in words, for the shape of the 27 SDK or the older one, whichever fits better.
  var mismatches: [(member: String, problem: String)] {
    let newer = mismatches(with: schema.members)
    guard !newer.isEmpty, let earlier = schema.earlierMembers else { return newer }
    let older = mismatches(with: earlier)
    return older.count < newer.count ? older : newer
  }

  private func mismatches(with expected: [SchemaMember]) -> [(member: String, problem: String)] {
    let missing = expected.compactMap { wanted -> (String, String)? in
      guard let member = members.first(where: { $0.name == wanted.name }) else {
        return (wanted.name, "`\(wanted.name): \(wanted.type)` is missing")
      }
      return fits(member.type, wanted)
        ? nil : (wanted.name, "`\(wanted.name)` is \(member.type.spelling) where the schema has \(wanted.type)")
    }
    let names = Set(expected.map(\.name))
    let extras = members.filter { !names.contains($0.name) && !$0.type.isOptional && !$0.isUnmarked }
    let extra = extras.map { member in
      (member.name, "`\(member.name)` is not in the schema and not optional")
    }
    return missing + extra
  }

  /// Types that the app chooses (placeholders, entities, enums, unions) are judged by their schema, not by name.
  private func fits(_ type: ValueType, _ wanted: SchemaMember) -> Bool {
    guard type.isOptional == wanted.isOptional, type.isCollection == wanted.isCollection else { return false }
    if wanted.isPlaceholder || wanted.schema != nil { return true }
    switch type.element {
    case .primitive, .measurement: return Self.bareName(type.element.spelling) == Self.bareName(wanted.elementType)
    default: return true
    }
  }

  /// `PlaceDescriptor` for `GeoToolbox.PlaceDescriptor`, with the arguments of a generic type kept.
  private static func bareName(_ name: String) -> String {
    let module = name.prefix { $0 != "<" }
    guard let dot = module.lastIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }
}

extension Surface {
  /// Every intent and entity that adopts a schema whose shape is known.
  var schemaShapes: [SchemaShape] {
    // Most apps adopt none, and the catalogue takes longer to read than their surface to judge.
    guard !adoptedSchemas.isEmpty else { return [] }
    let catalogue = SchemaCatalogue.builtIn
    let intents = intents.compactMap { intent -> SchemaShape? in
      guard let schema = intent.schema.flatMap({ catalogue.schema($0.name, kind: .intent) }) else { return nil }
      let members = intent.parameters.map {
        SchemaShape.Member(name: $0.name, type: $0.type, hasDefault: $0.defaultValue != nil)
      }
      return SchemaShape(
        schema: schema, subject: Subject(.intent, intent.identifier), typePath: intent.typePath, members: members,
        surface: self)
    }
    let entities = entities.compactMap { entity -> SchemaShape? in
      guard let schema = entity.schema.flatMap({ catalogue.schema($0.name, kind: .entity) }) else { return nil }
      let members = entity.properties.map {
        SchemaShape.Member(
          name: $0.name, type: $0.type, hasDefault: true, isUnmarked: $0.kind == .schemaMember)
      }
      return SchemaShape(
        schema: schema, subject: Subject(.entity, entity.identifier), typePath: entity.typePath, members: members,
        surface: self)
    }
    return (intents + entities).filter { $0.schema.source != .name }
  }

  /// Every schema identifier that some type adopts.
  var adoptedSchemas: Set<String> {
    Set((intents.map(\.schema) + entities.map(\.schema) + enums.map(\.schema)).compactMap { $0?.name })
  }
}

extension Schema.Source {
  /// How sure a verdict about the shape can be.
  var confidence: Confidence {
    switch self {
    case .release: .high
    case .beta: .medium
    case .older, .examples: .lowMedium
    case .adopter, .name: .low
    }
  }
}

extension Intent {
  /// What keeps the intent from adopting a schema as it is, in words; empty where it fits.
  package func mismatches(with schema: Schema, in surface: Surface) -> [String] {
    let members = parameters.map {
      SchemaShape.Member(name: $0.name, type: $0.type, hasDefault: $0.defaultValue != nil)
    }
    let shape = SchemaShape(
      schema: schema, subject: Subject(.intent, identifier), typePath: typePath, members: members, surface: surface)
    let strangers = schema.members.compactMap { member -> String? in
      guard let wanted = member.schema, let type = parameter(member.name)?.type else { return nil }
      return surface.schema(of: type) == wanted ? nil : "the type of `\(member.name)` does not adopt \(wanted)"
    }
    let protocols = schema.protocols.filter { !plays($0) }.map {
      "it does not conform to \($0)"
    }
    let result = schema.returns != nil && result.value == nil ? ["it returns nothing"] : []
    return shape.mismatches.map(\.problem) + strangers + protocols + result
  }
}

extension Intent {
  /// Whether it conforms to a protocol of a schema, or to the one that had its place before.
  package func plays(_ role: FrameworkProtocol) -> Bool {
    protocols.contains { $0 == role || $0.successor == role }
  }
}

extension Surface {
  /// The schema that the entity or enum in a type adopts.
  fileprivate func schema(of type: ValueType) -> String? {
    switch type.element {
    case .entity(let name): entities.first { $0.identifier == name }?.schema?.name
    case .enum(let name): enums.first { $0.identifier == name }?.schema?.name
    default: nil
    }
  }
}
