import IntentComparison
import IntentSurface

extension Rule {
  static let stringQueryDropped = Rule(
    id: "E09", name: "string-query-dropped", title: "Search by name dropped",
    effects: [.discovery: .degrades, .siriPhrases: .degrades], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      An `EntityStringQuery` finds entities by the text that people type into the picker or say to Siri. Without it, \
      people can choose or name only suggested entities. Saved choices are stored by id and keep working.
      """,
    symptom: "Searching in the picker finds nothing, and Siri recognizes only names of suggested entities.",
    fix: "Keep `EntityStringQuery` on the entity's default query.",
    evidence: [
      "Apple documentation, `EntityStringQuery`: it finds entities by the text that people type.",
      "WWDC22, session 10032: the picker's search field and spoken names come from the string query.",
    ],
    judge: .defaultQuery([Cell(.query, .changed, .capabilities)], judge: judgeStringQueryDropped))
}

private func judgeStringQueryDropped(_ change: DefaultQueryChange, _: Comparison) -> Judgement? {
  // All things of an enumerable query are known, and the system searches an index by itself.
  guard change.old.can(.string), let new = change.new,
    !new.capabilities.contains(where: { [.string, .enumerable, .unique, .indexed].contains($0) })
  else { return nil }
  return Judgement(
    change.subject,
    "\(new.typePath) no longer conforms to EntityStringQuery, so \(change.entity.old.identifier) can't be searched by name.",
    fix: Fix(
      "Make the entity searchable by name again.",
      code: "extension \(new.typePath): EntityStringQuery { func entities(matching string: String) … }"))
}
