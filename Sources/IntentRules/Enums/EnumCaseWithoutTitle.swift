import IntentSurface

extension Rule {
  static let enumCaseWithoutTitle = Rule(
    id: "N09", name: "enum-case-without-title", title: "Enum case without a title",
    effects: [.savedShortcuts: .breaks], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      `caseDisplayRepresentations` must contain every case in `allCases`. The compiler does not check this. According \
      to Apple's guidance, a missing title is a fatal error when the title is needed.
      """,
    symptom: "The app or its extension may crash as soon as the options are shown.",
    fix: "Add the missing cases to `caseDisplayRepresentations`.",
    evidence: [
      "Apple's App Intents skill for Xcode 27: a case without a display representation is a fatal runtime error.",
      "touyou/IntentTodo, recheck of 2026-09-25: Xcode 27.2 supplies titles only for enums that adopt a schema.",
    ],
    judge: .lint { surface in surface.enums.compactMap(judgement) })
}

private func judgement(_ appEnum: AppEnum) -> Judgement? {
  let missing = appEnum.cases.filter { $0.title == nil && !$0.isUnlisted }.map(\.name)
  guard !appEnum.hasUnreadTitles, !missing.isEmpty, missing.count < appEnum.cases.count else { return nil }
  let message =
    "caseDisplayRepresentations of \(appEnum.typePath) does not contain \(missing.sentenceList)."
  return Judgement(
    Subject(.enum, appEnum.identifier), message,
    effects: appEnum.schema == nil ? nil : [.savedShortcuts: .notes],
    symptom: appEnum.schema == nil ? nil : "Nothing with Xcode 27.2; with an older one the app crashes.",
    fix: Fix(
      "Add every case.",
      code: missing.map { ".\($0): \"\($0.firstUppercased)\"," }.joined(separator: "\n")),
    key: missing.joined(separator: ","))
}
