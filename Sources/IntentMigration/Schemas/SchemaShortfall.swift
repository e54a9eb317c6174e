import AppIntentsFacts
import IntentSchemas
import IntentSurface

/// What the app has nothing for, of what a schema can't do without.
struct SchemaShortfall {
  /// The schemas of entities that no entity of the app is like.
  var entities: [String] = []
  /// What stays empty or off, because the app's entity has nothing for it, by the entity.
  var silent: [String: [String]] = [:]
  /// What queries of the app need of an intent, which nobody else can tell them.
  var unfound: [String] = []
  private var wanted = 0
  private var lacking: [String] = []

  /// Counts the members of a schema that a type of the app has nothing for.
  mutating func count(_ members: [SchemaMember], without mapped: Set<String>, of typeName: String) {
    wanted += members.count
    lacking += members.filter { !mapped.contains($0.name) }.map { "\(typeName).\($0.name)" }
  }

  /// Why it is better not done yet; nil where most is there.
  func advice(on schema: Schema) -> String? {
    if !entities.isEmpty {
      let names = Set(entities).sorted().joined(separator: ", ")
      return "Not advised yet: \(schema.identifier) works with \(names), and no entity of the app is one. Give the app "
        + "an entity with a query for it first, and ask again: what has to be filled in below is what it answers."
    }
    if let need = unfound.first {
      return "Not advised yet: \(need), so that nothing is found for the assistant. Let the query find things by "
        + "their identifiers alone first."
    }
    guard lacking.count * 2 > wanted else { return nil }
    let share = lacking.count == wanted ? "" : " That is more than half of what it needs."
    return "Not advised yet: \(schema.identifier) can't do without \(lacking.joined(separator: ", ")), and the app has "
      + "nothing for \(lacking.count == 1 ? "it" : "them").\(share)"
  }

  /// What a person should know of the values that are made.
  var notes: [String] {
    silent.sorted { $0.key < $1.key }.map { name, members in
      "\(name) has nothing for \(members.joined(separator: ", ")): a list is empty and a switch is off until the code "
        + "says otherwise."
    }
  }
}

extension Schema {
  /// The members that it can't do without: lists may be empty, and switches off.
  var indispensable: [SchemaMember] {
    let minor = Set(minorLists.map(\.name))
    return members.filter { member in
      !member.isOptional && member.type != "Bool"
        && !(kind == .entity ? member.isCollection : minor.contains(member.name))
    }
  }

  /// The text that is all that an entity can't do without; nil where there is more to it.
  var onlyText: SchemaMember? {
    let texts = members.filter { $0.type == "String" }
    let others = members.filter { !$0.isOptional && $0.type != "String" }
    let isPlain = protocols.allSatisfy { $0 == .appEntity }
    return isPlain && texts.count == 1 && others.allSatisfy { $0.onlyCase != nil } ? texts[0] : nil
  }

  /// What the unions of its parameters hold, by name: a song, an album.
  var unionThings: [String] {
    let unions = SchemaCatalogue.builtIn.domain(domain)?.unions ?? [:]
    return members.flatMap { unions[$0.elementType] ?? [] }.compactMap {
      $0.schema.map { String($0.lastNameComponent) }
    }
  }

  /// The text that people know an entity by.
  var shownText: SchemaMember? {
    let texts = members.filter {
      !$0.isCollection && !$0.isOptional && ["String", "AttributedString"].contains($0.elementType)
    }
    return texts.first { ["name", "title", "displayName"].contains($0.name) } ?? texts.first
  }
}

extension SchemaDomain {
  /// Whether a text is all that there has to be in a union, wherever the domain takes it.
  func isText(_ union: String) -> Bool {
    schemas.flatMap(\.members).filter { $0.elementType == union }.allSatisfy(\.isText)
  }
}

extension [SchemaMember] {
  /// What a thing is called, and what it says: parts that apps keep in one text.
  var wholeText: [SchemaMember] {
    let texts = filter { !$0.isCollection && ["String", "AttributedString"].contains($0.elementType) }
    return [["name", "title"], ["content", "note", "message", "body"]].compactMap { names in
      texts.first { names.contains($0.name) }
    }
  }
}

extension SchemaMember {
  /// The text that is all one needs to know of the entity that it takes; nil where there is more to it.
  var nameOfEntity: SchemaMember? {
    isCollection ? nil : schema.flatMap { SchemaCatalogue.builtIn.schema($0, kind: .entity)?.onlyText }
  }

  /// The one case that an enum leaves no choice of.
  var onlyCase: String? {
    let cases = schema.flatMap { SchemaCatalogue.builtIn.schema($0, kind: .enum)?.cases } ?? []
    return cases.count == 1 ? cases[0] : nil
  }

  /// Whether an app has the name of its entity for it: `folder: String`.
  func isNamed(by type: ValueType) -> Bool {
    type.element == .primitive("String") && !type.isCollection && nameOfEntity != nil
  }

  /// Whether it takes a union that the app makes, and a text is all that there has to be in it.
  var isText: Bool {
    isPlaceholder && isOptional && SchemaCatalogue.builtIn.domains.contains { $0.unions[elementType]?.isEmpty == true }
  }

  /// Whether any entity of the app will do, and nothing else.
  var takesAnyEntity: Bool { elementType == "any AppEntity" }

  /// What it holds as a `String`, written in code.
  func plainText(of value: String) -> String {
    let text = elementType == "AttributedString" ? "String(\(value).characters)" : value
    return isOptional ? "(\(value) ?? \"\")" : text
  }

  /// A `String` as what it takes.
  func text(of value: String) -> String { elementType == "AttributedString" ? "AttributedString(\(value))" : value }
}

/// The entities, enums and unions that a schema is made of, and which of them it can't do without.
struct SchemaParts {
  private(set) var all: Set<String> = []
  private(set) var needed: Set<String> = []

  /// - Parameter given: the members that the app has something for, whether they are needed or not.
  init(of schema: Schema, given: Set<String> = []) {
    let minor = Set(schema.minorLists.map(\.name))
    let isEntity = schema.kind == .entity
    for member in schema.members {
      let mayBeEmpty = member.isOptional || (isEntity ? member.isCollection : minor.contains(member.name))
      add(member, in: schema.domain, isNeeded: !mayBeEmpty || given.contains(member.name))
    }
    if let value = schema.returns { add(value, in: schema.domain, isNeeded: true) }
  }

  private mutating func add(_ member: SchemaMember, in domain: String, isNeeded: Bool) {
    let catalogue = SchemaCatalogue.builtIn
    let union = catalogue.domain(domain)?.unions[member.elementType]
    guard let name = union == nil ? member.schema : member.elementType else { return }
    let isNew = isNeeded ? needed.insert(name).inserted : !all.contains(name)
    all.insert(name)
    guard isNew else { return }
    // One case of a union is enough, and which one is for the app to say.
    union?.forEach { add($0, in: domain, isNeeded: false) }
    for part in catalogue.schema(name, kind: .entity)?.members ?? [] {
      add(part, in: domain, isNeeded: isNeeded && !part.isOptional && !part.isCollection)
    }
  }
}
