import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let findActionRemoved = Rule(
    id: "E07", name: "find-action-removed", title: "Find action removed",
    effects: [.findAndVariables: .breaks], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      An entity has a Find action in Shortcuts if its default query is an `EntityPropertyQuery` or an \
      `EnumerableEntityQuery`. With a plain `EntityQuery`, the action disappears, and saved Find steps have nothing to \
      run. The name of the query does not matter.
      """,
    symptom: "The Find step shows as “Unknown Action”.",
    fix: "Keep `EntityPropertyQuery` or `EnumerableEntityQuery` on the entity's default query.",
    evidence: [
      "Apple documentation, `EntityPropertyQuery` and `EnumerableEntityQuery`: conforming creates the Find action.",
      "Observed in the Shortcuts runtime: the Find action exists only for an entity with such a default query.",
      """
      vincode-io/Zavala 29b726ae and vincode-io/Zavala dbcb2555: Find actions appeared and disappeared with the type \
      of the default query.
      """,
    ],
    judge: .defaultQuery([Cell(.query, .changed, .capabilities)], judge: judgeFindActionRemoved))
}

private func judgeFindActionRemoved(_ change: DefaultQueryChange, _: Comparison) -> Judgement? {
  guard change.old.makesFindAction, !change.old.can(.unique), change.new?.makesFindAction != true,
    !change.entity.new.conforms(to: .transientAppEntity)
  else { return nil }
  let entity = change.entity.old.identifier
  guard let new = change.new else {
    return Judgement(
      change.subject,
      """
      \(entity) had a Find action by \(change.old.typePath). Its default query could no longer be read, so it is \
      unknown whether the action still exists.
      """,
      effects: [.findAndVariables: .asks],
      symptom: "If the action is gone, the Find step shows as “Unknown Action”.")
  }
  let wasProperty = change.old.can(.property)
  return Judgement(
    change.subject,
    "The default query of \(entity), \(new.typePath), is no longer \(wasProperty ? "a property" : "an enumerable") query. "
      + "The Find action is gone and saved Find steps stop working.",
    fix: Fix(
      "Restore the protocol that creates the Find action on the default query.",
      code:
        "extension \(new.typePath): \(wasProperty ? FrameworkProtocol.entityPropertyQuery : .enumerableEntityQuery) { … }"
    ))
}
