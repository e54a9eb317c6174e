import IntentComparison
import IntentSurface

extension Rule {
  static let enumRenamed = Rule(
    id: "N02", name: "enum-renamed", title: "Enum renamed",
    effects: [.findAndVariables: .degrades], confidence: .lowMedium, basis: .inferred("2026-11"),
    explanation: """
      Chosen options are stored as plain text, so they probably survive a rename of the enum. Variables and If \
      conditions store the identifier of the type, so they may not.
      """,
    symptom: "A condition or variable of this type may have to be set again.",
    fix: "Pin the old identifier: `static let persistentIdentifier = \"OldName\"`, as a literal in the enum itself.",
    evidence: [
      "Shared shortcut files: the value of an enum parameter is the raw value alone.",
      "Apple's App Intents skill for Xcode 27 lists raw values among what is stored, but not enum names.",
      "No test of a shortcut after such a rename has been published.",
    ],
    judge: .renamed(AppEnum.self) { pair, comparison in
      let old = pair.old.identifier
      let isGivenOut = comparison.oldRecords.mayGiveOut(.enum(old))
      let others =
        isGivenOut ? "; variables and conditions of the old type may not." : ", and nothing gives any other out."
      return Judgement(
        pair.subject,
        "Devices now know the enum \(old) as \(pair.new.identifier). Stored options probably survive\(others)",
        effects: isGivenOut ? nil : [.findAndVariables: .notes],
        fix: Fix(
          "Give \(pair.new.typePath) the identifier that devices have stored.",
          code: IntentCode.persistentIdentifier(old)),
        key: pair.new.identifier)
    })
}
