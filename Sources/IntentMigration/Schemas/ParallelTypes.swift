import AppIntentsFacts
import IntentRules
import IntentSchemas
import IntentSurface

/// The entities, enums and unions that a parallel intent needs and the app does not have.
struct ParallelTypes {
  private struct Declaration {
    var attribute: String
    var head: String
    var body: [String]
  }

  /// The lowest system versions that have the schema and all that stands with it.
  private(set) var floors: [Platform: String]
  /// The modules that types of the schemas come from.
  private(set) var modules: Set<String> = []
  private let parameters: [Parameter]
  private let surface: Surface
  private let access: String
  private let unit: String
  private let style: SchemaStyle
  /// The app's own entities for which one of a schema stands, by the schema.
  private var counterparts: [String: Entity] = [:]
  /// What was made or found for a schema or a union of the templates.
  private var names: [String: String] = [:]
  private var made: [Declaration] = []

  init(for intent: Intent, _ schema: Schema, in surface: Surface, access: String, unit: String) {
    floors = schema.systems
    parameters = intent.parameters
    self.surface = surface
    self.access = access
    self.unit = unit
    style = SchemaStyle(of: surface)
    let mapping = MemberMapping(
      of: intent.parameters.map { .init(name: $0.name, type: $0.type) }, to: schema.members, in: surface)
    for parameter in intent.parameters { stand(mapping.members[parameter.name], for: parameter.type) }
    stand(schema.returns, for: intent.result.value)
    // What nothing of the intent hands over is still the app's own where it goes by the name of the template.
    let wanted = (schema.members + [schema.returns].compactMap(\.self)).compactMap(\.schema)
    for name in wanted where counterparts[name] == nil {
      let template = SchemaCatalogue.builtIn.schema(name, kind: .entity)?.templateName
      counterparts[name] = surface.entities.first { $0.schema == nil && $0.typeName == template }
    }
  }

  /// Types for members of a schema, with nothing of the app to stand for.
  init(of schema: Schema, in surface: Surface, access: String, unit: String) {
    floors = schema.systems
    parameters = []
    self.surface = surface
    self.access = access
    self.unit = unit
    style = SchemaStyle(of: surface)
  }

  /// The parallel of one entity.
  init(beside entity: Entity, _ schema: Schema, in surface: Surface, _ type: TypeCode) {
    floors = schema.systems
    parameters = []
    self.surface = surface
    access = type.accessPrefix
    unit = type.file.indentationUnit
    style = SchemaStyle(of: surface)
    counterparts[schema.identifier] = entity
    _ = self.type(adopting: schema.identifier, called: schema.templateName)
  }

  private mutating func stand(_ member: SchemaMember?, for type: ValueType?) {
    guard let name = member?.schema, case .entity(let identifier)? = type?.element,
      let entity = surface.entities.first(where: { $0.identifier == identifier }), entity.schema == nil
    else { return }
    counterparts[name] = entity
  }

  /// What the entity that was made for a schema calls the one of the app for which it stands; nil where there is none.
  func counterpart(of schema: String?) -> String? {
    schema.flatMap { counterparts[$0] }.flatMap { isWrapped($0, schema) ? Self.memberName(of: $0) : nil }
  }

  /// The type that adopts a schema here: the app's own, or one that was made.
  func name(for schema: String?) -> String? { schema.flatMap { names[$0] } }

  // Files, singletons and values without an identity are made by other rules.
  private func isWrapped(_ entity: Entity, _ name: String?) -> Bool {
    guard let schema = name.flatMap({ SchemaCatalogue.builtIn.schema($0, kind: .entity) }) else { return false }
    let special: [FrameworkProtocol] = [.fileEntity, .uniqueAppEntity, .transientAppEntity]
    return !schema.protocols.contains(where: special.contains) && entity.defaultQuery != nil
  }

  private static func memberName(of entity: Entity) -> String {
    entity.typeName.prefix(1).lowercased() + entity.typeName.dropFirst()
  }

  /// What was made, ready to stand at the top level of a file.
  ///
  /// All of it has the floors of the whole: it is made for one intent, and a type can't use another that came later.
  var declarations: [String] {
    made.flatMap { type -> [String] in
      let body = type.body.map { $0.isEmpty ? "" : unit + $0.replacing("\t", with: unit) }
      return [""] + ParallelIntent.availability(floors) + [type.attribute, "\(access)\(type.head) {"] + body + ["}"]
    }
  }

  /// The systems that modules of schemas came with, where schemas are older.
  private static let floors: [String: [Platform: String]] = [
    "GeoToolbox": [.iOS: "26.0", .macOS: "26.0", .visionOS: "26.0"]
  ]

  private mutating func raise(to others: [Platform: String]) {
    for (platform, version) in others {
      guard let floor = floors[platform], VersionNumber(version).isLater(than: VersionNumber(floor)) else { continue }
      floors[platform] = version
    }
  }

