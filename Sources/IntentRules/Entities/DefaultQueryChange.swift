import IntentComparison
import IntentSurface

/// An entity that both surfaces have, and the query that finds it in each.
///
/// Shortcuts store the entity, never its query, so what counts is what the default query of the entity can do before
/// and after, whatever it is called.
struct DefaultQueryChange {
  var entity: Pair<Entity>
  var old: EntityQuery
  /// Nil where the new surface does not show which query it is.
  var new: EntityQuery?

  /// The entity, as the findings name it.
  var subject: Subject { entity.subject }
}

extension Rule.Cell {
  /// All that can give an entity another default query, or none.
  static let defaultQuery = [Rule.Cell(.entity, .changed, .defaultQuery), Rule.Cell(.query, .removed)]
}

extension Rule.Judge {
  /// An entity whose default query may do less, whether it has another one or the query itself changed.
  ///
  /// - Parameter cells: what of the query itself is looked at.
  static func defaultQuery(
    _ cells: [Rule.Cell], judge: @escaping @Sendable (DefaultQueryChange, Comparison) -> Judgement?
  ) -> Self {
    .difference(Rule.Cell.defaultQuery + cells) { difference, comparison in
      comparison.defaultQueryChanges(touchedBy: difference).compactMap { judge($0, comparison) }
    }
  }
}

extension Comparison {
  /// The entities whose default query a difference touches. Several differences may touch one, and each gives all of
  /// it, so that they end in one finding.
  func defaultQueryChanges(touchedBy difference: Difference) -> [DefaultQueryChange] {
    if let entity = difference.pair(of: Entity.self) { return [defaultQueryChange(of: entity)].compactMap(\.self) }
    guard let query = difference.oldQuery else { return [] }
    return oldRecords.entities(foundBy: query.identifier).compactMap { entity in
      var change = bothSides(of: entity).flatMap(defaultQueryChange)
      // On some systems a query may do less than on others.
      if let new = difference.newQuery, change?.new?.identifier == new.identifier { change?.new = new }
      if change != nil, difference.change.platforms != nil { change?.old = query }
      return change
    }
  }

  /// Of the entities that share an identifier, a build keeps the last.
  private func bothSides(of entity: Entity) -> Pair<Entity>? {
    guard let old = oldRecords.entity(entity.identifier),
      let new = newRecords.entity(newIdentifier(of: .entity, entity.identifier))
    else { return nil }
    return Pair(Subject(.entity, old.identifier), old, new)
  }

  /// The default queries of an entity; nil where it had none, or one that was not read.
  func defaultQueryChange(of entity: Pair<Entity>) -> DefaultQueryChange? {
    entity.old.defaultQuery.flatMap(oldRecords.query).map {
      DefaultQueryChange(entity: entity, old: $0, new: entity.new.defaultQuery.flatMap(newRecords.query))
    }
  }
}

extension Difference {
  /// The query that differs, or of which a filter does, as it was.
  fileprivate var oldQuery: EntityQuery? {
    loss(of: EntityQuery.self)?.old ?? pair(of: EntityQuery.self)?.old ?? loss(of: QueryFilter.self)?.oldOwner
      ?? pair(of: QueryFilter.self)?.oldOwner
  }
}

extension Difference {
  /// The same query as it is.
  fileprivate var newQuery: EntityQuery? {
    pair(of: EntityQuery.self)?.new ?? loss(of: QueryFilter.self)?.newOwner ?? pair(of: QueryFilter.self)?.newOwner
  }
}

extension EntityQuery {
  /// Whether it can do something.
  func can(_ capability: Capability) -> Bool { capabilities.contains(capability) }
}
