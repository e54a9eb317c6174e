import IntentComparison
import IntentSurface

extension Rule {
  static let enumCaseUnlisted = Rule(
    id: "N11", name: "enum-case-unlisted", title: "Enum case no longer offered",
    effects: [.discovery: .hides], confidence: .medium,
    explanation: """
      An enum that brings its own `allCases` offers the cases of that list. A case that left it is still read from what \
      people stored, because its raw value is still there; nobody can choose it any more.
      """,
    symptom: "The option is gone from the picker; shortcuts that hold it go on.",
    fix: "List the case in `allCases` again.",
    evidence: [
      "Apple documentation, `CaseIterable` and `AppEnum`: `allCases` is what there is to choose from.",
      "That a stored case outside of the list is still resolved is inferred from `RawRepresentable`.",
    ],
    judge: .changed(EnumCase.self, .unlisted) { pair, _ in
      guard pair.new.isUnlisted else { return [] }
      return [
        Judgement(
          pair.subject, "The case \(pair.subject) left allCases of \(pair.newOwner.typePath): nobody can choose it now."
        )
      ]
    })
}
