import IntentComparison
import IntentSurface

extension Rule {
  static let enumCaseRemoved = Rule(
    id: "N03", name: "enum-case-removed", title: "Enum case removed",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      A choice is stored as the raw value of its case. Once no case has that raw value, the stored choice can't be \
      resolved.
      """,
    symptom: "The chosen option is empty, so the run asks for it or fails.",
    fix: "Keep the case for existing shortcuts, and treat it like the option that replaced it.",
    evidence: [
      "Apple's App Intents skill for Xcode 27: never remove a case that people may have stored.",
      "Shared shortcut files: an enum value is stored as the text of its raw value.",
    ],
    judge: .removed(EnumCase.self) { loss, comparison in
      let raw = loss.old.rawValue ?? loss.old.name
      return [
        Judgement(
          loss.subject,
          "The case \(loss.subject) is gone: shortcuts that store it as “\(raw)” can no longer resolve it.",
          // What the picker did not show, nobody chose.
          effects: loss.old.isUnlisted
            ? [.savedShortcuts: .notes]
            : comparison.oldRecords.effects(.breaks, onValuesOf: .enum(loss.oldOwner.identifier)),
          fix: Fix(
            "Keep the case, and treat it as the option that took its place.",
            code: caseLine(loss.old, of: loss.oldOwner.rawType)))
      ]
    })
}

private func caseLine(_ lost: EnumCase, of rawType: String?) -> String {
  guard let raw = lost.rawValue, raw != lost.name || rawType != "String" else {
    return "case \(IntentCode.quoted(lost.name))"
  }
  return "case \(IntentCode.quoted(lost.name)) = \(rawValueLiteral(raw, of: rawType))"
}
