import IntentComparison
import IntentSurface

extension Rule {
  static let intentHidden = Rule(
    id: "I11", name: "intent-hidden", title: "Intent no longer discoverable",
    effects: [.discovery: .hides], confidence: .medium,
    explanation: """
      `isDiscoverable = false` takes an action off the lists: the Shortcuts editor, Spotlight, Siri. What people saved \
      is looked up by identifier and keeps running as far as has been observed; Apple's own words are stricter and \
      say that system features cannot reach the intent.
      """,
    symptom: "The action is gone from the list in the Shortcuts app; people can't add it to new shortcuts.",
    fix: "Leave the intent discoverable. To retire it, make it a `DeprecatedAppIntent`.",
    evidence: [
      "Apple documentation, AppIntent/isDiscoverable",
      "openhab/openhab-ios#1175: hides intents to keep old shortcuts running",
      "How the Shortcuts app looks up an action, as observed on iOS 18 to 26; Apple does not document it",
    ],
    judge: .changed(Intent.self, .isDiscoverable) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      guard new.isDiscoverable?.value == false, old.isOffered, old.isAction, new.intentClassName == nil,
        !comparison.new.hasAppShortcut(for: new.identifier)
      else { return [] }
      return [
        Judgement(
          pair.subject,
          "The intent \(new.label) is no longer discoverable; shortcuts that hold it should keep running.",
          fix: Fix(
            "Remove the line to keep the action on the list, or deprecate the intent instead.",
            code: "static let isDiscoverable = true"))
      ]
    })
}
