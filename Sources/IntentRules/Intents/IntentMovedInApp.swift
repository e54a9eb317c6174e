import IntentComparison
import IntentSurface

extension Rule {
  static let intentMovedInApp = Rule(
    id: "I07", name: "intent-moved-in-app", title: "Intent moved between the app and its extension",
    effects: [.savedShortcuts: .degrades], confidence: .medium, basis: .incident("2026-07"),
    explanation: """
      A saved action stores the bundle that contains its intent. When an intent moves from an extension to the app, or \
      back, some devices keep looking in the old bundle, while others find the new one.
      """,
    symptom: "“Unknown extension process” for some people, until they delete the step and add it again.",
    fix: "Leave the intent in the bundle that shipped it, or keep a copy of the type in both.",
    evidence: [
      "schmidtwmark/BetterBlue#90: steps failed after intents moved from the widget extension to the app",
      "How the Shortcuts app looks up an action, as observed on iOS 18 to 26; Apple does not document it",
    ],
    judge: .changed(Intent.self, .bundle) { pair, comparison in
      guard let move = pair.move, BundleMove(move, from: comparison.old, to: comparison.new) == .withinApp,
        !comparison.renamesApp(of: move.old)
      else { return nil }
      let moved = comparison.intents(thatMadeThe: move)
      guard moved.count <= 3 else { return moved.first == pair.subject ? together(moved, move) : nil }
      return Judgement(
        pair.subject,
        "The intent \(pair.old.label) moved from \(move.oldName) to \(move.newName), inside the same app; "
          + "some devices look in the old one.",
        effects: pair.old.savedEffects(.degrades), key: move.newName)
    })

  /// A whole target that moved is one cause.
  private static func together(_ moved: [Subject], _ move: Move) -> Judgement {
    let named = moved.prefix(3).map { "`\($0.owner)`" }.joined(separator: ", ")
    return Judgement(
      moved[0],
      "\(moved.count) intents moved from \(move.oldName) to \(move.newName), inside the same app: \(named) "
        + "and \(moved.count - 3) more; some devices look in the old one.",
      key: move.newName)
  }
}
