import IntentComparison
import IntentSurface

extension Rule {
  static let replyDropped = Rule(
    id: "I25", name: "reply-dropped", title: "Spoken or visual reply dropped",
    cells: [
      Cell(.result, .changed, .dialog), Cell(.result, .changed, .snippetView), Cell(.result, .changed, .snippetIntent),
    ],
    effects: [.siriPhrases: .degrades], confidence: .medium,
    explanation: """
      A dialog is what Siri says, a snippet is what it shows. Without them the action runs and people who only hear \
      it, on AirPods, HomePod or in the car, learn nothing of the outcome.
      """,
    symptom: "Siri answers “Done” or not at all where it used to say or show the result.",
    fix: "Keep `ProvidesDialog` and the snippet in the result of `perform()`.",
    evidence: ["WWDC22 session 10032, “Dive into App Intents”: what dialogs and snippets are for"],
    judge: .change { change, comparison in
      guard change.old == "true", change.new != "true", let (old, new) = comparison.intents(change) else { return [] }
      let isDialog = change.aspect == .dialog
      let hasSnippet = new.result.showsSnippetView || new.result.showsSnippetIntent
      guard isDialog || !hasSnippet else { return [] }
      return [
        Judgement(
          change.subject,
          "The intent \(new.label) no longer \(isDialog ? "says" : "shows") its result (`\(isDialog ? "ProvidesDialog" : "ShowsSnippetView")`).",
          effects: old.isOffered ? nil : [.siriPhrases: .notes], key: isDialog ? "dialog" : "snippet")
      ]
    })
}
