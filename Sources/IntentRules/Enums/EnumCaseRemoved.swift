import IntentComparison
import IntentSurface

extension Rule {
  static let enumCaseRemoved = Rule(
    id: "N03", name: "enum-case-removed", title: "Enum case removed",
    cells: [Cell(.enumCase, .removed)],
    effects: [.savedShortcuts: .breaks], confidence: .high,
    explanation: """
      A choice that people made is stored as the raw value of its case. Once no case has that raw value, the stored \
      choice stands for nothing.
      """,
    symptom: "The chosen option is empty, and the run asks for it or fails.",
    fix: "Keep the case for what is stored, and treat it as the option that took its place.",
    evidence: [
      "Apple's App Intents skill for Xcode 27: never remove a case that people may have stored.",
      "Shared shortcut files: an enum value is stored as the text of its raw value.",
    ],
    judge: .change { change, comparison in
      let name = change.subject.member ?? ""
      let lost = comparison.oldRecords.appEnum(change.subject.owner)?.cases.first { $0.name == name }
      let raw = lost?.rawValue ?? name
      return [
        Judgement(
          change.subject,
          "The case \(change.subject) is gone: people who chose it have “\(raw)” stored, which nothing reads now.",
          effects: comparison.old.effects(.breaks, onValuesOf: .enum(change.subject.owner)),
          fix: Fix(
            "Keep the case, and treat it as the option that took its place.",
            code: lost.map { caseLine($0, of: comparison.oldRecords.appEnum(change.subject.owner)?.rawType) }))
      ]
    })
}

private func caseLine(_ lost: EnumCase, of rawType: String?) -> String {
  guard let raw = lost.rawValue, raw != lost.name || rawType != "String" else { return "case \(lost.name)" }
  return "case \(lost.name) = \(rawValueLiteral(raw, of: rawType))"
}
