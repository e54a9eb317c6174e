import IntentSurface

extension Rule {
  static let hiddenIntentInAppShortcut = Rule(
    id: "I12", name: "hidden-intent-in-app-shortcut", title: "App Shortcut for an intent that is not discoverable",
    effects: [.siriPhrases: .breaks], confidence: .high, basis: .apple("2026-11"),
    explanation:
      "An App Shortcut needs a discoverable intent. With `isDiscoverable = false`, the App Shortcut is invalid.",
    symptom: "The App Shortcut and its phrases are missing from Siri, Spotlight and the Shortcuts app.",
    fix: "Make the intent discoverable, or remove its App Shortcut.",
    evidence: ["Apple documentation, `AppIntent.isDiscoverable`: App Shortcuts require it to be true"],
    judge: .lint { surface in
      surface.intents.compactMap { intent in
        guard intent.isDiscoverable?.value == false, surface.hasAppShortcut(for: intent.identifier) else { return nil }
        return Judgement(
          Subject(.intent, intent.identifier),
          "The intent \(intent.label) is not discoverable, so the App Shortcut that uses it is not valid.",
          fix: Fix("Make \(intent.typeName) discoverable.", code: "static let isDiscoverable = true"))
      }
    })
}
