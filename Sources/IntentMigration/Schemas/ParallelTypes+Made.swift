import AppIntentsFacts
import IntentRules
import IntentSchemas
import IntentSurface

extension ParallelTypes {
  /// What keeps a type from all but the assistant, where that sees it.
  func hiding(_ schema: Schema) -> [String] {
    schema.isForAssistant ? ["\(access)static let isAssistantOnly: Bool = true"] : []
  }

  /// What an entity that stands for one of the app calls it.
  static func memberName(of entity: Entity) -> String { memberName(of: entity.typeName) }

  private static func memberName(of typeName: String) -> String {
    let capitals = typeName.prefix { $0.isUppercase }.count
    let first = capitals > 1 && capitals < typeName.count ? capitals - 1 : capitals
    return typeName.prefix(first).lowercased() + typeName.dropFirst(first)
  }

  /// An entity that stands for one of the app: with its identifiers, its query, its titles, and made from it.
  mutating func make(entity name: String, _ schema: Schema, for entity: Entity) {
    let member = Self.memberName(of: entity)
    let (id, typePath) = (entity.idType ?? "String", entity.typePath)
    let (held, mapping) = self.mapping(of: entity, to: schema)
    let sources = Dictionary(
      mapping.members.map { ($0.value.name, $0.key) }, uniquingKeysWith: { first, _ in first })
    let members = variables(of: schema)
    // What people read of it is there, whatever the app calls it.
    let shown = schema.shownText.flatMap { sources[$0.name] == nil ? $0 : nil }
    let known = Set(sources.keys).union([shown?.name].compactMap(\.self))
    shortfall.count(
      schema.indispensable, without: known, of: entity.typeName,
      having: held.filter { mapping.members[$0.name] == nil })
    let values = schema.members.compactMap { wanted in
      wanted == shown
        ? "\(wanted.name) = \(wanted.text(of: "String(localized: \(member).displayRepresentation.title)"))"
        : state(wanted, sources, held, member, of: entity)
          ?? value(of: wanted, from: held.first { $0.name == sources[wanted.name] }, of: entity.typeName, member)
    }.map { ended($0, sources, held, member) }
    let query = ParallelQuery(name, for: entity, in: own)
    if query.isSearchable { searchable[schema.identifier] = query.suggested != nil }
    if let need = query.need { shortfall.unfound.append(need) }
    shortfall.sectioned += query.sectioned
    shortfall.nameless += [query.nameless].compactMap(\.self)
    let body = ["\tself.\(member) = \(member)", "\tid = \(member).id"] + values.map { "\t" + $0 }
    let title =
      "\(access)static var typeDisplayRepresentation: TypeDisplayRepresentation { \(typePath).typeDisplayRepresentation }"
    add(
      name, schema, head: [title], query: query.lines(access),
      ["/// The app's own entity.", "\(access)let \(member): \(typePath)", "\(access)let id: \(id)"] + members + [""]
        + ["\(access)init(_ \(member): \(typePath)) {"] + body + ["}", ""],
      shown: "\(member).displayRepresentation")
  }

