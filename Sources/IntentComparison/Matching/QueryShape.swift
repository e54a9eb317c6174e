import IntentSurface

/// What a query looks like when its identifier is set aside.
struct QueryShape: RecordShape {
  private let query: EntityQuery
  private let name: NameWords
  private let entity: String?
  // Several entities may name their nested default query alike.
  private let isDefaultOf: Set<String>

  /// - Parameters:
  ///   - names: the renames of what an old query refers to; none for a new one.
  ///   - defaults: the entities of the query's side by their default queries.
  init(_ query: EntityQuery, names: RenameTable = RenameTable(), defaults: [String?: [Entity]]) {
    self.query = query
    name = NameWords(query.typeName)
    entity = query.entity.map { names.current(.entity, $0) }
    isDefaultOf = Set((defaults[query.identifier] ?? []).map { names.current(.entity, $0.identifier) })
  }

  /// How likely a query was renamed to another one; nil where it was not.
  func likeness(to new: QueryShape) -> Double? {
    if query.typePath == new.query.typePath { return 2 }
    if !isDefaultOf.isDisjoint(with: new.isDefaultOf) { return 1.5 }
    let nameSimilarity = name.similarity(to: new.name)
    guard nameSimilarity >= 0.5, entity == new.entity else { return nil }
    var likeness = Likeness()
    likeness.add(nameSimilarity, weight: 0.5)
    likeness.add(query.capabilities == new.query.capabilities ? 1 : 0, weight: 0.3)
    return likeness.value >= 0.7 ? likeness.value : nil
  }
}