  /// The type of a member: the app's own where it adopts the schema, else one that is made.
  mutating func spelling(of member: SchemaMember, in domain: String) -> String {
    if let union = SchemaCatalogue.builtIn.domain(domain)?.unions[member.elementType] {
      let name = name(of: member.elementType, union, in: domain)
      return member.type.replacing(member.elementType, with: name)
    }
    if member.isPlaceholder { return ownEntity(for: member) ?? "<#\(member.name)#>" }
    guard let name = member.schema else {
      if let dot = member.elementType.firstIndex(of: "."), !member.elementType.hasPrefix("Calendar.") {
        let module = String(member.elementType[..<dot])
        modules.insert(module)
        raise(to: Self.floors[module] ?? [:])
      }
      return member.type
    }
    return member.type.replacing(member.elementType, with: type(adopting: name, called: member.elementType))
  }

  // Where any entity will do, it is that of the intent.
  private func ownEntity(for member: SchemaMember) -> String? {
    let entities = parameters.compactMap { parameter -> (name: String, type: String)? in
      guard case .entity(let name) = parameter.type.element, !parameter.type.isCollection,
        let entity = surface.entities.first(where: { $0.identifier == name })
      else { return nil }
      return (parameter.name, entity.typePath)
    }
    let named = entities.first { $0.name == member.name }
    return (named ?? (entities.count == 1 ? entities.first : nil))?.type
  }

  private mutating func type(adopting name: String, called template: String) -> String {
    if let known = names[name] { return known }
    let adopter: (any SurfaceRecord)? =
      surface.entities.first { $0.schema?.name == name } ?? surface.enums.first { $0.schema?.name == name }
    if let adopter {
      names[name] = adopter.typePath
      for clause in adopter.availability {
        guard let version = clause.introduced else { continue }
        let isEverywhere = clause.platform == "anyAppleOS"
        raise(to: floors.filter { isEverywhere || $0.key.rawValue == clause.platform }.mapValues { _ in version })
      }
      return adopter.typePath
    }
    let newName = "Assistant\(template)"
    names[name] = newName
    if let schema = SchemaCatalogue.builtIn.schema(name, kind: .enum) {
      make(enum: newName, schema)
    } else if let schema = SchemaCatalogue.builtIn.schema(name, kind: .entity) {
      let schema = style.shape(of: schema)
      if let own = counterparts[name], isWrapped(own, name) {
        make(entity: newName, schema, for: own)
      } else {
        make(entity: newName, schema)
      }
    }
    return newName
  }

  /// An entity that stands for one of the app: with its identifiers, its query, its titles, and made from it.
  private mutating func make(entity name: String, _ schema: Schema, for own: Entity) {
    let member = Self.memberName(of: own)
    let id = own.idType ?? "String"
    let mapping = MemberMapping(
      of: own.properties.map { .init(name: $0.name, type: $0.type) }, to: schema.members, in: surface)
    let sources = Dictionary(
      mapping.members.map { ($0.value.name, $0.key) }, uniquingKeysWith: { first, _ in first })
    let holdsItself = schema.members.contains { $0.schema == schema.identifier }
    let protocols = (holdsItself ? [.appEntity] : []) + schema.protocols
    let heritage = ParallelIntent.heritage(protocols, in: surface)
    let members = schema.members.map { "\(access)var \($0.name): \(spelling(of: $0, in: schema.domain))" }
    let values = schema.members.compactMap { value(of: $0, from: sources[$0.name], of: own, member) }
    let query = [
      "\(access)struct Query: EntityQuery {", access.isEmpty ? nil : "\t\(access)init() {}", access.isEmpty ? nil : "",
      "\t\(access)func entities(for identifiers: [\(id)]) async throws -> [\(name)] {",
      "\t\ttry await \(own.typePath).defaultQuery.entities(for: identifiers).map { \(name)($0) }", "\t}", "}", "",
    ].compactMap(\.self)
    let initializer =
      ["\(access)init(_ \(member): \(own.typePath)) {", "\tself.\(member) = \(member)", "\tid = \(member).id"]
      + values.map { "\t" + $0 } + ["}", ""]
    add(
      schema, attribute(schema), "struct \(name)\(heritage)",
      [
        "\(access)static let isAssistantOnly: Bool = true", "\(access)static let defaultQuery = Query()",
        "\(access)static var typeDisplayRepresentation: TypeDisplayRepresentation { \(own.typePath).typeDisplayRepresentation }",
        "",
      ] + query + ["/// The app's own entity.", "\(access)let \(member): \(own.typePath)", "\(access)let id: \(id)"]
        + members + [""] + initializer + [
          "\(access)var displayRepresentation: DisplayRepresentation { \(member).displayRepresentation }"
        ])
  }

