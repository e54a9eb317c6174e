import IntentComparison
import IntentSurface

extension Rule {
  static let parameterRemoved = Rule(
    id: "P01", name: "parameter-removed", title: "Parameter removed",
    effects: [.savedShortcuts: .degrades],
    hardest: [.savedShortcuts: .breaks], confidence: .mediumHigh, basis: .apple("2026-11"),
    explanation: """
      The action still runs, but the value that people set is silently dropped, so the shortcut no longer does what \
      they built. Apple calls removing a parameter compatible, but ignoring a value that was required changes what the \
      action does.
      """,
    symptom: "The field disappears from the action, and runs ignore its stored value.",
    fix: "Keep the parameter, leave it out of `parameterSummary`, and keep reading it in `perform()`.",
    evidence: [
      "Apple Tech Talk 10168, “Migrate custom intents to App Intents”: parameters may be added and removed",
      "Apple documentation, “Migrating widgets from SiriKit Intents to App Intents”: a value without a parameter "
        + "of the same name and type is left out",
    ],
    judge: .removed(Parameter.self) { loss, _ in
      let (parameter, intent) = (loss.old, loss.oldOwner)
      let effect = parameter.isRequired ? Effect.breaks : .degrades
      return Judgement(
        loss.subject, message(parameter, intent), effects: intent.savedEffects(effect, of: parameter),
        fix: Fix(
          "Keep `\(parameter.name)`, leave it out of `parameterSummary`, and keep reading it in `perform()`.",
          code: IntentCode.declaration(of: parameter, isOptional: true).joined(separator: "\n")))
    })

  private static func message(_ parameter: Parameter, _ intent: Intent) -> String {
    let place = intent.isConfiguration ? "what people set" : "the value in people's shortcuts"
    let removal = "The parameter `\(parameter.name)` of \(intent.label) is gone; \(place) is dropped."
    let weight =
      parameter.isRequired && !parameter.isIgnored ? "It was required, so every saved shortcut loses a value." : nil
    return [removal, weight, intent.softening(of: parameter)].compactMap { $0 }.joined(separator: " ")
  }
}
