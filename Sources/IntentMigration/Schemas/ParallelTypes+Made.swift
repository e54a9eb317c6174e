import AppIntentsFacts
import IntentRules
import IntentSchemas
import IntentSurface

extension ParallelTypes {
  /// What an entity that stands for one of the app calls it.
  static func memberName(of entity: Entity) -> String {
    let capitals = entity.typeName.prefix { $0.isUppercase }.count
    let first = capitals > 1 && capitals < entity.typeName.count ? capitals - 1 : capitals
    return entity.typeName.prefix(first).lowercased() + entity.typeName.dropFirst(first)
  }

  /// An entity that stands for one of the app: with its identifiers, its query, its titles, and made from it.
  mutating func make(entity name: String, _ schema: Schema, for entity: Entity) {
    let member = Self.memberName(of: entity)
    let (id, typePath) = (entity.idType ?? "String", entity.typePath)
    let held = own.members(of: entity)
    let owner = [entity.typeName, entity.displayName?.value ?? ""]
    let mapping = MemberMapping(of: held, owner: owner, to: schema.members, in: surface, isEntity: true)
    let sources = Dictionary(
      mapping.members.map { ($0.value.name, $0.key) }, uniquingKeysWith: { first, _ in first })
    let members = variables(of: schema)
    // What people read of it is there, whatever the app calls it.
    let shown = schema.shownText.flatMap { sources[$0.name] == nil ? $0 : nil }
    let known = Set(sources.keys).union([shown?.name].compactMap(\.self))
    shortfall.count(schema.indispensable, without: known, of: entity.typeName)
    let values = schema.members.compactMap { wanted in
      wanted == shown
        ? "\(wanted.name) = \(wanted.text(of: "String(localized: \(member).displayRepresentation.title)"))"
        : value(of: wanted, from: held.first { $0.name == sources[wanted.name] }, of: entity, member)
    }
    let query = [
      "\(access)struct Query: EntityQuery {", access.isEmpty ? nil : "\t\(access)init() {}", access.isEmpty ? nil : "",
      "\t\(access)func entities(for identifiers: [\(id)]) async throws -> [\(name)] {",
      "\t\t\(found(entity, as: name))", "\t}", "}", "",
    ].compactMap(\.self)
    let initializer =
      ["\(access)init(_ \(member): \(typePath)) {", "\tself.\(member) = \(member)", "\tid = \(member).id"]
      + values.map { "\t" + $0 } + ["}", ""]
    add(
      name, schema, "struct \(name)\(heritage(of: schema))",
      [
        "\(access)static let isAssistantOnly: Bool = true", "\(access)static let defaultQuery = Query()",
        "\(access)static var typeDisplayRepresentation: TypeDisplayRepresentation { \(typePath).typeDisplayRepresentation }",
        "",
      ] + query + ["/// The app's own entity.", "\(access)let \(member): \(typePath)", "\(access)let id: \(id)"]
        + members + [""] + initializer + [
          "\(access)var displayRepresentation: DisplayRepresentation { \(member).displayRepresentation }"
        ])
  }

  // A query that reads what an intent was told finds nothing for anybody else.
  private func found(_ entity: Entity, as name: String) -> String {
    let query = surface.queries.first { $0.identifier == entity.defaultQuery }
    guard let query, !query.dependencies.isEmpty else {
      return "try await \(entity.typePath).defaultQuery.entities(for: identifiers).map { \(name)($0) }"
    }
    return "<#find them: \(query.typePath) needs \(query.dependencies.joined(separator: ", "))#>"
  }

  private mutating func variables(of schema: Schema) -> [String] {
    schema.members.map { "\(access)var \(IntentCode.quoted($0.name)): \(spelling(of: $0, in: schema.domain))" }
  }

  // The compiler does not see through the macro that an entity with a property of its own type is one.
  private func heritage(of schema: Schema) -> String {
    let holdsItself = schema.members.contains { $0.schema == schema.identifier }
    return ParallelIntent.heritage((holdsItself ? [.appEntity] : []) + schema.protocols, in: surface)
  }

