import IntentComparison
import IntentSurface

extension Rule {
  static let intentOpensApp = Rule(
    id: "I17", name: "intent-opens-app", title: "Background action now opens the app",
    effects: [.savedShortcuts: .degrades], confidence: .mediumHigh, basis: .incident("2026-07"),
    explanation: """
      A step that ran in the background now brings the app to the front. Unattended automations interrupt people, and \
      on a locked device they wait for it to be unlocked.
      """,
    symptom: "The app opens in the middle of a shortcut; on a locked device the run stops.",
    fix: "Keep the background mode, and go to the foreground only when necessary.",
    evidence: [
      "Apple documentation, `AppIntent.openAppWhenRun` and `AppIntent.supportedModes`: whether a run brings the "
        + "app to the front",
      "Automattic/pocket-casts-ios#4812: an action that had to open the app failed on locked devices",
    ],
    judge: .changed(Intent.self, .foreground) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      let modes = ModeChange(from: old, to: new, in: comparison)
      guard old.isAction, modes.losesBackground else { return nil }
      return Judgement(
        pair.subject,
        "The intent \(new.label) ran in the background and now opens the app (\(modes.description)).",
        old.softening,
        effects: old.savedEffects(.degrades),
        fix: Fix(
          "Let \(new.typeName) run in the background again.",
          code: "static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]"))
    })
}
