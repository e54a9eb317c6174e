import IntentComparison
import IntentSurface

extension Rule {
  static let entityHidden = Rule(
    id: "E20", name: "entity-hidden", title: "Entity hidden from the Shortcuts app",
    effects: [.discovery: .hides], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      With `isAssistantOnly`, an entity that adopts a schema is hidden from the Shortcuts app. Stored steps and \
      variables should still work, because they are found by identifier, but nobody can add them again.
      """,
    symptom: "The Find action and the type are not offered in the Shortcuts app.",
    fix: "Use `isAssistantOnly` only for new types, and keep the entity that people already use visible.",
    evidence: [
      "Apple documentation, `AssistantSchemaEntity`: `isAssistantOnly` hides the type outside Apple Intelligence.",
      "Observed in the Shortcuts runtime: visibility plays no part in finding a stored action.",
    ],
    judge: .changed(Entity.self, .isAssistantOnly) { pair, _ in
      guard pair.new.isAssistantOnly?.value == true, pair.old.isAssistantOnly?.value != true,
        // Without a schema nothing is hidden, which is a trap of its own.
        pair.new.schema != nil
      else { return nil }
      return Judgement(
        pair.subject,
        "\(pair.new.typePath) is now for Apple Intelligence only: the Shortcuts app no longer offers it.")
    })
}
