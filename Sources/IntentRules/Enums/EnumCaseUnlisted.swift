import IntentComparison
import IntentSurface

extension Rule {
  static let enumCaseUnlisted = Rule(
    id: "N11", name: "enum-case-unlisted", title: "Enum case no longer offered",
    effects: [.discovery: .hides], confidence: .medium, basis: .inferred("2026-11"),
    explanation: """
      An enum with its own `allCases` offers only the cases in that list. A stored choice of a case that was removed \
      from the list still works, because its raw value still exists, but nobody can choose it again.
      """,
    symptom: "The option disappears from the picker; shortcuts that already use it keep working.",
    fix: "List the case in `allCases` again.",
    evidence: [
      "Apple documentation, `CaseIterable` and `AppEnum`: `allCases` lists the options that people can choose.",
      "Inferred from `RawRepresentable`: a stored case that is not in the list is still found.",
    ],
    judge: .changed(EnumCase.self, .unlisted) { pair, _ in
      guard pair.new.isUnlisted else { return nil }
      return Judgement(
        pair.subject,
        "The case \(pair.subject) was removed from allCases of \(pair.newOwner.typePath), so nobody can choose it."
      )
    })
}
