import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let parameterNowRequired = Rule(
    id: "P05", name: "parameter-now-required", title: "Optional parameter became required",
    effects: [.savedShortcuts: .degrades], confidence: .high, basis: .measured("2026-09"),
    explanation: """
      Shortcuts in which the field was left empty now stop and ask for a value. An unattended automation has nobody to \
      ask.
      """,
    symptom: "A run stops to ask for a value; an unattended automation stalls or fails.",
    fix: "Give the parameter a default, or leave it optional and decide in `perform()`.",
    evidence: [
      "Apple Tech Talk 10168, “Migrate custom intents to App Intents”: existing parameters may become non-optional",
      "Measured (touyou/IntentTodo, 2026-09-12): the system requests a value for each parameter left unset",
    ],
    judge: .changed(Parameter.self, .optionality) { pair, comparison in
      let (new, intent) = (pair.new, pair.oldOwner)
      guard pair.old.type.isOptional, new.isRequired,
        // A control that can't ask is a trap of its own, W06.
        !intent.conforms(to: .controlConfigurationIntent)
      else { return nil }
      // A placed widget has nobody to ask: what was left empty can't be drawn any more.
      let isWidget = intent.conforms(to: .widgetConfigurationIntent)
      let message = """
        The parameter `\(new.name)` of \(intent.label) was optional and is now required; saved shortcuts without a \
        value \(isWidget ? "have nothing to show" : "stop and ask").
        """
      var effects = intent.savedEffects(isWidget ? .breaks : .degrades)
      let isSpoken = comparison.new.hasAppShortcut(for: pair.newOwner.identifier, without: new)
      if isSpoken, comparison.old.hasAppShortcut(for: intent.identifier) { effects[.siriPhrases] = .degrades }
      return Judgement(
        pair.subject, message, effects[.siriPhrases].map { _ in "So do all phrases of its App Shortcut." },
        intent.softening, effects: effects, confidence: isWidget ? .medium : nil,
        fix: Fix(
          "Give `\(new.name)` a default, or keep it optional.",
          code: IntentCode.declaration(of: new, isOptional: true).joined(separator: "\n")))
    })
}
