import IntentComparison
import IntentSurface

extension Rule {
  static let authenticationStricter = Rule(
    id: "I21", name: "authentication-stricter", title: "Action asks for authentication",
    effects: [.savedShortcuts: .degrades], confidence: .high,
    explanation: """
      Runs that worked on a locked device now wait until people authenticate. An automation at night has nobody to do \
      so. The default policy is `alwaysAllowed`.
      """,
    symptom: "A run on the locked device asks to unlock it, or fails.",
    fix: "Keep the old policy for what was allowed before, and ask in `perform()` only for what is delicate.",
    evidence: ["Apple documentation, AppIntent/authenticationPolicy and IntentAuthenticationPolicy"],
    judge: .changed(Intent.self, .authenticationPolicy) { pair, _ in
      let (old, new) = (pair.old, pair.new)
      let policies = AuthenticationChange(from: old, to: new)
      guard old.isAction, policies.isStricter else { return [] }
      return [
        Judgement(
          pair.subject,
          [
            "The intent \(new.label) went from `\(policies.old)` to `\(policies.new)`; "
              + "runs on a locked device wait or fail.",
            old.softening,
          ].compactMap { $0 }.joined(separator: " "),
          effects: old.savedEffects(.degrades), key: policies.new)
      ]
    })
}
