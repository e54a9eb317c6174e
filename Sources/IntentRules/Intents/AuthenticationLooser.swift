import IntentComparison
import IntentSurface

extension Rule {
  static let authenticationLooser = Rule(
    id: "I22", name: "authentication-looser", title: "Action asks for less authentication",
    cells: [Cell(.intent, .changed, .authenticationPolicy)],
    effects: [.savedShortcuts: .notes], confidence: .high,
    explanation: "Nothing that people saved stops. Somebody who holds a locked device can run the action now.",
    symptom: "The action runs on a locked device without asking.",
    fix: "Make sure that this is intended; it is a matter of security, not of compatibility.",
    evidence: ["Apple documentation, AppIntent/authenticationPolicy and IntentAuthenticationPolicy"],
    judge: .change { change, comparison in
      guard let new = comparison.newIntent(change), let policies = AuthenticationChange(change), policies.isLooser
      else {
        return []
      }
      return [
        Judgement(
          change.subject, "The intent \(new.label) went from `\(policies.old)` to `\(policies.new)`.", key: policies.new
        )
      ]
    })
}