  // What the app's own entity does not have stays empty or off where it may.
  private mutating func value(
    of wanted: SchemaMember, from source: MemberMapping.Own?, of entity: Entity, _ member: String
  ) -> String? {
    if let source, let value = value(of: wanted, from: source, "\(member).\(IntentCode.quoted(source.name))") {
      return "\(wanted.name) = \(value)"
    }
    guard !wanted.isOptional else { return nil }
    if let name = wanted.schema, singles.contains(name), !wanted.isCollection { return "\(wanted.name) = .only" }
    if wanted.isCollection || wanted.type == "Bool" {
      shortfall.silent[entity.typeName, default: []].append(wanted.name)
      return "\(wanted.name) = \(wanted.isCollection ? "[]" : "false")"
    }
    let cases = wanted.schema.flatMap { SchemaCatalogue.builtIn.schema($0, kind: .enum)?.cases } ?? []
    if cases.count == 1, let only = cases.first { return "\(wanted.name) = .\(only)" }
    return "\(wanted.name) = <#\(wanted.name), which \(entity.typeName) does not have#>"
  }

  private func value(of wanted: SchemaMember, from source: MemberMapping.Own, _ path: String) -> String? {
    if let name = wanted.schema {
      guard case .entity(let identifier) = source.type.element, let made = names[name],
        counterpart(of: name)?.identifier == identifier, wanted.isCollection == source.type.isCollection,
        wanted.isOptional || !source.type.isOptional
      else { return nil }
      let isMapped = source.type.isCollection || source.type.isOptional
      return isMapped ? "\(path).map { \(made)($0) }" : "\(made)(\(path))"
    }
    if let converted = SchemaValue.spelling(of: path, typed: source.type, for: wanted) { return converted }
    let fallback = source.type.isOptional && !wanted.isOptional ? " ?? <#\(wanted.name), if there is none#>" : ""
    return path + fallback
  }