  /// An entity that has the values of something that the app makes, and finds it again where the app's store does.
  mutating func make(entity name: String, _ schema: Schema, for model: MadeModel) {
    let mapping = MemberMapping(
      of: model.held, owner: [model.typePath], to: schema.members, in: surface, isEntity: true)
    let sources = Dictionary(mapping.members.map { ($0.value.name, $0.key) }, uniquingKeysWith: { first, _ in first })
    shortfall.count(
      schema.indispensable.filter { !isSingle($0) }, without: Set(sources.keys), of: model.typePath.lastNameComponent)
    if model.all == nil { shortfall.entities.append(schema.identifier) }
    let members = variables(of: schema)
    let member = Self.memberName(of: model.typePath.lastNameComponent)
    let values = schema.members.compactMap { wanted in
      value(
        of: wanted, from: model.held.first { $0.name == sources[wanted.name] }, of: model.typePath.lastNameComponent,
        member)
    }.map { ended($0, sources, model.held, member) }
    let id = model.idType ?? "String"
    let identifying =
      model.idType != nil
      ? ["\tid = \(member).id"]
      : [
        "\tlet encoder = JSONEncoder()", "\tencoder.outputFormatting = .sortedKeys",
        "\tid = (try? encoder.encode(\(member).persistentModelID)).map { String(decoding: $0, as: UTF8.self) } ?? \"\"",
      ]
    var query = ParallelQuery(name, idType: id, found: "<#find them#>")
    if let all = model.all {
      query.suggested = "\(all).map { \(name)($0) }"
      query.found = "try await suggestedEntities().filter { identifiers.contains($0.id) }"
      query.matching = schema.shownText.map { ParallelQuery.filter($0.plainText(of: "$0.\($0.name)")) }
      query.isOnMainActor = true
    }
    if query.isSearchable { searchable[schema.identifier] = true }
    add(
      name, schema, query: query.lines(access),
      ["\(access)let id: \(id)"] + members + ["", "init(_ \(member): \(model.typePath)) {"] + identifying
        + values.map { "\t" + $0 } + ["}", ""],
      shown: Self.representation(of: schema))
  }

  // What is kept from all but the assistant, with its query, and shown as something.
  private mutating func add(
    _ name: String, _ schema: Schema, head: [String] = [], query: [String], _ members: [String], shown: String,
    comment: String? = nil, modules: [String] = []
  ) {
    let start = query.isEmpty ? [] : ["\(access)static let defaultQuery = Query()"]
    add(
      name, schema, "struct \(name)\(heritage(of: schema))",
      hiding(schema) + start + head + [""] + query + members
        + ["\(access)var displayRepresentation: DisplayRepresentation { \(shown) }"],
      comment: comment, modules: modules)
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
    of wanted: SchemaMember, from source: MemberMapping.Own?, of typeName: String, _ member: String
  ) -> String? {
    if let source, let value = value(of: wanted, from: source, "\(member).\(IntentCode.quoted(source.name))") {
      return "\(wanted.name) = \(value)"
    }
    guard !wanted.isOptional else { return nil }
    if let name = wanted.schema, singles.contains(name), !wanted.isCollection { return "\(wanted.name) = .only" }
    if wanted.isCollection || wanted.type == "Bool" {
      shortfall.silent[typeName, default: []].append(wanted.name)
      return "\(wanted.name) = \(wanted.isCollection ? "[]" : "false")"
    }
    if let only = wanted.onlyCase { return "\(wanted.name) = .\(only)" }
    return "\(wanted.name) = <#\(wanted.name), which \(typeName) does not have#>"
  }

