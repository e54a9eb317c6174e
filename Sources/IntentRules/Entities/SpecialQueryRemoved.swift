import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let specialQueryRemoved = Rule(
    id: "E11", name: "special-query-removed", title: "Unique-entity or value query removed",
    effects: [.findAndVariables: .degrades], confidence: .medium, basis: .decompiled("2026-11"),
    explanation: """
      A `UniqueAppEntityQuery` provides the action that reads the app's only entity of a type, such as its settings. \
      An `IntentValueQuery` answers visual intelligence and other searches by value. Without these queries, the \
      action or the app's answers disappear.
      """,
    symptom: "The action that gets the entity disappears, or the app has no results in visual intelligence.",
    fix: "Keep the query as long as shortcuts or searches may use it.",
    evidence: [
      "Observed in the Shortcuts runtime: unique entities have an action that reads them.",
      "Apple documentation, `IntentValueQuery`: visual intelligence and other searches by value use it.",
    ],
    judge: .difference(Cell.defaultQuery + [Cell(.query, .changed, .capabilities)]) { difference, comparison in
      comparison.defaultQueryChanges(touchedBy: difference).compactMap { uniqueQuery($0, comparison) }
        + valueQueries(difference, comparison)
    },
    .lost(.protocols, of: Entity.self, as: FrameworkProtocol.self) { pair, name, _ in
      name == .uniqueAppEntity ? lossOfUnique(pair.subject, pair.new.typePath, name) : nil
    })
}

private func uniqueQuery(_ change: DefaultQueryChange, _ comparison: Comparison) -> Judgement? {
  // Built metadata does not say which entity is the one of its kind.
  guard comparison.old.readFrom.kind == comparison.new.readFrom.kind,
    change.old.can(.unique), let new = change.new, !new.can(.unique),
    // Without the protocol of the entity the loss is already said.
    change.entity.old.conforms(to: .uniqueAppEntity) == change.entity.new.conforms(to: .uniqueAppEntity)
  else { return nil }
  return lossOfUnique(change.subject, new.typePath, .uniqueAppEntityQuery)
}

private func lossOfUnique(_ subject: Subject, _ type: String, _ conformance: FrameworkProtocol) -> Judgement {
  Judgement(
    subject,
    "\(type) no longer conforms to \(conformance): Shortcuts has lost the action that gets the app's \(subject.owner).",
    fix: Fix("Conform \(type) to \(conformance) again."), key: conformance.name)
}

private func valueQueries(_ difference: Difference, _ comparison: Comparison) -> [Judgement] {
  let narrowed = difference.pair(of: EntityQuery.self).flatMap { $0.aspect == .capabilities ? $0.old : nil }
  guard let old = difference.loss(of: EntityQuery.self)?.old ?? narrowed, old.can(.value),
    !comparison.new.queries.contains(where: { $0.can(.value) && $0.input == old.input })
  else { return [] }
  return [
    Judgement(
      Subject(.query, old.identifier),
      "\(old.typePath) is gone as an IntentValueQuery\(old.input.map { " for \($0)" } ?? ""), and nothing else "
        + "answers such searches.",
      effects: [.appleIntelligence: .degrades, .discovery: .degrades],
      symptom: "The app gives no results in visual intelligence.", key: FrameworkProtocol.intentValueQuery.name)
  ]
}
