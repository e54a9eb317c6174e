import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let entityQueryNarrowed = Rule(
    id: "E27", name: "entity-query-narrowed", title: "Query leaves out what it found",
    effects: [.savedShortcuts: .asks], confidence: .low, basis: .apple("2026-11"),
    explanation: """
      A saved step has the id of what people picked, and `entities(for:)` finds it again at each run. A condition that \
      was not there, or a limit, may leave out what people picked before; so may looking under another key, in another \
      file or in another store. Only the query's own code and what it calls are looked at, two types far.
      """,
    symptom: "If it is left out: the picked item is empty, or the run asks for it again.",
    fix: "Find by their ids also those that are no longer offered: leave them out of `suggestedEntities()` alone.",
    evidence: [
      "Apple documentation, `EntityQuery.entities(for:)`: the system finds the entities of saved steps with it."
    ],
    judge: .defaultQuery(
      [.init(.query, .changed, .findingCode), .init(.query, .changed, .findingPlaces)], judge: judgeEntityQueryNarrowed)
  )
}

private func judgeEntityQueryNarrowed(_ change: DefaultQueryChange, _ comparison: Comparison) -> Judgement? {
  let entity = change.entity
  guard let new = change.new, new.identifier == change.old.identifier, !entity.old.conforms(to: .transientAppEntity),
    entity.old.idCode == entity.new.idCode
  else { return nil }
  let left = leftOut(change.old, new, ids: MadeCode.parts(of: entity.new.idCode))
  guard let reason = left ?? readElsewhere(change.old, new) else { return nil }
  var judgement = Judgement(
    change.subject, "Whether \(new.typePath) finds all that it found can't be told: \(reason).",
    effects: comparison.oldRecords.effects(.asks, onValuesOf: .entity(entity.old.identifier)),
    fix: left == nil ? Fix("Read what is kept in the old place as well, or move it when the app is updated.") : nil,
    key: "narrowed")
  judgement.cause = reason
  return judgement
}

private func leftOut(_ old: EntityQuery, _ new: EntityQuery, ids: [String]) -> String? {
  // What ids are made of says which one is meant, not whether it is left out; with a name that was there, a condition may
  // be only written otherwise.
  let known = Set(MadeCode.parts(of: old.findingCode) + ids + ids.map { "-\($0)" })
  let come = new.findingCode.filter { code in
    known.isDisjoint(with: MadeCode.parts(of: [code]))
      || !old.findingCode.contains(code)
        && old.findingCode.contains { !new.findingCode.contains($0) && MadeCode.narrows(code, $0) }
  }
  let parts = MadeCode.parts(of: come).map { $0.first == "-" ? String($0.dropFirst()) : $0 }
  let names = MadeOtherwise.parts(parts)
  return names.isEmpty ? nil : "what it leaves out depends on \(names.quotedList) now"
}

private func readElsewhere(_ old: EntityQuery, _ new: EntityQuery) -> String? {
  let come = new.findingPlaces.filter { !old.findingPlaces.contains($0) }
  let gone = old.findingPlaces.filter { !new.findingPlaces.contains($0) }
  return come.isEmpty || gone.isEmpty ? nil : "it reads \(come.quotedList) now, and no longer \(gone.quotedList)"
}
