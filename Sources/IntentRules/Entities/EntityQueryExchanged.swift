import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let entityQueryExchanged = Rule(
    id: "E26", name: "entity-query-exchanged", title: "Entity is found by another query",
    effects: [.savedShortcuts: .asks], confidence: .low, basis: .apple("2026-11"),
    explanation: """
      A saved step has the id of what people picked, and the default query of the entity finds it again. Where another \
      query of the app takes over, what the first one found may be nothing that the second one knows.
      """,
    symptom: "If it does not find them: the picked item is empty, or the run asks for it again.",
    fix: "Keep the query, or let the new one find all that the old one found.",
    evidence: [
      "Apple documentation, `AppEntity.defaultQuery`: the system finds entities with it by their identifiers."
    ],
    judge: .changed(Entity.self, .defaultQuery) { pair, comparison in
      guard !pair.old.conforms(to: .transientAppEntity),
        let (old, new) = comparison.exchangedQueries(of: pair)
      else { return nil }
      return Judgement(
        pair.subject,
        "Whether \(new.typePath) finds all that \(old.typePath) found can't be told: picked items of \(pair.new.typePath) "
          + "are looked for by that one now.",
        effects: comparison.oldRecords.effects(.asks, onValuesOf: .entity(pair.old.identifier)), key: new.identifier)
    })
}

extension Comparison {
  /// The default queries of an entity before and now, where the first one is still there: else it may only have another
  /// name.
  fileprivate func exchangedQueries(of pair: Pair<Entity>) -> (old: EntityQuery, new: EntityQuery)? {
    guard let before = pair.old.defaultQuery, let now = pair.new.defaultQuery, before != now,
      newRecords.query(before) != nil, let old = oldRecords.query(before), let new = newRecords.query(now)
    else { return nil }
    return (old, new)
  }
}
