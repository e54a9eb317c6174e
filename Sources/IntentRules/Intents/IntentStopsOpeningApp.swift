import IntentComparison
import IntentSurface

extension Rule {
  static let intentStopsOpeningApp = Rule(
    id: "I18", name: "intent-stops-opening-app", title: "Action no longer opens the app",
    effects: [.savedShortcuts: .degrades], confidence: .mediumHigh, basis: .incident("2026-08"),
    explanation: """
      A step that used to bring the app to the front now runs in the background. If its purpose is to show something, \
      it may report success while people see nothing.
      """,
    symptom: "The shortcut ends without an error and the app does not appear.",
    fix: "Return a dialog or an error when the app is needed, or keep the foreground mode.",
    evidence: [
      "Apple documentation, `AppIntent.openAppWhenRun` and `AppIntent.supportedModes`: whether a run brings the "
        + "app to the front",
      """
      Automattic/pocket-casts-ios#4979: a review of the background mode found that success was reported although \
      nothing played
      """,
    ],
    judge: .changed(Intent.self, .foreground) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      let modes = ModeChange(from: old, to: new, in: comparison)
      guard old.isAction, modes.losesForeground else { return nil }
      return Judgement(
        pair.subject,
        "The intent \(new.label) opened the app and no longer does (\(modes.description)).", old.softening,
        effects: old.savedEffects(.degrades))
    })
}
