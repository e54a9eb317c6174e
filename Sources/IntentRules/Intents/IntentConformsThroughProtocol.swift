import IntentSurface

extension Rule {
  static let intentConformsThroughProtocol = Rule(
    id: "I09", name: "intent-conforms-through-protocol", title: "Intent conforms only through a protocol of the app",
    effects: [.savedShortcuts: .breaks], confidence: .mediumHigh,
    explanation: """
      An intent that conforms to `AppIntent` only through one of the app's own protocols is extracted and listed, but \
      iOS 26, macOS 26 and later can't find it when they run it.
      """,
    symptom: """
      The action is listed but fails when run: “LNContextErrorDomain 2002”, `LNPerformActionErrorCodeActionNotFound`; \
      its pickers are empty.
      """,
    fix: "Declare `AppIntent` on the type itself, next to the app's protocol.",
    evidence: ["utmapp/UTM#7412: nine intents failed on macOS 26 until commit 5ee79c7c declared `AppIntent` on each"],
    judge: .lint { surface in
      surface.intents.compactMap { intent in
        guard case .throughProtocol(let name) = intent.conformance else { return nil }
        return Judgement(
          Subject(.intent, intent.identifier),
          """
          The intent \(intent.label) conforms to `AppIntent` only through `\(name)`; systems from 2025 on list it but \
          can't find it at run time.
          """,
          // A widget makes its settings itself, by their type; nobody has seen that fail.
          effects: intent.savedEffects(intent.isAction ? .breaks : .degrades),
          confidence: intent.isAction ? nil : .low,
          fix: Fix(
            "Write `AppIntent` on \(intent.typeName) itself.", code: "extension \(intent.typePath): AppIntent {}"))
      }
    })
}
