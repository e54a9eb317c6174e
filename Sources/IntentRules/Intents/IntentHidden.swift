import IntentComparison
import IntentSurface

extension Rule {
  static let intentHidden = Rule(
    id: "I11", name: "intent-hidden", title: "Intent no longer discoverable",
    effects: [.discovery: .hides], confidence: .medium, basis: .decompiled("2026-11"),
    explanation: """
      `isDiscoverable = false` removes an action from the Shortcuts editor, Spotlight and Siri. Saved actions are \
      looked up by identifier and have been observed to keep running, although Apple's documentation says that system \
      features can't reach such an intent.
      """,
    symptom: "The action is gone from the list in the Shortcuts app; people can't add it to new shortcuts.",
    fix: "Leave the intent discoverable. To retire it, make it a `DeprecatedAppIntent`.",
    evidence: [
      "Apple documentation, `AppIntent.isDiscoverable`: system features can't reach an intent that is not discoverable",
      "openhab/openhab-ios#1175: hides intents to keep old shortcuts running",
      "How the Shortcuts app looks up an action, as observed on iOS 18 to 26; Apple does not document it",
    ],
    judge: .changed(Intent.self, .isDiscoverable) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      guard new.isDiscoverable?.value == false, old.isOffered, old.isAction, new.intentClassName == nil,
        !comparison.new.hasAppShortcut(for: new.identifier)
      else { return nil }
      return Judgement(
        pair.subject,
        "The intent \(new.label) is no longer discoverable; saved shortcuts should keep running it.",
        fix: Fix(
          "Make the intent discoverable again, or deprecate it instead.",
          code: "static let isDiscoverable = true"))
    })
}
