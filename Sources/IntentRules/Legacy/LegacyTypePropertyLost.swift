import IntentComparison
import IntentSurface

extension Rule {
  /// A property of a legacy object type is gone or of another type.
  static let legacyTypePropertyLost = Rule(
    id: "L11", name: "legacy-type-property-lost", title: "Property of a legacy type lost",
    cells: [
      Cell(.legacyParameter, .removed), Cell(.legacyParameter, .renamed), Cell(.legacyParameter, .changed, .type),
    ],
    effects: [.findAndVariables: .breaks], confidence: .medium,
    explanation: """
      Shortcuts read the properties of a legacy object through variables. A property that is gone or has another type \
      gives them nothing.
      """,
    symptom: "“Get details” steps and variables of that property are empty.",
    fix: "Keep the property in the definition.",
    evidence: ["Reasoned from how variables name a property; no incident is known."],
    judge: .change { change, comparison in
      guard comparison.oldRecords.legacyType(change.subject.owner) != nil else { return [] }
      let what =
        switch change.action {
        case .renamed: "is called `\(change.new ?? "")` now"
        case .changed: "was \(change.old ?? "") and is \(change.new ?? "") now"
        case .added, .removed: "is gone"
        }
      return [
        Judgement(change.subject, "The property `\(change.subject)` of a legacy type \(what).", key: change.new)
      ]
    })
}
