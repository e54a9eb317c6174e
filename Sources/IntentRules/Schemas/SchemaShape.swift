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
  }

  var schema: Schema
  var subject: Subject
  var typePath: String
  var members: [Member]
  var surface: Surface

  /// One thing that does not fit.
  struct Mismatch {
    var member: String
    var problem: String
    /// Whether the extractor is known to stop at it; false where adopters have it, or nobody has tried.
    var isFatal = true
  }

  /// The systems that the type asks for.
  var availability: [Availability] = []

  /// Whether it fits the shape of the SDKs before 27, and not that of 27.
  var isOlder: Bool {
    guard let earlier = schema.earlierMembers else { return false }
    return !mismatches(with: schema.members).isEmpty && mismatches(with: earlier).isEmpty
  }

  /// What does not fit, for the shape of the 27 SDK or the older one.
  ///
  /// A type for systems from 27 on has to have the newer one; else whichever fits better is meant, in doubt the newer.
  var mismatches: [Mismatch] {
    let newer = mismatches(with: schema.members)
    guard !newer.isEmpty, let earlier = schema.earlierMembers, !isForNewSystemsAlone else { return newer }
    let older = mismatches(with: earlier)
    return older.count < newer.count ? older : newer
  }

  private var isForNewSystemsAlone: Bool {
    let floors = availability.filter { schema.systems.keys.map(\.rawValue).contains($0.platform) }.compactMap(
      \.introduced)
    return !floors.isEmpty && floors.allSatisfy { !VersionNumber("27.0").isLater(than: VersionNumber($0)) }
  }

  /// What the extractor would stop at, with what is missing told from what is otherwise.
  var misfits: [SchemaMisfit] {
    let absent = Dictionary(schema.members.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return mismatches.filter(\.isFatal).map { mismatch in
      let isThere = members.contains { $0.name == mismatch.member }
      let missing = isThere ? nil : absent[mismatch.member]
      return SchemaMisfit(kind: missing.map { .missing($0) } ?? .shape, text: mismatch.problem)
    }
  }

  private func mismatches(with expected: [SchemaMember]) -> [Mismatch] {
    let missing = expected.compactMap { wanted -> Mismatch? in
      guard let member = members.first(where: { $0.name == wanted.name }) else {
        return Mismatch(member: wanted.name, problem: "`\(wanted.name): \(wanted.type)` is missing")
      }
      guard let isFatal = misfit(member.type, wanted) else { return nil }
      return Mismatch(
        member: wanted.name,
        problem: "`\(wanted.name)` is \(member.type.spelling) where the schema has \(wanted.type)", isFatal: isFatal)
    }
    // What Apple says of additions is about intents; entities may have properties of their own (WWDC26, session 240).
    guard subject.kind == .intent else { return missing }
    let names = Set(expected.map(\.name)).union(schema.formerMembers)
    let extras = members.filter { !names.contains($0.name) && !$0.type.isOptional }
    return missing
      + extras.map { member in
        Mismatch(member: member.name, problem: "`\(member.name)` is not in the schema and not optional")
      }
  }

  /// Nil where the type fits, else whether the extractor is known to stop at it.
  ///
  /// Types that the app chooses (placeholders, entities, enums, unions) are judged by their schema, not by name.
  private func misfit(_ type: ValueType, _ wanted: SchemaMember) -> Bool? {
    guard type.isOptional == wanted.isOptional, type.isCollection == wanted.isCollection else { return true }
    // No public adopter has tried a late list.
    if case .collection = type.unwrapped { return false }
    if wanted.isPlaceholder || wanted.schema != nil { return holdsNoRecord(type, wanted) ? true : nil }
    switch type.element {
    case .primitive, .measurement:
      return Self.textClass(type.element.spelling) == Self.textClass(wanted.elementType) ? nil : true
    default: return nil
    }
  }

  /// Whether a plain value stands where the schema asks for an entity or enum.
  private func holdsNoRecord(_ type: ValueType, _ wanted: SchemaMember) -> Bool {
    guard wanted.schema != nil, case .primitive = type.element else { return false }
    return true
  }

  /// The name without its module, with one for all kinds of text: texts are taken in either form (Apple's release notes of
  /// 27 say so for notes, and apps ship both in calendar, reminders and messages).
  private static func textClass(_ name: String) -> String {
    let bare = bareName(name)
    return bare == "AttributedString" ? "String" : bare
  }

  /// `PlaceDescriptor` for `GeoToolbox.PlaceDescriptor`, with the arguments of a generic type kept.
  private static func bareName(_ name: String) -> String {
    let module = name.prefix { $0 != "<" }
    // `Calendar.RecurrenceRule` is a type in a type, with no module before it.
    guard let dot = module.lastIndex(of: "."), !name.hasPrefix("Calendar.") else { return name }
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
        surface: self, availability: intent.availability)
    }
    let entities = entities.compactMap { entity -> SchemaShape? in
      guard let schema = entity.schema.flatMap({ catalogue.schema($0.name, kind: .entity) }) else { return nil }
      let members = entity.properties.map {
        SchemaShape.Member(name: $0.name, type: $0.type, hasDefault: true)
      }
      return SchemaShape(
        schema: schema, subject: Subject(.entity, entity.identifier), typePath: entity.typePath, members: members,
        surface: self, availability: entity.availability)
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
    case .release: .mediumHigh
    case .beta: .medium
    case .older, .examples: .lowMedium
    case .adopter, .name: .low
    }
  }

  /// What a type that does not fit costs. Of the shapes that stand on Apple's older pages alone, one in seven was wrong
  /// where it could be checked: those fail no gate.
  var effects: [Audience: Effect] {
    let effect: Effect =
      switch self {
      case .release: .breaks
      case .beta: .degrades
      case .older, .examples, .adopter, .name: .notes
      }
    return [.savedShortcuts: effect, .appleIntelligence: effect]
  }
}

