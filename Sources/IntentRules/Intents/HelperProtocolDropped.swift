import IntentComparison
import IntentSurface

extension Rule {
  static let helperProtocolDropped = Rule(
    id: "I34", name: "helper-protocol-dropped", title: "Intent loses a convenience",
    cells: [Cell(.intent, .changed, .protocols)],
    effects: [.savedShortcuts: .notes], confidence: .medium,
    explanation: """
      Saved shortcuts run as before. What goes is around them: suggestions, a progress bar, undo, the way from a \
      universal link or a system search to the intent.
      """,
    symptom: "A suggestion, a progress bar, an undo or a link that people knew is missing.",
    fix: "Keep the protocol if people rely on it.",
    evidence: ["Apple documentation, “App intents”: the list of intent protocols and what each is for"],
    judge: .change { change, comparison in
      guard let name = change.old, let loss = losses[name], let intent = comparison.newIntent(change),
        !(name == "ProgressReportingIntent" && intent.conforms(to: "LongRunningIntent"))
      else { return [] }
      return [
        Judgement(
          change.subject, "The intent \(intent.label) is no `\(name)` any more: \(loss.what).", effects: loss.effects,
          key: name)
      ]
    })

  private static let losses: [String: (what: String, effects: [Audience: Effect]?)] = [
    "CancellableIntent": ("people can't cancel a run", nil),
    "DeleteIntent": ("the system no longer takes it for a deletion", [.appleIntelligence: .notes]),
    "PauseWorkoutIntent": ("the Action button of a watch can't pause a workout", [.discovery: .degrades]),
    "PlayVideoIntent": ("the system can't start a video with it", [.appleIntelligence: .degrades]),
    "PredictableIntent": ("the system no longer suggests it", [.discovery: .notes]),
    "ProgressReportingIntent": ("a run shows no progress", nil),
    "ResumeWorkoutIntent": ("the Action button of a watch can't resume a workout", [.discovery: .degrades]),
    "SetValueIntent": ("a toggle that runs it can't set its value", [.widgetsAndControls: .degrades]),
    "ShowInAppSearchResultsIntent": ("a search from Siri does not lead into the app", [.appleIntelligence: .degrades]),
    "SnippetIntent": ("its snippet can't be shown or refreshed", [.siriPhrases: .degrades]),
    "StartDiveIntent": ("the Action button of a watch can't start a dive", [.discovery: .degrades]),
    "StartWorkoutIntent": ("the Action button of a watch can't start a workout", [.discovery: .degrades]),
    "TargetContentProvidingIntent": ("the system can't choose the scene it shows in", nil),
    "UndoableIntent": ("a run can't be undone", nil),
    "URLRepresentableIntent": ("a universal link no longer runs it", [.discovery: .degrades]),
  ]
}
