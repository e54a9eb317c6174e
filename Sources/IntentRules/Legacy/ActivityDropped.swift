import IntentComparison
import IntentSurface

extension Rule {
  /// A user activity that was offered to people is dropped.
  static let activityDropped = Rule(
    id: "L07", name: "activity-dropped", title: "Donated activity dropped",
    cells: [Cell(.userActivity, .removed), Cell(.userActivity, .changed, .legacyEligibility)],
    effects: [.savedShortcuts: .degrades], confidence: .medium,
    explanation: """
      An `NSUserActivity` that is eligible for prediction becomes a shortcut that people can add, and it stores the \
      activity's type. When no code offers the type any more, suggestions stop; when the app does not take it up \
      either, the shortcut opens the app and nothing happens. An activity that was never eligible is no promise. Apple \
      advises to end the donation once App Intents donate the same action.
      """,
    symptom: "The suggestion is gone; a shortcut made from it opens the app without doing its work.",
    fix: "Go on taking up the activity type, and leave it in `NSUserActivityTypes`, for the shortcuts that hold it.",
    evidence: [
      "Automattic/simplenote-ios#1578: donations dropped before their App Intents came; the actions left Shortcuts.",
      "Apple, NSUserActivity.isEligibleForPrediction: set it to false if App Intents are donated already.",
      "Apple, Donating Shortcuts: the type must be declared in NSUserActivityTypes.",
    ],
    judge: .change { change, comparison in
      guard let old = comparison.oldRecords.activity(change.subject.owner), old.isOffered else { return [] }
      let new = comparison.newRecords.activity(change.subject.owner)
      return judgement(change, old, new).map { judgement in
        var judgement = judgement
        judgement.message += hint(old, comparison)
        return [judgement]
      } ?? []
    })

  private static func judgement(_ change: Change, _ old: UserActivity, _ new: UserActivity?) -> Judgement? {
    let name = "`\(change.subject.owner)`"
    // The one flag is told with the other.
    let losesPrediction = old.isEligibleForPrediction && new?.isEligibleForPrediction != true
    switch change.old {
    case "declared" where old.isEligibleForPrediction && !losesPrediction:
      return Judgement(
        change.subject, "The activity \(name) is still offered, but no property list declares it any more.",
        confidence: .low, symptom: "Unverified: the shortcut may not find its way to the app.",
        fix: Fix("Declare it in `NSUserActivityTypes` again."), key: change.old)
    case "search" where !losesPrediction:
      return hidden(change, "The activity \(name) is not offered to Spotlight any more.")
    case "prediction" where new?.isDeclared == true || new?.isEligibleForSearch == true:
      return hidden(change, "The activity \(name) is not offered as a shortcut any more; the app still knows it.")
    case "prediction":
      return Judgement(change.subject, "The activity \(name) is not offered as a shortcut any more.", key: change.old)
    case nil where change.action == .removed:
      guard old.isEligibleForPrediction else {
        return hidden(change, "The activity \(name), which Spotlight showed, is gone.")
      }
      return Judgement(change.subject, "The activity \(name), which people could add as a shortcut, is gone.")
    default: return nil
    }
  }

  private static func hidden(_ change: Change, _ message: String) -> Judgement {
    Judgement(
      change.subject, message, effects: [.discovery: .hides],
      symptom: "It is not suggested and not found any more; what people saved is not touched.",
      fix: Fix("Nothing to do where an App Intent is offered in its place."), key: change.old)
  }

  private static func hint(_ activity: UserActivity, _ comparison: Comparison) -> String {
    let task = activity.type.spelling.split(separator: ".").last.map(String.init) ?? ""
    let added = comparison.new.intents.filter { comparison.oldRecords.intent($0.identifier) == nil }
    let successor = LegacyIntent(className: task).likeliestSuccessor(among: added)
    return successor.map { " `\($0.typePath)` looks like the action that replaces it." } ?? ""
  }
}
