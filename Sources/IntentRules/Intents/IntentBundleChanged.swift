import IntentComparison
import IntentSurface

extension Rule {
  static let intentBundleChanged = Rule(
    id: "I08", name: "intent-bundle-changed", title: "Bundle identifier of the intent changed",
    effects: [.savedShortcuts: .breaks, .widgetsAndControls: .breaks], confidence: .high, basis: .incident("2026-09"),
    explanation: """
      Devices find an action by its identifier and the app's bundle identifier. With a different bundle identifier \
      (re-signed, renamed, or built for Catalyst with its own), the action belongs to a different app. Where a project \
      gives the same app another identifier, the report says so in a remark: people keep the app that they have, and \
      many projects are built under several. What else breaks in such a change is asked about, not claimed.
      """,
    symptom: "Every step of the app shows as “Unknown Action”; placed widgets turn into placeholders.",
    fix: "Ship with the bundle identifier that people already have.",
    evidence: [
      "Shared shortcut files store the bundle identifier next to the intent identifier",
      "LiveContainer/LiveContainer#1622: an app signed with a different identifier fails with "
        + "`LNPerformActionErrorCodeActionNotFound`",
    ],
    judge: .changed(Intent.self, .bundle) { pair, comparison in
      guard let move = pair.move, BundleMove(move, from: comparison.old, to: comparison.new) == .toOtherApp else {
        return nil
      }
      if move.isDeparture { return departed(pair, move) }
      return Judgement(
        pair.subject,
        """
        The intent \(pair.old.label) was offered by \(move.oldName) and is now offered by \(move.newName), which \
        is a different app.
        """,
        effects: pair.old.savedEffects(.breaks), key: move.newName)
    })

  /// The other app always had it; its people lose nothing.
  private static func departed(_ pair: Pair<Intent>, _ move: Move) -> Judgement {
    Judgement(
      pair.subject,
      """
      The intent \(pair.old.label) is no longer offered by \(move.oldName). The one that \(move.newName) offers is that \
      of a different app.
      """,
      effects: pair.old.savedEffects(.breaks),
      symptom: "Its step shows as “Unknown Action”.",
      fix: Fix("Keep the intent in \(move.oldName)."), key: move.newName)
  }
}