  /// An entity with nothing of the app to stand for: of one that is not needed, there is never a value.
  mutating func make(entity name: String, _ schema: Schema) {
    let isNeeded = isNeeded(schema.identifier)
    if isNeeded, isPart(schema), let values = single(of: schema) { return make(only: name, schema, values) }
    if isNeeded { shortfall.entities.append(lacking(schema)) }
    let isFile = schema.protocols.contains(.fileEntity)
    let members = variables(of: schema)
    let isSilent = !isNeeded && schema.shownText == nil
    let shown = isSilent ? "DisplayRepresentation(title: \"\(schema.name)\")" : Self.representation(of: schema)
    let body: [String] =
      if schema.protocols.contains(.transientAppEntity) {
        [""] + members + [""] + initializer
      } else {
        ["\(access)static let defaultQuery = Query()"]
          + (isFile
            ? ["\(access)static var supportedContentTypes: [UTType] { \(isNeeded ? "<#the kinds of files#>" : "[]") }"]
            : []) + [""]
          + query(for: name, isFile: isFile, isUnique: schema.protocols.contains(.uniqueAppEntity), isNeeded)
          + ["", "\(access)let id: \(isFile ? "FileEntityIdentifier" : "String")"] + members + [""]
      }
    add(
      name, schema, "struct \(name)\(heritage(of: schema))",
      ["\(access)static let isAssistantOnly: Bool = true"] + body
        + ["\(access)var displayRepresentation: DisplayRepresentation { \(shown) }"],
      comment: isNeeded ? nil : "The schema asks for the type; the app has nothing of the kind, and never makes one.",
      modules: isFile ? ["UniformTypeIdentifiers"] : [])
  }

  // What the app has that is called like it, and is something else.
  private func lacking(_ schema: Schema) -> String {
    guard let near = counterparts[schema.identifier] else { return schema.identifier }
    let roles = schema.protocols.filter { !near.conforms(to: $0) }.map { "`\($0)`" }
    let reason = roles.isEmpty ? "has no query" : "does not conform to \(roles.joined(separator: " and "))"
    return "\(schema.identifier) (\(near.typeName) is like it, and \(reason))"
  }

  /// What the members of an entity are where there is one alone; nil where that is more than what it is called.
  private func single(of schema: Schema) -> [String]? {
    let values = schema.members.filter { !$0.isOptional }.map { member -> String? in
      if member.type == "String" { return "\(member.name) = <#what the only \(schema.name) of the app is called#>" }
      let cases = member.schema.flatMap { SchemaCatalogue.builtIn.schema($0, kind: .enum)?.cases } ?? []
      return cases.count == 1 ? "\(member.name) = .\(cases[0])" : nil
    }
    let isPlain = schema.protocols.allSatisfy { $0 == .appEntity }
    return isPlain && values.count { $0?.contains("<#") == true } == 1 && !values.contains(nil)
      ? values.compactMap(\.self) : nil
  }

  /// An entity of which the app has no more than one, so that it needs none of its own.
  private mutating func make(only name: String, _ schema: Schema, _ values: [String]) {
    singles.insert(schema.identifier)
    let members = variables(of: schema)
    let query =
      ["\(access)struct Query: EntityQuery {"] + initializer.map { $0.isEmpty ? "" : "\t" + $0 }
      + ["\t\(access)func entities(for identifiers: [String]) async throws -> [\(name)] { [.only] }", "}", ""]
    add(
      name, schema, "struct \(name)\(heritage(of: schema))",
      [
        "\(access)static let isAssistantOnly: Bool = true", "\(access)static let defaultQuery = Query()",
        "\(access)static var only: \(name) { \(name)() }", "",
      ] + query + ["\(access)let id: String"] + members
        + ["", "\(access)init() {", "\tid = \"only\""] + values.map { "\t" + $0 } + ["}", ""]
        + ["\(access)var displayRepresentation: DisplayRepresentation { \(Self.representation(of: schema)) }"],
      comment: "The app has no \(schema.name) of its own: all is in the only one.")
  }

  private static func representation(of schema: Schema) -> String {
    let holdsId = !schema.protocols.contains { [.fileEntity, .transientAppEntity].contains($0) }
    guard let text = schema.shownText else {
      return holdsId ? #"DisplayRepresentation(title: "\(id)")"# : "<#how it is shown#>"
    }
    let shown = text.elementType == "String" ? text.name : "String(\(text.name).characters)"
    return "DisplayRepresentation(title: \"\\(\(shown))\")"
  }

  private var initializer: [String] { access.isEmpty ? [] : ["\(access)init() {}", ""] }

  private func query(for name: String, isFile: Bool, isUnique: Bool, _ isNeeded: Bool) -> [String] {
    let id = isFile ? "FileEntityIdentifier" : "String"
    let found = isNeeded ? "<#find them#>" : "[]"
    let function =
      isUnique
      ? "func uniqueEntity() async throws -> \(name) { <#find it#> }"
      : "func entities(for identifiers: [\(id)]) async throws -> [\(name)] { \(found) }"
    return ["\(access)struct Query: \(isUnique ? FrameworkProtocol.uniqueAppEntityQuery : .entityQuery) {"]
      + initializer.map { $0.isEmpty ? "" : "\t" + $0 } + ["\t\(access)\(function)", "}"]
  }

  /// An enum with the cases of the template; where that leaves them to the app, one does.
  mutating func make(enum name: String, _ schema: Schema) {
    let any = isNeeded(schema.identifier) ? "<#option#>" : "unspecified"
    let cases = schema.cases.isEmpty ? [any] : schema.cases.map { IntentCode.quoted($0.filter { $0 != "`" }) }
    let titles = cases.map { "\t.\($0): \(IntentCode.literal($0.filter { $0 != "`" }))," }
    add(
      name, schema, "enum \(name): String",
      cases.map { "case \($0)" } + ["", "\(access)static let isAssistantOnly: Bool = true"]
        + ["\(access)static let caseDisplayRepresentations: [\(name): DisplayRepresentation] = ["] + titles + ["]"])
  }
}
