import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  /// A button runs an intent without a value that it needs.
  static let buttonValueLost = Rule(
    id: "W13", name: "button-value-lost", title: "Button no longer gives a value that its intent needs",
    effects: [.widgetsAndControls: .breaks], confidence: .medium, basis: .apple("2026-12"),
    explanation: """
      A Button or Toggle in a widget runs the intent that it was made with, and can't ask for what is missing. If \
      neither the call nor the initializer sets a required parameter, and it has no default, the run fails.
      """,
    symptom: "The button does nothing, and no error appears.",
    fix: "Set the parameter in the initializer that the button calls, or give it a default.",
    evidence: [
      "Apple documentation, “Adding interactivity to widgets and Live Activities”: the initializer sets the parameters "
        + "of an intent that a button runs.",
      "touyou/IntentTodo, notes on App Intents: an intent that asks fails silently behind a button.",
    ],
    judge: .changed(Parameter.self, .isUnsetByButton) { pair, _ in
      guard pair.oldOwner.isUsedByButton, pair.new.isUnsetByButton, pair.new.isRequired,
        // The system sets it.
        !(pair.newOwner.conforms(to: .setValueIntent) && pair.new.name == "value")
      else { return nil }
      return Judgement(
        pair.subject,
        "A button runs \(pair.newOwner.typePath) and no longer gives it a value for `\(pair.new.name)`, which it needs."
      )
    })
}
