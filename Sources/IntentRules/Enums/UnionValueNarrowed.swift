import IntentComparison
import IntentSurface

extension Rule {
  static let unionValueNarrowed = Rule(
    id: "U01", name: "union-value-narrowed", title: "Union value renamed, or a case of it lost",
    effects: [.savedShortcuts: .degrades], confidence: .low,
    explanation: """
      A parameter of a union value takes values of several types. How devices store which case a value belongs to is \
      not published. A case that is gone, or has another type, probably can't take the values that were stored for it.
      """,
    symptom: "The run may ask for the value again.",
    fix: "Keep every case of a union value that people can have stored, and add new ones beside them.",
    evidence: [
      "Apple documentation, `UnionValue`: a parameter that takes one of several types.",
      "Reasoned from how other values are stored; no incident is known.",
    ],
    judge: .renamed(UnionValue.self) { pair, comparison in
      let name = pair.new.identifier
      return [
        Judgement(
          pair.subject, "Devices know the union value \(pair.subject) as \(name) now.",
          effects: effectsOnValues(of: pair.old, in: comparison), key: name)
      ]
    },
    .removed(UnionCase.self) { loss, comparison in
      [
        Judgement(
          loss.subject, "The case \(loss.subject) is gone: values that were stored for it may find no place.",
          effects: effectsOnValues(of: loss.oldOwner, in: comparison))
      ]
    },
    .changed(UnionCase.self, .type, .optionality) { pair, comparison in
      let (old, new) = (pair.old.type?.description, pair.new.type?.description)
      return [
        Judgement(
          pair.subject,
          "The case \(pair.subject) held \(old ?? "another type") and holds \(new ?? "another type").",
          effects: effectsOnValues(of: pair.oldOwner, in: comparison), key: new)
      ]
    })
}

private func effectsOnValues(of union: UnionValue, in comparison: Comparison) -> [Audience: Effect] {
  comparison.old.effects(.degrades, onValuesOf: .union(union.identifier))
}
