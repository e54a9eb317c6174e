import IntentComparison
import IntentSurface

extension Rule {
  static let intentKeptForAssistant = Rule(
    id: "I14", name: "intent-kept-for-assistant", title: "Shipped intent hidden from the Shortcuts app",
    effects: [.discovery: .hides], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      `isAssistantOnly` is meant for a new intent that exists alongside the old one. On an intent that people already \
      use, it removes the action from the list in the Shortcuts app. Saved actions should still be found, but nobody \
      can add the action again.
      """,
    symptom: "The action is gone from the list in the Shortcuts app, though Siri can still use it.",
    fix: "Leave the shipped intent unchanged, and put `isAssistantOnly = true` on a parallel intent for the schema.",
    evidence: [
      "Apple documentation, “Integrating actions with Siri and Apple Intelligence”: `isAssistantOnly` hides an "
        + "intent outside Siri",
      "Apple documentation, “Making actions and content discoverable by Apple Intelligence”, on migrating to schemas",
    ],
    judge: .changed(Intent.self, .isAssistantOnly) { pair, _ in
      let (old, new) = (pair.old, pair.new)
      guard old.isOffered, new.isForAssistantOnly else { return nil }
      return Judgement(
        pair.subject,
        "The intent \(new.label) was listed in the Shortcuts app and is now assistant only.",
        fix: Fix(
          "Remove `isAssistantOnly` from \(new.typeName), and set it on a parallel intent if the schema needs one."))
    })
}
