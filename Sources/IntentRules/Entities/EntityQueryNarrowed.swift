import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let entityQueryNarrowed = Rule(
    id: "E27", name: "entity-query-narrowed", title: "Query leaves out what it found",
    effects: [.savedShortcuts: .asks], confidence: .low, basis: .apple("2026-11"),
    explanation: """
      A saved step has the id of what people picked, and `entities(for:)` finds it again at each run. A condition that \
      was not there, or a limit, may leave out what people picked before. Only the query's own code is looked at.
      """,
    symptom: "If it is left out: the picked item is empty, or the run asks for it again.",
    fix: "Find by their ids also those that are no longer offered: leave them out of `suggestedEntities()` alone.",
    evidence: [
      "Apple documentation, `EntityQuery.entities(for:)`: the system finds the entities of saved steps with it."
    ],
    judge: .defaultQuery([.init(.query, .changed, .findingCode)], judge: judgeEntityQueryNarrowed))
}

private func judgeEntityQueryNarrowed(_ change: DefaultQueryChange, _ comparison: Comparison) -> Judgement? {
  let entity = change.entity
  guard let new = change.new, new.identifier == change.old.identifier, !entity.old.conforms(to: .transientAppEntity),
    entity.old.idCode == entity.new.idCode
  else { return nil }
  // What ids are made of says which one is meant, not whether it is left out; with a name that was there, a condition may
  // be only written otherwise.
  let ids = MadeCode.parts(of: entity.new.idCode)
  let known = Set(MadeCode.parts(of: change.old.findingCode) + ids + ids.map { "-\($0)" })
  let come = new.findingCode.filter { known.isDisjoint(with: MadeCode.parts(of: [$0])) }
  guard !come.isEmpty else { return nil }
  return Judgement(
    change.subject,
    "Whether \(new.typePath) finds all that it found can't be told: what it leaves out depends on "
      + "\(MadeOtherwise.parts(come).map { $0.first == "-" ? String($0.dropFirst()) : $0 }.quotedList) now.",
    effects: comparison.oldRecords.effects(.asks, onValuesOf: .entity(entity.old.identifier)), key: "narrowed")
}
