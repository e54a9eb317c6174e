import IntentComparison
import IntentSurface

extension Rule {
  static let authenticationLooser = Rule(
    id: "I22", name: "authentication-looser", title: "Action asks for less authentication",
    effects: [.savedShortcuts: .notes], confidence: .high,
    explanation: "Nothing that people saved stops. Somebody who holds a locked device can run the action now.",
    symptom: "The action runs on a locked device without asking.",
    fix: "Make sure that this is intended; it is a matter of security, not of compatibility.",
    evidence: [
      "Apple documentation, `AppIntent.authenticationPolicy` and `IntentAuthenticationPolicy`: when the device "
        + "must be unlocked"
    ],
    judge: .changed(Intent.self, .authenticationPolicy) { pair, _ in
      let policies = AuthenticationChange(from: pair.old, to: pair.new)
      guard policies.isLooser else { return [] }
      return [
        Judgement(
          pair.subject, "The intent \(pair.new.label) went from `\(policies.old)` to `\(policies.new)`.",
          key: policies.new)
      ]
    })
}
