import IntentComparison
import IntentSurface

extension Rule {
  /// A property of a legacy object type is gone or of another type.
  static let legacyTypePropertyLost = Rule(
    id: "L11", name: "legacy-type-property-lost", title: "Property of a legacy type lost",
    cells: [Cell(.legacyType, .changed, .type)],
    effects: [.findAndVariables: .breaks], confidence: .medium,
    explanation: """
      Shortcuts read the properties of a legacy object through variables. A property that is gone or has another type \
      gives them nothing.
      """,
    symptom: "“Get details” steps and variables of that property are empty.",
    fix: "Keep the property in the definition.",
    evidence: ["Reasoned from how variables name a property; no incident is known."],
    judge: .change { change, _ in
      guard let gone = change.old else { return [] }
      return [
        Judgement(
          change.subject, "The legacy type `\(change.subject.owner)` loses its property \(gone).", key: gone)
      ]
    })
}
