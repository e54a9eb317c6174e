import IntentSurface

extension Rule {
  static let intentConformsThroughProtocol = Rule(
    id: "I09", name: "intent-conforms-through-protocol", title: "Intent conforms only through a protocol of the app",
    effects: [.savedShortcuts: .breaks], confidence: .mediumHigh, basis: .incident("2025-09"),
    explanation: """
      An intent that conforms to `AppIntent` only through one of the app's own protocols, which brings its `perform()` \
      too, is extracted and listed, but iOS 26, macOS 26 and later can't find it when they run it. One that has a \
      `perform()` of its own was not seen to fail; the finding only notes it.
      """,
    symptom: """
      The action is listed but fails when run: “LNContextErrorDomain 2002”, `LNPerformActionErrorCodeActionNotFound`; \
      its pickers are empty.
      """,
    fix: "Declare `AppIntent` on the type itself, next to the app's protocol.",
    evidence: [
      "utmapp/UTM#7412: nine intents, which got `perform()` from their protocol, failed on macOS 26 until commit 5ee79c7c "
        + "declared `AppIntent` on each",
      "gatzenga/Shelv, commit af8ccc3: one with its own `perform()` was found and ran on iOS 26",
    ],
    judge: .lint { surface in
      surface.intents.compactMap { intent in
        switch intent.conformance {
        case .throughProtocol(let name): fails(intent, name)
        case .throughProtocolPerforming(let name): mayFail(intent, name)
        default: nil
        }
      }
    })

  private static func fails(_ intent: Intent, _ name: String) -> Judgement {
    Judgement(
      Subject(.intent, intent.identifier),
      """
      The intent \(intent.label) conforms to `AppIntent` only through `\(name)`; systems from 2025 on list it but \
      can't find it at run time.
      """,
      // A widget makes its settings itself, by their type; nobody has seen that fail.
      effects: intent.savedEffects(intent.isAction ? .breaks : .degrades),
      confidence: intent.isAction ? nil : .low, fix: spelledOut(intent))
  }

  // gatzenga/Shelv ran such intents on iOS 26.
  private static func mayFail(_ intent: Intent, _ name: String) -> Judgement {
    Judgement(
      Subject(.intent, intent.identifier),
      """
      The intent \(intent.label) conforms to `AppIntent` only through `\(name)`. It has its own `perform()`, and such \
      intents were seen to run; those whose protocol has it were not.
      """,
      effects: intent.savedEffects(.notes), confidence: .low, symptom: "Nothing, as far as is known.",
      fix: spelledOut(intent))
  }

  private static func spelledOut(_ intent: Intent) -> Fix {
    Fix("Write `AppIntent` on \(intent.typeName) itself.", code: "extension \(intent.typePath): AppIntent {}")
  }
}
