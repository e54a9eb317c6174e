import IntentComparison
import IntentSurface

extension Rule {
  static let parameterCardinalityChanged = Rule(
    id: "P04", name: "parameter-cardinality-changed", title: "Parameter became a list, or is no longer one",
    effects: [.savedShortcuts: .breaks], confidence: .mediumHigh, basis: .apple("2026-11"),
    explanation: """
      A single value and a list are different types, so a stored value may be dropped.
      """,
    symptom: "The field is empty in saved shortcuts, or holds only part of what was set.",
    fix: "Keep the old parameter, leave it out of `parameterSummary`, and add the new one under a new name.",
    evidence: [
      "Apple documentation, “Migrating widgets from SiriKit Intents to App Intents”: name and type must match",
      "home-assistant/iOS, WidgetAssistAppIntent: keeps the single `pipeline` hidden next to the list `pipelines`",
    ],
    judge: .changed(Parameter.self, .type) { pair, comparison in
      let (old, new, intent) = (pair.old, pair.new, pair.oldOwner)
      guard TypeDifference(old: old.type, new: new.type, renames: comparison.renames) == .cardinality else {
        return nil
      }
      let message = """
        The parameter `\(old.name)` of \(intent.label) changed from `\(old.type.spelling)` to `\(new.type.spelling)`; \
        stored values no longer fit.
        """
      let newName =
        new.type.isCollection ? old.name + "List" : "single" + old.name.firstUppercased
      return Judgement(
        pair.subject, message, intent.softening(of: old),
        effects: intent.savedEffects(.breaks, of: old), fix: old.keptBeside(new, named: newName, of: intent),
        key: new.type.unwrapped.description)
    })
}
