import IntentComparison
import IntentSurface

extension Rule {
  static let parameterNowOptional = Rule(
    id: "P07", name: "parameter-now-optional", title: "Required parameter became optional",
    effects: [.savedShortcuts: .notes], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      No stored value is lost. If the field was left empty, the system used to ask; now it does not, and the code gets \
      `nil`.
      """,
    symptom: "A run that used to ask for the value continues without it.",
    fix: "Make sure that `perform()` handles the missing value, or asks for it with `requestValue`.",
    evidence: [
      "Apple documentation, “Adding parameters to an app intent”: the system does not ask for optional parameters"
    ],
    judge: .changed(Parameter.self, .optionality) { pair, _ in
      let (old, new) = (pair.old, pair.new)
      guard !old.type.isOptional, new.type.isOptional, old.defaultValue == nil else { return nil }
      return Judgement(
        pair.subject,
        "The parameter `\(new.name)` of \(pair.newOwner.label) is now optional; "
          + (pair.newOwner.isAction
            ? "if it is empty, a run no longer asks for it." : "the code gets none where people chose nothing."),
        effects: pair.oldOwner.savedEffects(.notes))
    })
}
