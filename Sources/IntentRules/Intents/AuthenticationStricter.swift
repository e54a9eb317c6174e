import IntentComparison
import IntentSurface

extension Rule {
  static let authenticationStricter = Rule(
    id: "I21", name: "authentication-stricter", title: "Action asks for authentication",
    cells: [Cell(.intent, .changed, .authenticationPolicy)],
    effects: [.savedShortcuts: .degrades], confidence: .high,
    explanation: """
      Runs that worked on a locked device now wait until people authenticate. An automation at night has nobody to do \
      so. The default policy is `alwaysAllowed`.
      """,
    symptom: "A run on the locked device asks to unlock it, or fails.",
    fix: "Keep the old policy for what was allowed before, and ask in `perform()` only for what is delicate.",
    evidence: ["Apple documentation, AppIntent/authenticationPolicy and IntentAuthenticationPolicy"],
    judge: .change { change, comparison in
      guard let (old, new) = comparison.intents(change), old.isAction,
        let policies = AuthenticationChange(change), policies.isStricter
      else { return [] }
      return [
        Judgement(
          change.subject,
          [
            "The intent \(new.label) went from `\(policies.old)` to `\(policies.new)`; runs on a locked device wait or fail.",
            old.softening,
          ].compactMap { $0 }.joined(separator: " "),
          effects: old.savedEffects(.degrades), key: policies.new)
      ]
    })
}
