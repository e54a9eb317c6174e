import IntentComparison
import IntentSurface

/// An entity that both surfaces have, and the query that finds it in each.
///
/// Shortcuts store the entity, never its query, so what counts is what the default query of the entity can do before
/// and after, whatever it is called.
struct DefaultQueryChange {
  var entity: Counterparts<Entity>
  var old: EntityQuery
  /// Nil where the new surface does not show which query it is.
  var new: EntityQuery?

  /// The entity, as the findings name it.
  var subject: Subject { Subject(.entity, entity.old.identifier) }
}

extension Rule.Cell {
  /// All that can make the default query of an entity do less.
  static let defaultQuery: [Rule.Cell] = [
    Rule.Cell(.entity, .changed, .defaultQuery),
    Rule.Cell(.query, .removed),
    Rule.Cell(.query, .changed, .capabilities),
    Rule.Cell(.query, .changed, .suggestsEntities),
    Rule.Cell(.query, .changed, .sortOptions),
    Rule.Cell(.queryFilter, .removed),
    Rule.Cell(.queryFilter, .changed, .comparators),
  ]
}

extension Comparison {
  /// The entities whose default query a change touches. Several changes may touch one, and each gives all of it, so
  /// that they end in one finding.
  func defaultQueryChanges(touchedBy change: Change) -> [DefaultQueryChange] {
    old.entities
      .filter { change.subject.owner == (change.subject.kind == .entity ? $0.identifier : $0.defaultQuery) }
      .compactMap { defaultQueryChange(of: $0) }
  }

  private func defaultQueryChange(of entity: Entity) -> DefaultQueryChange? {
    guard let pair = self.entity(entity.identifier),
      let query = entity.defaultQuery.flatMap(oldRecords.query)
    else { return nil }
    return DefaultQueryChange(entity: pair, old: query, new: pair.new.defaultQuery.flatMap(newRecords.query))
  }
}

extension EntityQuery {
  /// Whether it can do something.
  func can(_ capability: Capability) -> Bool { capabilities.contains(capability) }
}
