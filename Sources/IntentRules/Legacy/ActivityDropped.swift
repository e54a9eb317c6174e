import IntentComparison
import IntentSurface

extension Rule {
  /// A user activity that was offered to people is dropped.
  static let activityDropped = Rule(
    id: "L07", name: "activity-dropped", title: "Donated activity removed",
    effects: [.savedShortcuts: .degrades], confidence: .medium, basis: .incident("2024-05"),
    explanation: """
      An `NSUserActivity` that is eligible for prediction becomes a shortcut that people can add, which stores the \
      activity's type. Once no code donates an activity of this type, suggestions stop. If the app no longer \
      continues the activity either, the shortcut only opens the app. Activities that were never eligible are ignored. \
      Apple advises ending the donation once App Intents donate the same action.
      """,
    symptom: "The suggestion disappears; a shortcut made from it only opens the app.",
    fix: "Keep handling the activity type, and leave it in `NSUserActivityTypes`, for existing shortcuts.",
    evidence: [
      "Automattic/simplenote-ios#1578: donations removed before their App Intents shipped; the actions disappeared.",
      "Apple documentation, `NSUserActivity.isEligibleForPrediction`: set it to false if App Intents are donated "
        + "already.",
      "Apple documentation, “Donating shortcuts”: the type must be declared in `NSUserActivityTypes`.",
    ],
    judge: .removed(UserActivity.self) { loss, comparison in
      guard loss.old.isOffered else { return nil }
      let unread = UnreadActivities(insteadOf: loss.old, in: comparison)
      return unread.doubting(gone(loss, unread.loss)).adding(hint(loss.old, comparison))
    },
    .lost(.legacyEligibility, of: UserActivity.self, as: String.self) { pair, use, comparison in
      guard pair.old.isOffered, let judgement = narrowed(pair, use) else { return nil }
      return judgement.adding(hint(pair.old, comparison))
    })

  private static func gone(_ loss: Loss<UserActivity>, _ end: String) -> Judgement {
    let name = "`\(loss.subject.owner)`"
    guard loss.old.isEligibleForPrediction else {
      return hidden(loss.subject, "The activity \(name), which Spotlight showed, is gone.", key: nil)
    }
    return Judgement(loss.subject, "The activity \(name), which people could add as a shortcut, is \(end).")
  }

  private static func narrowed(_ pair: Pair<UserActivity>, _ use: String) -> Judgement? {
    let name = "`\(pair.subject.owner)`"
    // Of several flags the weightiest is told, with the others.
    let losesPrediction = pair.old.isEligibleForPrediction && !pair.new.isEligibleForPrediction
    let losesPlace = pair.old.isEligibleForPrediction && pair.old.isDeclared && !pair.new.isDeclared
    switch use {
    case "declared" where losesPlace && !losesPrediction: return undeclared(pair, key: use)
    case "search" where !losesPrediction && !losesPlace:
      return hidden(pair.subject, "The activity \(name) is no longer offered to Spotlight.", key: use)
    case "prediction" where pair.new.isDeclared || pair.new.isEligibleForSearch:
      return hidden(
        pair.subject, "The activity \(name) is no longer offered as a shortcut; the app still handles it.", key: use)
    case "prediction":
      return Judgement(pair.subject, "The activity \(name) is no longer offered as a shortcut.", key: use)
    default: return nil
    }
  }

  private static func undeclared(_ pair: Pair<UserActivity>, key: String) -> Judgement {
    let losesSearch = pair.old.isEligibleForSearch && !pair.new.isEligibleForSearch
    let message = "The activity `\(pair.subject.owner)` is still offered, but no longer declared in a property list"
    return Judgement(
      pair.subject, message + (losesSearch ? ", and no longer offered to Spotlight." : "."),
      effects: losesSearch ? [.savedShortcuts: .degrades, .discovery: .hides] : nil, confidence: .low,
      symptom: "Unverified: the shortcut may no longer reach the app.",
      fix: Fix("Declare it in `NSUserActivityTypes` again."), key: key)
  }

  private static func hidden(_ subject: Subject, _ message: String, key: String?) -> Judgement {
    Judgement(
      subject, message, effects: [.discovery: .hides],
      symptom: "It is no longer suggested or found; what people saved still works.",
      fix: Fix("Nothing to do if an App Intent replaces it."), key: key)
  }

  private static func hint(_ activity: UserActivity, _ comparison: Comparison) -> String {
    let task = activity.type.spelling.lastNameComponent
    let added = comparison.new.intents.filter { comparison.oldRecords.intent($0.identifier) == nil }
    let successor = LegacyIntent(className: task).likeliestSuccessor(among: added)
    return successor.map { " `\($0.typePath)` looks like the action that replaces it." } ?? ""
  }
}

extension Judgement {
  /// The same with one more sentence.
  fileprivate func adding(_ sentence: String) -> Judgement {
    var judgement = self
    judgement.message += sentence
    return judgement
  }
}
