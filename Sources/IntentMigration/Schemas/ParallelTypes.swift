import AppIntentsFacts
import IntentRules
import IntentSchemas
import IntentSurface

/// The entities, enums and unions that a parallel intent needs and the app does not have.
struct ParallelTypes {
  /// The lowest system versions that have the schema and all that stands with it.
  private(set) var floors: [Platform: String]
  /// The modules that types of the schemas come from.
  private(set) var modules: Set<String> = []
  /// What the app has nothing for, of what the types can't do without.
  var shortfall = SchemaShortfall()
  let own: OwnEntities
  let access: String
  let style: SchemaStyle
  let parameters: [Parameter]
  private let unit: String
  /// The entities, enums and unions of which there is ever a value.
  private let needed: Set<String>
  /// What the schema itself takes and gives, in contrast to what is only part of that.
  private let main: Set<String>
  private let isOfEntity: Bool
  /// How a union reaches the actions that take one of its cases each.
  private(set) var choice: UnionSwitch?
  /// The types of the app, no entities, for which one of a schema stands, by the schema.
  private(set) var models: [String: MadeModel] = [:]
  /// The schemas of which the app knows each by a name alone.
  private(set) var named: Set<String> = []
  /// The schemas of which an intent takes the name of one.
  private var told: Set<String> = []
  /// The schemas of entities that are found by what people say, and whether any are offered before.
  var searchable: [String: Bool] = [:]
  /// The schemas of which the app has one alone.
  var singles: Set<String> = []
  /// The app's own entities for which one of a schema stands, by the schema.
  private(set) var counterparts: [String: Entity] = [:]
  /// What was made or found for a schema or a union of the templates.
  private(set) var names: [String: String] = [:]
  private var made: [Declaration] = []

  var surface: Surface { own.surface }

  /// Types for members of a schema, with nothing of the app to stand for.
  init(of schema: Schema, in own: OwnEntities, access: String, unit: String) {
    self.init(schema, own, [], access, unit, needed: [])
  }

  private init(
    _ schema: Schema, _ own: OwnEntities, _ parameters: [Parameter], _ access: String, _ unit: String,
    needed: Set<String>
  ) {
    let parts = schema.members.filter { !$0.isOptional } + [schema.returns].compactMap(\.self)
    // A calendar that an event is made in is part of the event.
    let made = Schema.entity(schema.returns?.schema)
    let held = Set(made?.members.compactMap(\.schema) ?? []).subtracting([schema.returns?.schema].compactMap(\.self))
    main = Set(parts.compactMap(\.schema)).subtracting(held)
    floors = schema.systems
    self.parameters = parameters
    self.own = own
    self.access = access
    self.unit = unit
    self.needed = needed
    style = SchemaStyle(of: own.surface)
    isOfEntity = schema.kind == .entity
  }

  /// - Parameter made: the type of what the intent makes, where that is no entity.
  init(
    for intent: Intent, _ schema: Schema, in own: OwnEntities, access: String, unit: String, made: MadeModel? = nil
  ) {
    let mapping = MemberMapping(of: intent, to: schema, in: own.surface)
    let parts = SchemaParts(of: schema, given: mapping.given)
    self.init(schema, own, intent.parameters, access, unit, needed: parts.needed)
    for parameter in intent.parameters {
      let role = mapping.members[parameter.name].flatMap { EntityRoles.schema(of: $0, in: schema) }
      stand(role?.identifier, for: parameter.type)
    }
    choice = UnionSwitch(of: intent, schema, in: own)
    for branch in choice?.branches ?? [] { stand(branch.schema, for: branch.parameter.type) }
    if let result = schema.returns?.schema, !hasNearer(than: intent.result.value, for: result) {
      stand(result, for: intent.result.value)
    }
    // What nothing of the intent hands over may be the app's own all the same.
    let taken = Set(counterparts.values.map(\.identifier))
    let others = own.alike(to: parts.all.subtracting(counterparts.keys)).filter {
      !taken.contains($0.value.identifier) && intent.canName($0.value)
    }
    counterparts.merge(others) { known, _ in known }
    if let name = schema.returns?.schema, counterparts[name] == nil { models[name] = made }
    name(by: intent.parameters.map { ($0.type, mapping.members[$0.name]) })
    told = named
    for (name, entity) in counterparts {
      guard let schema = Schema.entity(name) else { continue }
      let (held, mapping) = self.mapping(of: entity, to: style.shape(of: schema))
      self.name(by: held.map { ($0.type, mapping.members[$0.name]) })
    }
    shortfall.count(
      schema.indispensable.filter { !isSingle($0) }, without: mapping.given, of: intent.typeName,
      having: intent.parameters.filter { mapping.members[$0.name] == nil }.map { .init(name: $0.name, type: $0.type) })
  }

