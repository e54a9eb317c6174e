import AppIntentsFacts
import IntentSurface

extension Rule {
  static let deprecatedWithoutMessage = Rule(
    id: "I37", name: "deprecated-without-message", title: "Deprecated without a notice for people",
    effects: [.discovery: .notes], confidence: .low, basis: .decompiled("2026-11"),
    explanation: """
      `@available(deprecated:)` warns only developers. People see a message and the action to use instead only with \
      `DeprecatedAppIntent`. What the Shortcuts app does with the attribute alone is not known.
      """,
    symptom: "At most, the action shows as discontinued, without saying what to use instead.",
    fix: "Conform to `DeprecatedAppIntent` and say what to use instead.",
    evidence: [
      "Apple documentation, `DeprecatedAppIntent`: the Shortcuts app shows its message to people who use the action",
      "The Shortcuts app has a discontinued state for actions, as observed on iOS 18 to 26; its trigger is unverified",
    ],
    judge: .lint { surface in
      surface.intents.compactMap { intent in
        guard intent.deprecation == nil, !intent.conforms(to: .deprecatedAppIntent),
          let clause = intent.availability.first(where: { $0.deprecated != nil || $0.isDeprecated == true })
        else { return nil }
        let message = clause.message.map { IntentCode.literal($0) } ?? "\"This action will be removed.\""
        return Judgement(
          Subject(.intent, intent.identifier),
          "The intent \(intent.label) is deprecated only with `@available`, so people see no notice.",
          fix: Fix(
            "Use a DeprecatedAppIntent, whose message people see.",
            code: """
              extension \(intent.typePath): DeprecatedAppIntent {
                \(IntentCode.deprecation(message))
              }
              """))
      }
    })
}
