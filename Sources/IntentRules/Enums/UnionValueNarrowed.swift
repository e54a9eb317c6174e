import IntentComparison
import IntentSurface

extension Rule {
  static let unionValueNarrowed = Rule(
    id: "U01", name: "union-value-narrowed", title: "Union value renamed, or a case of it lost",
    cells: [
      Cell(.unionValue, .renamed), Cell(.unionCase, .removed), Cell(.unionCase, .changed, .type),
      Cell(.unionCase, .changed, .optionality),
    ],
    effects: [.savedShortcuts: .degrades], confidence: .low,
    explanation: """
      A parameter of a union value takes values of several types. How devices store which case a value belongs to is \
      not published. A case that is gone, or has another type, can hardly take the values that were stored for it.
      """,
    symptom: "The run may ask for the value again.",
    fix: "Keep every case of a union value that people can have stored, and add new ones beside them.",
    evidence: [
      "Apple documentation, UnionValue.",
      "Reasoned from how other values are stored; no incident is known.",
    ],
    judge: .change { change, comparison in
      let effects = comparison.old.effects(.degrades, onValuesOf: .union(change.subject.owner))
      return [Judgement(change.subject, message(change), effects: effects, key: change.new)]
    })
}

private func message(_ change: Change) -> String {
  switch change.action {
  case .renamed: "Devices know the union value \(change.subject) as \(change.new ?? "another one") now."
  case .removed: "The case \(change.subject) is gone: values that were stored for it may find no place."
  case .added, .changed:
    "The case \(change.subject) held \(change.old ?? "another type") and holds \(change.new ?? "another type")."
  }
}
