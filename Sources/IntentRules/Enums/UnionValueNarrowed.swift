import IntentComparison
import IntentSurface

extension Rule {
  static let unionValueNarrowed = Rule(
    id: "U01", name: "union-value-narrowed", title: "Union value renamed, or one of its cases removed",
    effects: [.savedShortcuts: .degrades], confidence: .low, basis: .inferred("2026-11"),
    explanation: """
      A union value parameter accepts values of several types. How devices store the case is not documented. A case \
      that was removed or has another type probably can't hold the values that were stored for it.
      """,
    symptom: "The run may ask for the value again.",
    fix: "Keep every case that people may have stored, and add new cases next to them.",
    evidence: [
      "Apple documentation, `UnionValue`: a parameter that takes one of several types.",
      "Inferred from how other values are stored; no incident is known.",
    ],
    judge: .renamed(UnionValue.self) { pair, comparison in
      let name = pair.new.identifier
      return Judgement(
        pair.subject, "Devices now know the union value \(pair.subject) as \(name).",
        effects: effectsOnValues(of: pair.old, in: comparison), key: name)
    },
    .removed(UnionCase.self) { loss, comparison in
      Judgement(
        loss.subject, "The case \(loss.subject) is gone: stored values for it may be lost.",
        effects: effectsOnValues(of: loss.oldOwner, in: comparison))
    },
    .changed(UnionCase.self, .type, .optionality) { pair, comparison in
      let (old, new) = (pair.old.type?.description, pair.new.type?.description)
      return Judgement(
        pair.subject,
        "The case \(pair.subject) held \(old ?? "another type") and holds \(new ?? "another type").",
        effects: effectsOnValues(of: pair.oldOwner, in: comparison), key: new)
    })
}

private func effectsOnValues(of union: UnionValue, in comparison: Comparison) -> [Audience: Effect] {
  comparison.oldRecords.effects(.degrades, onValuesOf: .union(union.identifier))
}
