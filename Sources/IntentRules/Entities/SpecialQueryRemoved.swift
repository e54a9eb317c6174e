import IntentComparison
import IntentSurface

extension Rule {
  static let specialQueryRemoved = Rule(
    id: "E11", name: "special-query-removed", title: "Unique-entity or value query removed",
    cells: Cell.defaultQuery + [Cell(.entity, .changed, .protocols)],
    effects: [.findAndVariables: .degrades], confidence: .medium,
    explanation: """
      A UniqueAppEntityQuery gives Shortcuts the action that reads the app's one entity of a kind, such as its \
      settings. An IntentValueQuery answers visual intelligence and other searches by value. Without them the action, \
      or the app's answers, are gone.
      """,
    symptom: "The action that gets the entity is gone, or the app has no results in visual intelligence.",
    fix: "Keep the query until nobody relies on it.",
    evidence: [
      "Observed in the Shortcuts runtime: unique entities get an action of their own that reads them.",
      "Apple documentation, IntentValueQuery; an app has one of them for a kind of input.",
    ],
    judge: .change { change, comparison in
      uniqueQueries(change, comparison) + valueQueries(change, comparison)
    })
}

private func uniqueQueries(_ change: Change, _ comparison: Comparison) -> [Judgement] {
  if change.aspect == .protocols {
    guard change.old == "UniqueAppEntity", let pair = comparison.entity(change.subject.owner) else { return [] }
    return [judgement(change.subject, pair.new.typePath, "UniqueAppEntity")]
  }
  return comparison.defaultQueryChanges(touchedBy: change).compactMap { change in
    guard change.old.can(.unique), let new = change.new, !new.can(.unique),
      // Without the protocol of the entity the loss is already said.
      change.entity.old.conforms(to: "UniqueAppEntity") == change.entity.new.conforms(to: "UniqueAppEntity")
    else { return nil }
    return judgement(change.subject, new.typePath, "UniqueAppEntityQuery")
  }
}

private func judgement(_ subject: Subject, _ type: String, _ conformance: String) -> Judgement {
  Judgement(
    subject,
    "\(type) is no \(conformance) any more: Shortcuts has no action that gets the one \(subject.owner) of the app.",
    fix: Fix("Conform \(type) to \(conformance) again."), key: conformance)
}

private func valueQueries(_ change: Change, _ comparison: Comparison) -> [Judgement] {
  guard change.subject.kind == .query, change.action == .removed || change.aspect == .capabilities,
    let old = comparison.oldRecords.query(change.subject.owner), old.can(.value),
    !comparison.new.queries.contains(where: { $0.can(.value) && $0.input == old.input })
  else { return [] }
  return [
    Judgement(
      change.subject,
      "\(old.typePath) is gone as an IntentValueQuery\(old.input.map { " for \($0)" } ?? ""), and nothing answers such "
        + "searches in its place.",
      effects: [.appleIntelligence: .degrades, .discovery: .degrades],
      symptom: "The app gives no results in visual intelligence.", key: "IntentValueQuery")
  ]
}