  /// The parallel of one entity.
  init(beside entity: Entity, _ schema: Schema, in own: OwnEntities, _ type: TypeCode) {
    self.init(
      schema, own, [], type.accessPrefix, type.file.indentationUnit, needed: SchemaParts(of: schema).needed)
    counterparts = own.alike(to: SchemaParts(of: schema).all.subtracting([schema.identifier]))
      .filter { $0.value.identifier != entity.identifier }
    counterparts[schema.identifier] = entity
    let (held, mapping) = self.mapping(of: entity, to: style.shape(of: schema))
    name(by: held.map { ($0.type, mapping.members[$0.name]) })
    _ = self.type(adopting: schema.identifier, called: schema.templateName)
  }

  private mutating func name(by pairs: [(type: ValueType, member: SchemaMember?)]) {
    named.formUnion(
      pairs.compactMap { type, member in
        member.flatMap { $0.isNamed(by: type) && counterparts[$0.schema ?? ""] == nil ? $0.schema : nil }
      }.filter { AdoptedEntity(of: $0, in: own)?.isNamed != false })
  }

  /// Which member of an entity of the app is which of a schema.
  func mapping(of entity: Entity, to schema: Schema) -> (held: [MemberMapping.Own], mapping: MemberMapping) {
    let held = own.members(of: entity)
    let owner = [entity.typeName, entity.displayName?.value ?? ""]
    return (held, MemberMapping(of: held, owner: owner, to: schema.members, in: surface, isEntity: true))
  }

  private mutating func stand(_ name: String?, for type: ValueType?) {
    guard let name, case .entity(let identifier)? = type?.element,
      let entity = surface.entities.first(where: { $0.identifier == identifier }), entity.schema == nil
    else { return }
    counterparts[name] = entity
  }

  /// The app's entity for which the one of a schema stands, made now or before; nil where there is none.
  func counterpart(of schema: String?) -> Entity? {
    guard let schema, let entity = counterparts[schema], memberName(of: schema) != nil else { return nil }
    return entity
  }

  /// What the one of a schema calls the app's entity for which it stands; nil where it stands for none.
  func memberName(of schema: String?) -> String? {
    guard let schema, let entity = counterparts[schema] else { return nil }
    if let adopted = AdoptedEntity(of: schema, in: own) { return adopted.member(standingFor: entity) }
    return isWrapped(entity, schema) ? Self.memberName(of: entity) : nil
  }

  /// The type that adopts a schema here: the app's own, or one that was made.
  func name(for schema: String?) -> String? { schema.flatMap { names[$0] } }

  /// Whether there is ever a value of what is made for a schema or a union.
  func isNeeded(_ name: String) -> Bool { needed.contains(name) }

  /// Whether people say the name of one for an action.
  func isTold(_ schema: Schema) -> Bool { told.contains(schema.identifier) }

  /// Whether it is only part of what the schema takes and gives.
  func isPart(_ schema: Schema) -> Bool { !main.contains(schema.identifier) || isOfEntity }

  /// What was made, ready to stand at the top level of a file.
  ///
  /// All of it has the floors of the whole: it is made for one intent, and a type can't use another that came later.
  var declarations: [String] {
    made.flatMap { type -> [String] in
      let body = type.body.map { $0.isEmpty ? "" : unit + $0.replacing("\t", with: unit) }
      return ["", type.comment.map { "/// \($0)" }].compactMap(\.self)
        + ParallelIntent.availability(floors)
        + [type.attribute, "\(access)\(type.head) {"].compactMap(\.self) + body + ["}"]
    }
  }

