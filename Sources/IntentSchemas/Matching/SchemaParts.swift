import AppIntentsFacts
package import IntentSurface

extension Schema {
  /// The built-in schema of an entity.
  package static func entity(_ name: String?) -> Schema? {
    name.flatMap { SchemaCatalogue.builtIn.schema($0, kind: .entity) }
  }

  /// The members that it can't do without: lists may be empty, and switches off.
  package var indispensable: [SchemaMember] {
    let minor = Set(minorLists.map(\.name))
    return members.filter { member in
      !member.isOptional && member.type != "Bool"
        && !(kind == .entity ? member.isCollection : minor.contains(member.name))
    }
  }

  /// The text that is all that an entity can't do without; nil where there is more to it.
  package var onlyText: SchemaMember? {
    let texts = members.filter { $0.type == "String" }
    let others = members.filter { !$0.isOptional && $0.type != "String" }
    let isPlain = protocols.allSatisfy { $0 == .appEntity }
    return isPlain && texts.count == 1 && others.allSatisfy { $0.onlyCase != nil } ? texts[0] : nil
  }

  /// What the unions of its parameters hold, by name: a song, an album.
  package var unionThings: [String] {
    let unions = SchemaCatalogue.builtIn.domain(domain)?.unions ?? [:]
    return members.flatMap { unions[$0.elementType] ?? [] }.compactMap {
      $0.schema.map { String($0.lastNameComponent) }
    }
  }

  /// The text that people know an entity by.
  package var shownText: SchemaMember? {
    let texts = members.filter {
      !$0.isCollection && !$0.isOptional && ["String", "AttributedString"].contains($0.elementType)
    }
    return texts.first { ["name", "title", "displayName"].contains($0.name) } ?? texts.first
  }
}

extension SchemaDomain {
  /// Whether a text is all that there has to be in a union, wherever the domain takes it.
  package func isText(_ union: String) -> Bool {
    schemas.flatMap(\.members).filter { $0.elementType == union }.allSatisfy(\.isText)
  }
}

extension [SchemaMember] {
  /// What a thing is called, and what it says: parts that apps keep in one text.
  package var wholeText: [SchemaMember] {
    let texts = filter { !$0.isCollection && ["String", "AttributedString"].contains($0.elementType) }
    return [["name", "title"], ["content", "note", "message", "body"]].compactMap { names in
      texts.first { names.contains($0.name) }
    }
  }
}

extension SchemaMember {
  /// The text that is all one needs to know of the entity that it takes; nil where there is more to it.
  package var nameOfEntity: SchemaMember? {
    isCollection ? nil : Schema.entity(schema)?.onlyText
  }

  /// The one case that an enum leaves no choice of.
  package var onlyCase: String? {
    let cases = schema.flatMap { SchemaCatalogue.builtIn.schema($0, kind: .enum)?.cases } ?? []
    return cases.count == 1 ? cases[0] : nil
  }

  /// Whether an app has the name of its entity for it: `folder: String`.
  package func isNamed(by type: ValueType) -> Bool {
    type.element == .primitive("String") && !type.isCollection && nameOfEntity != nil
  }

  /// Whether only another action of the domain ever makes one: without that, nobody hands one over.
  package var isMadeByAnother: Bool { Schema.entity(schema)?.protocols.contains(.transientAppEntity) == true }

  /// Whether it takes a union that the app makes, and a text is all that there has to be in it.
  package var isText: Bool {
    isPlaceholder && isOptional && SchemaCatalogue.builtIn.domains.contains { $0.unions[elementType]?.isEmpty == true }
  }

  /// Whether any entity of the app will do, and nothing else.
  var takesAnyEntity: Bool { elementType == "any AppEntity" }

  /// What it holds as a `String`, written in code.
  package func plainText(of value: String) -> String {
    let text = elementType == "AttributedString" ? "String(\(value).characters)" : value
    return isOptional ? "(\(value) ?? \"\")" : text
  }

  /// A `String` as what it takes.
  package func text(of value: String) -> String {
    elementType == "AttributedString" ? "AttributedString(\(value))" : value
  }
}

/// The entities, enums and unions that a schema is made of, and which of them it can't do without.
package struct SchemaParts {
  /// All of them, by their names.
  package private(set) var all: Set<String> = []
  /// Those that it can't do without.
  package private(set) var needed: Set<String> = []

  /// - Parameter given: the members that the app has something for, whether they are needed or not.
  package init(of schema: Schema, given: Set<String> = []) {
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
    for part in Schema.entity(name)?.members ?? [] {
      add(part, in: domain, isNeeded: isNeeded && !part.isOptional && !part.isCollection)
    }
  }
}
