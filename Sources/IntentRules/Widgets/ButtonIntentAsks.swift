import IntentComparison
import IntentSurface

extension Rule {
  static let buttonIntentAsks = Rule(
    id: "W07", name: "button-intent-asks", title: "Intent behind a button now asks people",
    effects: [.widgetsAndControls: .breaks], confidence: .mediumHigh, basis: .measured("2026-09"),
    explanation: """
      An intent that a Button or Toggle in a widget runs can't ask. A confirmation or choice throws an error there, \
      and `perform()` fails silently. Other ways to ask have not been tested.
      """,
    symptom: "The button does nothing, and no error appears.",
    fix: "Give the button an intent that does not ask, or open the app to ask there.",
    evidence: [
      "touyou/IntentTodo, notes on App Intents: measured that a confirmation in a button's intent fails silently."
    ],
    judge: .joined(.interactions, to: Intent.self, as: String.self) { pair, joined, _ in
      guard pair.old.isUsedByButton, pair.new.isUsedByButton else { return nil }
      let isMeasured = ["requestConfirmation", "requestChoice"].contains(joined)
      return Judgement(
        pair.subject,
        "\(pair.new.typePath) runs behind a button and now calls \(joined), which "
          + (isMeasured ? "fails there silently." : "can't ask there."),
        effects: isMeasured ? nil : [.widgetsAndControls: .degrades], confidence: isMeasured ? nil : .lowMedium,
        key: joined)
    })
}
