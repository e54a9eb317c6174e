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
  private let intent: Intent
  private let surface: Surface
  private let access: String
  private let unit: String
  /// What was made or found for a schema or a union of the templates.
  private var names: [String: String] = [:]
  private var made: [Declaration] = []

  init(for intent: Intent, _ schema: Schema, in surface: Surface, access: String, unit: String) {
    floors = schema.systems
    self.intent = intent
    self.surface = surface
    self.access = access
    self.unit = unit
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
        modules.insert(String(member.elementType[..<dot]))
      }
      return member.type
    }
    return member.type.replacing(member.elementType, with: type(adopting: name, called: member.elementType))
  }

  // Where any entity will do, it is that of the intent.
  private func ownEntity(for member: SchemaMember) -> String? {
    let entities = intent.parameters.compactMap { parameter -> (name: String, type: String)? in
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
      make(entity: newName, schema)
    }
    return newName
  }

  private mutating func make(entity name: String, _ schema: Schema) {
    let members = schema.members.map { "\(access)var \($0.name): \(spelling(of: $0, in: schema.domain))" }
    // The compiler does not see through the macro that an entity with a property of its own type is one.
    let holdsItself = schema.members.contains { $0.schema == schema.identifier }
    let named = holdsItself ? [.appEntity] + schema.protocols : schema.protocols
    let protocols = named.isEmpty ? "" : ": \(named.map(\.name).joined(separator: ", "))"
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
      schema, "@AppEntity(schema: .\(schema.identifier))", "struct \(name)\(protocols)",
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
      schema, "@AppEnum(schema: .\(schema.identifier))", "enum \(name): String",
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
