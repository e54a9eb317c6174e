import IntentComparison
import IntentSurface

extension Rule {
  static let intentRevealed = Rule(
    id: "I15", name: "intent-revealed", title: "Parallel intent made public",
    effects: [.discovery: .notes], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      Removing `isAssistantOnly` shows the new action to people. They then see the old and the new action side by \
      side, unless the old one is deprecated in the same release.
      """,
    symptom: "A new action appears in the Shortcuts app, perhaps next to one that does the same.",
    fix: "Deprecate the old intent in the same release and name this one as its replacement.",
    evidence: [
      "Apple documentation, “Integrating actions with Siri and Apple Intelligence”, on completing the transition"
    ],
    judge: .changed(Intent.self, .isAssistantOnly) { pair, comparison in
      let new = pair.new
      guard pair.old.isForAssistantOnly, new.isOffered else { return nil }
      let isNamed = comparison.new.intents.contains {
        $0.deprecation?.replacedBy == new.typeName || $0.deprecation?.replacedBy == new.identifier
      }
      let rest = isNamed ? "a deprecated intent names it as its replacement." : "no deprecated intent names it yet."
      return Judgement(pair.subject, "The intent \(new.label) is now listed in the Shortcuts app; \(rest)")
    })
}
