import IntentSurface

extension Rule {
  static let replacementMissing = Rule(
    id: "I39", name: "replacement-missing", title: "Named replacement does not exist",
    effects: [.discovery: .notes], confidence: .medium, basis: .decompiled("2026-11"),
    explanation: """
      The replacement of a deprecated intent is looked up among the intents of the same bundle. If it is not there, \
      people see only the message and have to find the new action themselves.
      """,
    symptom: "“Please use ‘…’ instead.” is missing from the deprecated action.",
    fix: "Name an intent of the same app, and keep it discoverable.",
    evidence: [
      "How the Shortcuts app words a discontinued action, as observed on iOS 18 to 26; not documented by Apple"
    ],
    judge: .lint { surface in
      let known = Set(surface.intents.flatMap { [$0.identifier, $0.typeName, $0.typePath] })
      return surface.intents.compactMap { intent in
        guard let name = intent.deprecation?.replacedBy, !known.contains(name) else { return nil }
        return Judgement(
          Subject(.intent, intent.identifier),
          "The deprecated intent \(intent.label) names `\(name)` as its replacement, but the app has no such intent.",
          key: name)
      }
    })
}
