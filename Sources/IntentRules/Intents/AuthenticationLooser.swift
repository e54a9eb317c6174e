import IntentComparison
import IntentSurface

extension Rule {
  static let authenticationLooser = Rule(
    id: "I22", name: "authentication-looser", title: "Action asks for less authentication",
    effects: [.savedShortcuts: .notes], confidence: .high, basis: .apple("2026-11"),
    explanation: "No saved shortcut stops working, but the action now runs with less authentication, or with none.",
    symptom: "The action asks for less authentication than before. It may run on a locked device.",
    fix: "Make sure that this is intended: it affects security, not compatibility.",
    evidence: [
      "Apple documentation, `AppIntent.authenticationPolicy` and `IntentAuthenticationPolicy`: when the device "
        + "must be unlocked"
    ],
    judge: .changed(Intent.self, .authenticationPolicy) { pair, _ in
      let policies = AuthenticationChange(from: pair.old, to: pair.new)
      guard policies.isLooser else { return nil }
      return Judgement(
        pair.subject, "The intent \(pair.new.label) changed from `\(policies.old)` to `\(policies.new)`.",
        key: policies.new)
    })
}
