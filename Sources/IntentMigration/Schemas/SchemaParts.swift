import IntentSchemas

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