  // What the app's own entity does not have stays empty where it may.
  private func value(of wanted: SchemaMember, from source: String?, of own: Entity, _ member: String) -> String? {
    let property = own.properties.first { $0.name == source }
    guard let property, wanted.schema == nil else {
      return wanted.isOptional ? nil : "\(wanted.name) = <#\(wanted.name), which \(own.typeName) does not have#>"
    }
    if let text = SchemaText.spelling(of: "\(member).\(property.name)", typed: property.type, for: wanted) {
      return "\(wanted.name) = \(text)"
    }
    let fallback = property.type.isOptional && !wanted.isOptional ? " ?? <#\(wanted.name), if there is none#>" : ""
    return "\(wanted.name) = \(member).\(property.name)\(fallback)"
  }

  private func attribute(_ schema: Schema) -> String { "@\(style.macro(schema.kind))(schema: .\(schema.identifier))" }

  private mutating func make(entity name: String, _ schema: Schema) {
    let members = schema.members.map { "\(access)var \($0.name): \(spelling(of: $0, in: schema.domain))" }
    // The compiler does not see through the macro that an entity with a property of its own type is one.
    let holdsItself = schema.members.contains { $0.schema == schema.identifier }
    let named = holdsItself ? [.appEntity] + schema.protocols : schema.protocols
    let protocols = ParallelIntent.heritage(named, in: surface)
    let isFile = schema.protocols.contains(.fileEntity)
    if isFile { modules.insert("UniformTypeIdentifiers") }
    let body: [String] =
      if schema.protocols.contains(.transientAppEntity) {
        [""] + members + [""] + initializer
      } else {
        ["\(access)static let defaultQuery = Query()"]
          + (isFile ? ["\(access)static var supportedContentTypes: [UTType] { <#the kinds of files#> }"] : []) + [""]
          + query(for: name, isFile: isFile, isUnique: schema.protocols.contains(.uniqueAppEntity))
          + ["", "\(access)let id: \(isFile ? "FileEntityIdentifier" : "String")"] + members + [""]
      }
    add(
      schema, attribute(schema), "struct \(name)\(protocols)",
      ["\(access)static let isAssistantOnly: Bool = true"] + body
        + ["\(access)var displayRepresentation: DisplayRepresentation { <#how it is shown#> }"])
  }

  private var initializer: [String] { access.isEmpty ? [] : ["\(access)init() {}", ""] }

  private func query(for name: String, isFile: Bool, isUnique: Bool) -> [String] {
    let id = isFile ? "FileEntityIdentifier" : "String"
    let function =
      isUnique
      ? "func uniqueEntity() async throws -> \(name) { <#find it#> }"
      : "func entities(for identifiers: [\(id)]) async throws -> [\(name)] { <#find them#> }"
    return ["\(access)struct Query: \(isUnique ? FrameworkProtocol.uniqueAppEntityQuery : .entityQuery) {"]
      + initializer.map { $0.isEmpty ? "" : "\t" + $0 } + ["\t\(access)\(function)", "}"]
  }

  private mutating func make(enum name: String, _ schema: Schema) {
    let cases = schema.cases.isEmpty ? ["<#option#>"] : schema.cases.map(Self.declarable)
    let titles = cases.map { "\t.\($0): \(IntentCode.literal($0.filter { $0 != "`" }))," }
    add(
      schema, attribute(schema), "enum \(name): String",
      cases.map { "case \($0)" } + ["", "\(access)static let isAssistantOnly: Bool = true"]
        + ["\(access)static let caseDisplayRepresentations: [\(name): DisplayRepresentation] = ["] + titles + ["]"])
  }

  // `repeat` needs its backticks, `none` does not.
  private static func declarable(_ name: String) -> String {
    SyntaxCheck.parses(Array("enum A { case \(name) }".utf8)) ? name : "`\(name)`"
  }

  /// A union of the app with all the types that were seen in one of adopters, or one that is made.
  private mutating func name(of union: String, _ cases: [SchemaMember], in domain: String) -> String {
    if let known = names[union] { return known }
    let newName = "Assistant\(union)"
    names[union] = newName
    if surface.unionValues.contains(where: { $0.typePath == newName }) { return newName }
    let lines = cases.map { "case \($0.name)(\(spelling(of: $0, in: domain)))" }
    made.append(
      Declaration(
        attribute: "@UnionValue", head: "enum \(newName): Sendable",
        body: lines.isEmpty ? ["case <#option#>(<#type#>)"] : lines))
    return newName
  }

  private mutating func add(_ schema: Schema, _ attribute: String, _ head: String, _ body: [String]) {
    raise(to: schema.systems)
    floors = floors.filter { schema.systems[$0.key] != nil }
    made.append(Declaration(attribute: attribute, head: head, body: body))
  }
}