  /// What was made.
  var madeTypes: [MadeType] {
    made.map { type in MadeType(name: type.name, openPlaces: type.body.map { $0.count(of: "<#") }.reduce(0, +)) }
  }

  /// Raises the floors to the only systems that have something.
  mutating func keep(to systems: [Platform: String]) {
    floors = floors.filter { systems[$0.key] != nil }
    raise(to: systems)
  }

  /// Raises the floors to systems that something needs.
  mutating func raise(to others: [Platform: String]) {
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
        raise(to: SystemModules.since(module)?.byPlatform ?? [:])
      }
      return member.type
    }
    return member.type.replacing(member.elementType, with: type(adopting: name, called: member.elementType))
  }

  private mutating func type(adopting name: String, called template: String) -> String {
    if let known = names[name] { return known }
    let adopter: (any SurfaceRecord)? =
      surface.entities.first { $0.schema?.name == name } ?? surface.enums.first { $0.schema?.name == name }
    if let adopter {
      names[name] = adopter.typePath
      if let adopted = AdoptedEntity(of: name, in: own) {
        searchable[name] = adopted.offersBeforeSearch
        if adopted.isOnly { singles.insert(name) }
      }
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
    } else if let schema = Schema.entity(name).map(style.shape) {
      if let own = counterparts[name], isWrapped(own, name) {
        make(entity: newName, schema, for: own)
      } else if let model = models[name] {
        make(entity: newName, schema, for: model)
      } else {
        make(entity: newName, schema)
      }
    }
    return newName
  }

  /// A union of the app with all the types that were seen in one of adopters, or one that is made.
  private mutating func name(of union: String, _ cases: [SchemaMember], in domain: String) -> String {
    if let known = names[union] { return known }
    let newName = "Assistant\(union)"
    names[union] = newName
    if surface.unionValues.contains(where: { $0.typePath == newName }) { return newName }
    // Which cases it has is for the app to say: those of which it has something.
    let chosen = choice.flatMap { $0.member.elementType == union ? $0.branches.map(\.name) : nil }
    let had = cases.filter { chosen?.contains($0.name) ?? (counterpart(of: $0.schema) != nil) }
    let cases = had.isEmpty ? cases : had
    let lines = cases.map { "case \(IntentCode.quoted($0.name))(\(spelling(of: $0, in: domain)))" }
    let things = cases.compactMap(\.schema)
    if isNeeded(union), !things.isEmpty, things.count == cases.count, things.allSatisfy({ counterpart(of: $0) == nil })
    {
      shortfall.entities.append(things.joined(separator: " or "))
    }
    let isChosen = isNeeded(union) && SchemaCatalogue.builtIn.domain(domain)?.isText(union) != true
    let any = isChosen ? "case <#option#>(<#type#>)" : "case text(String)"
    made.append(
      Declaration(
        name: newName, attribute: "@UnionValue", head: "enum \(newName): Sendable",
        body: lines.isEmpty ? [any] : lines))
    if let search = AudioSearch(of: newName, cases, names, searchable), isNeeded(union), !search.isThere(in: surface) {
      modules.insert("MediaIntents")
      made.append(search.declaration(access))
    }
    return newName
  }

  /// Adds a declaration behind those that it uses.
  mutating func add(
    _ name: String, _ schema: Schema, _ head: String, _ body: [String], comment: String? = nil, modules: [String] = []
  ) {
    raise(to: schema.systems)
    floors = floors.filter { schema.systems[$0.key] != nil }
    self.modules.formUnion(modules)
    let attribute = "@\(style.macro(schema.kind))(schema: .\(schema.identifier))"
    made.append(Declaration(name: name, attribute: attribute, head: head, body: body, comment: comment))
  }
}

extension Intent {
  /// Whether each target that compiles it compiles an entity as well, as far as projects say.
  func canName(_ entity: Entity) -> Bool {
    hosts.isEmpty || entity.hosts.isEmpty || Set(hosts).isSubset(of: entity.hosts)
  }
}
