import IntentComparison
import IntentSurface

extension Rule {
  static let replyDropped = Rule(
    id: "I25", name: "reply-dropped", title: "Spoken or visual reply dropped",
    effects: [.siriPhrases: .degrades], confidence: .medium, basis: .apple("2022-06"),
    explanation: """
      Siri speaks a dialog and shows a snippet. Without them the action runs, but people who only hear Siri, on \
      AirPods, on HomePod or in the car, do not learn the outcome.
      """,
    symptom: "Siri answers “Done” or nothing instead of saying or showing the result.",
    fix: "Keep `ProvidesDialog` and the snippet in the result of `perform()`.",
    evidence: ["WWDC22, session 10032, “Dive into App Intents”: what dialogs and snippets are for"],
    judge: .changed(IntentResult.self, .dialog) { pair, _ in
      guard pair.old.providesDialog, !pair.new.providesDialog else { return nil }
      return judgement(pair, "no longer says its result (`ProvidesDialog`)", key: "dialog")
    },
    .changed(IntentResult.self, .snippetView, .snippetIntent) { pair, _ in
      guard showsSnippet(pair.old), !showsSnippet(pair.new) else { return nil }
      return judgement(pair, "no longer shows its result (`ShowsSnippetView`)", key: "snippet")
    })

  private static func judgement(_ pair: Pair<IntentResult>, _ loss: String, key: String) -> Judgement {
    Judgement(
      pair.subject, "The intent \(pair.newOwner.label) \(loss).",
      effects: pair.oldOwner.isOffered ? nil : [.siriPhrases: .notes], key: key)
  }

  private static func showsSnippet(_ result: IntentResult) -> Bool {
    result.showsSnippetView || result.showsSnippetIntent
  }
}
