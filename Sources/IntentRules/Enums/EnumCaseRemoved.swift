import IntentComparison
import IntentSurface

extension Rule {
  static let enumCaseRemoved = Rule(
    id: "N03", name: "enum-case-removed", title: "Enum case removed",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      A choice is stored as the raw value of its case. Once no case has that raw value, the stored choice can't be \
      resolved. The same holds on a system that `@available` shuts the case out of.
      """,
    symptom: "The chosen option is empty, so the run asks for it or fails.",
    fix: "Keep the case for existing shortcuts, and treat it like the option that replaced it.",
    evidence: [
      "Apple's App Intents skill for Xcode 27: never remove a case that people may have stored.",
      "Shared shortcut files: an enum value is stored as the text of its raw value.",
      "The Swift compiler's `init(rawValue:)` for an enum gives nil for a case that `@available` shuts out.",
    ],
    judge: .removed(EnumCase.self) { loss, comparison in
      let raw = loss.old.rawValue ?? loss.old.name
      return Judgement(
        loss.subject,
        "The case \(loss.subject) is gone: shortcuts that store it as “\(raw)” can no longer resolve it.",
        // What the picker did not show, nobody chose.
        effects: loss.old.isUnlisted
          ? [.savedShortcuts: .notes]
          : comparison.oldRecords.effects(.breaks, onValuesOf: .enum(loss.oldOwner.identifier)),
        fix: Fix(
          "Keep the case, and treat it as the option that took its place.",
          code: caseLine(loss.old, of: loss.oldOwner.rawType)))
    },
    .changedEach(EnumCase.self, .availability) { pair, comparison in
      let (old, new) = (pair.oldOwner, pair.newOwner)
      // What asks for a newer system with its whole enum does so with what has values of it.
      let left = SystemsLeft(
        from: (pair.old.availability + new.availability, old.hosts, old.platforms),
        to: (pair.new.availability + new.availability, new.hosts, new.platforms), in: comparison)
      let effects = comparison.oldRecords.effects(.breaks, onValuesOf: .enum(old.identifier))
      return left.judgements(
        pair.subject, "The case \(pair.subject)", "shortcuts that store it can no longer resolve it",
        effects: pair.old.isUnlisted ? [.savedShortcuts: .notes] : effects, unsure: [.savedShortcuts: .degrades]
      ).map { judgement in
        var judgement = judgement
        judgement.confidence = judgement.confidence ?? .medium
        judgement.fix = Fix("Take `@available` off the case, and treat it like another one on older systems.")
        return judgement
      }
    })
}

private func caseLine(_ lost: EnumCase, of rawType: String?) -> String {
  guard let raw = lost.rawValue, raw != lost.name || rawType != "String" else {
    return "case \(IntentCode.quoted(lost.name))"
  }
  return "case \(IntentCode.quoted(lost.name)) = \(rawValueLiteral(raw, of: rawType))"
}
