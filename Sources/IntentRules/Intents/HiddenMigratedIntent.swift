import AppIntentsFacts
import IntentSurface

extension Rule {
  static let hiddenMigratedIntent = Rule(
    id: "I13", name: "hidden-migrated-intent", title: "A migrated intent can't be hidden",
    effects: [.discovery: .notes], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      `isDiscoverable = false` has no effect on an intent that replaces a legacy SiriKit class: the action stays \
      listed. Deprecate it instead.
      """,
    symptom: "The action is still listed in the Shortcuts app.",
    fix: "Make the migrated intent a `DeprecatedAppIntent` as well; the two protocols work together.",
    evidence: ["Apple developer forums, thread 832208: an Apple engineer on hiding migrated intents"],
    judge: .lint { surface in
      surface.intents.compactMap { intent in
        guard intent.isDiscoverable?.value == false, intent.intentClassName != nil, intent.deprecation == nil,
          !intent.conforms(to: .deprecatedAppIntent)
        else { return nil }
        return Judgement(
          Subject(.intent, intent.identifier),
          "The intent \(intent.label) replaces a legacy class, so `isDiscoverable = false` does not hide it.",
          fix: Fix(
            "Deprecate \(intent.typeName) as well; the migration stays.",
            code: """
              extension \(intent.typePath): DeprecatedAppIntent {
                \(IntentCode.deprecation("\"This action will be removed.\""))
              }
              """))
      }
    })
}
