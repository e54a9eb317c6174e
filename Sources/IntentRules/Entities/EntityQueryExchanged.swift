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
      comparison.defaultQueryChange(of: pair).flatMap { judgeEntityQueryExchanged($0, comparison) }
    })
}

private func judgeEntityQueryExchanged(_ change: DefaultQueryChange, _ comparison: Comparison) -> Judgement? {
  let (entity, old) = (change.entity, change.old)
  // Where the first query is gone, it may only have another name.
  guard let new = change.new, new.identifier != old.identifier, comparison.newRecords.query(old.identifier) != nil,
    !entity.old.conforms(to: .transientAppEntity)
  else { return nil }
  return Judgement(
    change.subject,
    "Whether \(new.typePath) finds all that \(old.typePath) found can't be told: picked items of \(entity.new.typePath) "
      + "are looked for by that one now.",
    effects: comparison.oldRecords.effects(.asks, onValuesOf: .entity(entity.old.identifier)), key: new.identifier)
}
