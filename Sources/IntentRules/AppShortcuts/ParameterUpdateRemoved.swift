import IntentComparison
import IntentSurface

extension Rule {
  static let parameterUpdateRemoved = Rule(
    id: "S11", name: "parameter-update-removed", title: "Phrases are no longer updated with new entities",
    effects: [.siriPhrases: .degrades], confidence: .medium, basis: .incident("2026-08"),
    explanation: """
      `updateAppShortcutParameters()` tells the system to fetch the suggested entities again and to create phrases \
      with their names. If the app never calls it, entities that people add never become phrases. In two apps that did \
      not call it, App Shortcuts did not work at all; the cause is not known.
      """,
    symptom: "Siri does not know phrases with the name of an entity that was added after installation.",
    fix: "Call `updateAppShortcutParameters()` when the app starts and when the suggested entities change.",
    evidence: [
      "Apple documentation, `AppShortcutsProvider`: `updateAppShortcutParameters()`.",
      "Apple developer forums, thread 764792: phrases with a parameter are unknown until the app "
        + "calls `updateAppShortcutParameters()`.",
      "elizaOS/eliza#21091, measured in a simulator: “Couldn't find AppShortcutsProvider” until the app called it.",
    ],
    judge: .changed(AppShortcutsProvider.self, .updatesParameters) { pair, comparison in
      let namesEntities = comparison.new.entities.contains { comparison.new.phrasesName(.entity($0.identifier)) }
      guard !pair.new.updatesParameters, namesEntities else { return nil }
      return Judgement(
        pair.subject,
        "Nothing calls \(pair.subject).updateAppShortcutParameters() any longer, so new entities get no phrases.",
        fix: Fix(
          "Call it when the app starts and when the suggested entities change.",
          code: "\(pair.subject).updateAppShortcutParameters()"))
    })
}
