import IntentSurface

/// What an entity looks like when its identifier is set aside.
struct EntityShape: RecordShape {
  private let entity: Entity
  private let name: NameWords
  private let title: SentenceWords?
  private let query: NameWords?
  private let members: [(name: String, type: ValueType?)]

  init(_ entity: Entity) {
    self.entity = entity
    name = NameWords(entity.typeName)
    title = SentenceWords(entity.displayName?.value)
    query = entity.defaultQuery.map(NameWords.init)
    members = entity.properties.map { ($0.identifier, $0.type.unwrapped) }
  }

  /// How likely an entity was renamed to another one; nil where it is not.
  func likeness(to new: EntityShape) -> Double? {
    if entity.typePath == new.entity.typePath { return 2 }
    if let oldSchema = entity.schema?.name, let newSchema = new.entity.schema?.name, oldSchema != newSchema {
      return nil
    }
    // Two identifiers that people wrote down are two things.
    let sources = [entity.identifierSource, new.entity.identifierSource]
    guard !sources.allSatisfy({ $0 == .persistentIdentifier }) || entity.identifier == new.entity.identifier else {
      return nil
    }
    let nameSimilarity = name.similarity(to: new.name)
    let titleSimilarity = Likeness.ofWords(title, new.title)
    let memberSimilarity = Likeness.ofMembers(members, new.members)
    let hasTellingMembers = min(members.count, new.members.count) >= 2 && memberSimilarity ?? 0 >= 0.8
    guard nameSimilarity >= (memberSimilarity == nil ? 0.6 : 0.34) || titleSimilarity ?? 0 >= 0.8 || hasTellingMembers
    else { return nil }
    var likeness = Likeness()
    likeness.add(nameSimilarity, weight: 0.35)
    likeness.add(memberSimilarity, weight: 0.35)
    likeness.add(titleSimilarity, weight: 0.15)
    likeness.add(querySimilarity(to: new), weight: 0.15)
    likeness.add(Self.sameness(entity.idType, new.entity.idType), weight: 0.1)
    return likeness.value >= 0.6 ? likeness.value : nil
  }

  // Queries are matched after entities, so only their names can be compared.
  private func querySimilarity(to other: EntityShape) -> Double? {
    guard let query, let new = other.query else { return nil }
    return query.similarity(to: new)
  }

  private static func sameness(_ old: String?, _ new: String?) -> Double? {
    guard let old, let new else { return nil }
    return old == new ? 1 : 0
  }
}