/// One thing that keeps a type from adopting a schema as it is.
package struct SchemaMisfit: Hashable, Sendable {
  /// Which kind it is.
  package enum Kind: Hashable, Sendable {
    /// A member is not there.
    case missing(SchemaMember)
    /// A member is there and something else, or one too many.
    case shape
    /// A member's entity or enum does not adopt the schema of that place.
    case stranger(SchemaMember)
    case role(FrameworkProtocol)
    case result
    /// The entity or enum of the result does not adopt the schema of that place.
    case strangeResult(SchemaMember)
  }

  /// Which kind it is.
  package var kind: Kind
  /// In words that follow a name.
  package var text: String
}

extension Intent {
  /// What keeps the intent from adopting a schema as it is, in words; empty where it fits.
  package func mismatches(with schema: Schema, in surface: Surface) -> [String] {
    misfits(with: schema, in: surface).map(\.text)
  }

  /// What keeps the intent from adopting a schema as it is; empty where it fits.
  package func misfits(with schema: Schema, in surface: Surface) -> [SchemaMisfit] {
    let members = parameters.map {
      SchemaShape.Member(name: $0.name, type: $0.type, hasDefault: $0.defaultValue != nil)
    }
    let shape = SchemaShape(
      schema: schema, subject: Subject(.intent, identifier), typePath: typePath, members: members, surface: surface)
    let roles = schema.protocols.filter { !plays($0) }.map {
      SchemaMisfit(kind: .role($0), text: "it does not conform to \($0)")
    }
    return shape.misfits + surface.strangers(in: schema) { parameter($0)?.type } + roles
      + misfits(ofResult: schema, surface)
  }

  private func misfits(ofResult schema: Schema, _ surface: Surface) -> [SchemaMisfit] {
    guard let wanted = schema.returns else { return [] }
    guard let value = result.value else { return [SchemaMisfit(kind: .result, text: "it returns nothing")] }
    guard let name = wanted.schema, surface.schema(of: value) != name else { return [] }
    return [SchemaMisfit(kind: .strangeResult(wanted), text: "the type of its result does not adopt \(name)")]
  }
}

extension Entity {
  /// What keeps the entity from adopting a schema as it is; empty where it fits.
  ///
  /// - Parameter plain: the types of stored properties that no wrapper marks, by name: a macro marks them.
  package func misfits(with schema: Schema, plain: [String: ValueType], in surface: Surface) -> [SchemaMisfit] {
    let marked = properties.map {
      SchemaShape.Member(name: $0.name, type: $0.type, hasDefault: true)
    }
    let known = Set(marked.map(\.name))
    let others = plain.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
    let unmarked = others.map { SchemaShape.Member(name: $0.key, type: $0.value, hasDefault: true) }
    let shape = SchemaShape(
      schema: schema, subject: Subject(.entity, identifier), typePath: typePath, members: marked + unmarked,
      surface: surface)
    let types = Dictionary(properties.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    return shape.misfits + surface.strangers(in: schema) { types[$0] ?? plain[$0] }
  }
}

extension Intent {
  /// Whether it conforms to a protocol of a schema, or to the one that had its place before.
  package func plays(_ role: FrameworkProtocol) -> Bool {
    protocols.contains { $0 == role || $0.successor == role }
  }
}

extension Surface {
  /// The members whose entity or enum does not adopt the schema of their place.
  fileprivate func strangers(in schema: Schema, type: (String) -> ValueType?) -> [SchemaMisfit] {
    schema.members.compactMap { member in
      guard let wanted = member.schema, let type = type(member.name), self.schema(of: type) != wanted else {
        return nil
      }
      return SchemaMisfit(
        kind: .stranger(member), text: "the type of `\(member.name)` does not adopt \(wanted)")
    }
  }

  /// The schema that the entity or enum in a type adopts.
  fileprivate func schema(of type: ValueType) -> String? {
    switch type.element {
    case .entity(let name): entities.first { $0.identifier == name }?.schema?.name
    case .enum(let name): enums.first { $0.identifier == name }?.schema?.name
    default: nil
    }
  }
}