  private func value(of wanted: SchemaMember, from source: MemberMapping.Own, _ path: String) -> String? {
    if wanted.isText, let union = names[wanted.elementType] {
      return source.type.isOptional ? "\(path).map { \(union).text($0) }" : ".text(\(path))"
    }
    if let name = wanted.schema {
      if let choice = choice(of: name, from: source, path) { return choice }
      if wanted.isNamed(by: source.type), named.contains(name), let made = names[name],
        wanted.isOptional || !source.type.isOptional
      {
        return source.type.isOptional ? "\(path).map { \(made)(named: $0) }" : "\(made)(named: \(path))"
      }
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
    if isNeeded || named.contains(schema.identifier), isPart(schema), let text = schema.onlyText {
      return make(single: name, schema, text)
    }
    if isNeeded { shortfall.entities.append(lacking(schema)) }
    let isFile = schema.protocols.contains(.fileEntity)
    let members = variables(of: schema)
    let isSilent = !isNeeded && schema.shownText == nil
    let shown = isSilent ? "DisplayRepresentation(title: \"\(schema.name)\")" : Self.representation(of: schema)
    let comment =
      isNeeded ? nil : "The schema asks for the type; the app has nothing of the kind, and never makes one."
    guard !schema.protocols.contains(.transientAppEntity) else {
      return add(name, schema, query: [], members + [""] + initializer, shown: shown, comment: comment)
    }
    let isUnique = schema.protocols.contains(.uniqueAppEntity)
    let (id, found) = (isFile ? "FileEntityIdentifier" : "String", isNeeded ? "<#find them#>" : "[]")
    let kinds = isNeeded ? "<#the kinds of files#>" : "[]"
    let query =
      isUnique
      ? query(of: "func uniqueEntity() async throws -> \(name) { <#find it#> }")
      : ParallelQuery(name, idType: id, found: found).lines(access)
    add(
      name, schema, head: isFile ? ["\(access)static var supportedContentTypes: [UTType] { \(kinds) }"] : [],
      query: query, ["\(access)let id: \(id)"] + members + [""], shown: shown, comment: comment,
      modules: isFile ? ["UniformTypeIdentifiers"] : [])
  }

  // A query that has one function alone.
  private func query(of function: String) -> [String] {
    ["\(access)struct Query: \(FrameworkProtocol.uniqueAppEntityQuery) {"]
      + (initializer + [access + function]).map { $0.isEmpty ? "" : "\t" + $0 } + ["}", ""]
  }

  // What the app has that is called like it, and is something else.
  private func lacking(_ schema: Schema) -> String {
    guard let near = counterparts[schema.identifier] else { return schema.identifier }
    let roles = schema.protocols.filter { !near.conforms(to: $0) }
      .map { near.typeName == "\($0)" ? "`AppIntents.\($0)`" : "`\($0)`" }
    let reason = roles.isEmpty ? "has no query" : "does not conform to \(roles.joined(separator: " and "))"
    return "\(schema.identifier) (\(near.typeName) is like it, and \(reason))"
  }

  /// An entity of which the app has no more than one, or knows each by its name, so that it needs none of its own.
  private mutating func make(single name: String, _ schema: Schema, _ text: SchemaMember) {
    let isNamed = named.contains(schema.identifier)
    if !isNamed { singles.insert(schema.identifier) }
    let members = variables(of: schema)
    var query = ParallelQuery(
      name, idType: "String", found: isNamed ? "identifiers.map { \(name)(named: $0) }" : "[.only]")
    // What only things of the app name is not there because somebody says it.
    if isTold(schema) { query.matching = "[\(name)(named: string)]" }
    if !isNamed { query.suggested = "[.only]" }
    let value = isNamed ? "name" : "Bundle.main.object(forInfoDictionaryKey: \"CFBundleName\") as? String ?? \"\""
    let values = schema.members.filter { !$0.isOptional }.map { member in
      "self.\(member.name) = \(member.name == text.name ? value : "." + (member.onlyCase ?? ""))"
    }
    let initializer =
      ["\(access)init(\(isNamed ? "named name: String" : "")) {", "\tid = \(isNamed ? "name" : "\"only\"")"]
      + values.map { "\t" + (isNamed ? $0 : String($0.dropFirst(5))) } + ["}", ""]
    add(
      name, schema, head: isNamed ? [] : ["\(access)static var only: \(name) { \(name)() }"],
      query: query.lines(access),
      ["\(access)let id: String"] + members + [""] + initializer, shown: Self.representation(of: schema),
      comment: isNamed
        ? "The app knows \(schema.name.withArticle) by its name."
        : "Nothing tells which \(schema.name) one is in: to the system, all are in one, called as the app.")
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

  // `songOrAlbum` is “Song or Album” to nobody, and “Song Or Album” to everybody.
  private static func title(of name: String) -> String {
    IntentWords.split(name.filter { $0 != "`" }).map(\.firstUppercased).joined(separator: " ")
  }

  /// An enum with the cases of the template; where that leaves them to the app, one does.
  mutating func make(enum name: String, _ schema: Schema) {
    let any = isNeeded(schema.identifier) ? "<#option#>" : "unspecified"
    let cases = schema.cases.isEmpty ? [any] : schema.cases.map { IntentCode.quoted($0.filter { $0 != "`" }) }
    let titles = cases.map { "\t.\($0): \(IntentCode.literal(Self.title(of: $0)))," }
    add(
      name, schema, "enum \(name): String",
      cases.map { "case \($0)" } + [""] + hiding(schema)
        + ["\(access)static let caseDisplayRepresentations: [\(name): DisplayRepresentation] = ["] + titles + ["]"])
  }
}
