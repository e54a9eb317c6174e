import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let findActionRemoved = Rule(
    id: "E07", name: "find-action-removed", title: "Find action removed",
    effects: [.findAndVariables: .breaks], confidence: .high,
    explanation: """
      Shortcuts makes a Find action for an entity while its default query is an `EntityPropertyQuery` or an \
      `EnumerableEntityQuery`. With a plain query the action is gone, and saved Find steps have nothing to run. The \
      name of the query does not matter.
      """,
    symptom: "The Find step reads “Unknown Action”.",
    fix: "Keep `EntityPropertyQuery` or `EnumerableEntityQuery` on the entity's default query.",
    evidence: [
      "Apple documentation, `EntityPropertyQuery` and `EnumerableEntityQuery`: conforming makes the Find action.",
      "Observed in the Shortcuts runtime: the filter action exists only for an entity with such a default query.",
      "vincode-io/Zavala 29b726ae and vincode-io/Zavala dbcb2555: Find actions came and went with the kind of "
        + "the default query.",
    ],
    judge: .defaultQuery(judgeFindActionRemoved))
}

private func judgeFindActionRemoved(_ change: DefaultQueryChange, _: Comparison) -> Judgement? {
  guard change.old.makesFindAction, !change.old.can(.unique), change.new?.makesFindAction != true,
    !change.entity.new.conforms(to: .transientAppEntity)
  else { return nil }
  let entity = change.entity.old.identifier
  guard let new = change.new else {
    return Judgement(
      change.subject,
      "\(entity) had a Find action by \(change.old.typePath). Its default query can't be read any more, so whether the "
        + "action still exists is unknown.",
      effects: [.findAndVariables: .degrades], confidence: .low,
      symptom: "If the action is gone, the Find step reads “Unknown Action”.")
  }
  let wasProperty = change.old.can(.property)
  return Judgement(
    change.subject,
    "The default query of \(entity), \(new.typePath), is no longer \(wasProperty ? "a property" : "an enumerable") query. "
      + "The Find action is gone and saved Find steps stop working.",
    fix: Fix(
      "Give the default query back what makes the Find action.",
      code:
        "extension \(new.typePath): \(wasProperty ? FrameworkProtocol.entityPropertyQuery : .enumerableEntityQuery) { … }"
    ))
}
