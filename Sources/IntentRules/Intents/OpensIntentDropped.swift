import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let opensIntentDropped = Rule(
    id: "I26", name: "opens-intent-dropped", title: "Result no longer opens anything",
    effects: [.savedShortcuts: .degrades], confidence: .medium, basis: .measured("2026-11"),
    explanation: """
      An action whose result opens another intent has an “Open When Run” switch. Without `OpensIntent`, the switch \
      disappears, and its stored setting is ignored.
      """,
    symptom: "The shortcut ends without opening the app; the “Open When Run” switch is missing.",
    fix: "Keep `OpensIntent` in the result of `perform()`.",
    evidence: [
      "WWDC22, session 10032, “Dive into App Intents”: what an intent can open when it is done",
      "Shared shortcut files store the switch as `OpenWhenRun`",
    ],
    judge: .changed(IntentResult.self, .opensIntent) { pair, _ in
      // One that is an `OpenIntent` opens the app itself.
      guard pair.old.opensIntent, !pair.new.opensIntent, !pair.newOwner.conforms(to: .openIntent) else { return nil }
      let intent = pair.oldOwner
      return Judgement(
        pair.subject,
        "The result of \(intent.label) no longer opens an intent.", intent.softening,
        effects: intent.savedEffects(.degrades))
    })
}
