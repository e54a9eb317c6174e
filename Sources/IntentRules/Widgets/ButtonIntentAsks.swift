import IntentComparison
import IntentSurface

extension Rule {
  static let buttonIntentAsks = Rule(
    id: "W07", name: "button-intent-asks", title: "Intent behind a button starts to ask people",
    effects: [.widgetsAndControls: .breaks], confidence: .mediumHigh,
    explanation: """
      An intent that a Button or Toggle of a widget runs has nowhere to ask. A confirmation or a choice throws there, \
      and `perform()` fails silently; other ways to ask have not been tried.
      """,
    symptom: "The button does nothing that people can see.",
    fix: "Give the button an intent of its own that does not ask, or open the app to ask there.",
    evidence: [
      "touyou/IntentTodo, notes on App Intents: measured that a confirmation in a button's intent fails without a sign."
    ],
    judge: .joined(.interactions, to: Intent.self, as: String.self) { pair, joined, _ in
      guard pair.old.isUsedByButton, pair.new.isUsedByButton else { return [] }
      let isMeasured = ["requestConfirmation", "requestChoice"].contains(joined)
      return [
        Judgement(
          pair.subject,
          "\(pair.new.typePath) runs behind a button and now calls \(joined), which "
            + (isMeasured ? "fails there without a sign." : "has nobody to ask there."),
          effects: isMeasured ? nil : [.widgetsAndControls: .degrades], confidence: isMeasured ? nil : .lowMedium,
          key: joined)
      ]
    })
}
