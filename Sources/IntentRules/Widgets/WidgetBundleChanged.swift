import IntentComparison
import IntentSurface

extension Rule {
  static let widgetBundleChanged = Rule(
    id: "W02", name: "widget-bundle-changed", title: "Widget moved to another extension",
    effects: [.widgetsAndControls: .breaks], confidence: .high, basis: .incident("2026-09"),
    explanation: """
      A device identifies a placed widget or control by the bundle identifier of its extension and its kind. In \
      another extension, or with another bundle identifier, it is a different widget.
      """,
    symptom: "The placed widget stays an empty placeholder until people remove it.",
    fix: "Keep the bundle identifier of the extension, and the widget in it.",
    evidence: [
      "callstackincubator/voltra#272: placed widgets are tied to the extension's bundle and the kind.",
      "Apple developer help, glossary: a bundle ID is not case-sensitive. CoreFoundation's search for a bundle is.",
    ],
    judge: .changed(Widget.self, .bundle) { pair, comparison in
      guard pair.old.isPlaced, let move = pair.move,
        comparison.old.isOpen(pair.old.availability, in: move.old),
        !comparison.newRecords.twins(of: pair.old).contains(where: { !Set($0.hosts).isDisjoint(with: move.old) })
      else { return nil }
      if let doubt = move.doubt {
        return Judgement(
          pair.subject, "Whether placed ones of the \(pair.old.noun) “\(pair.subject)” stay can't be told: \(doubt).",
          effects: [.widgetsAndControls: .asks], key: move.newName)
      }
      let unread = UnreadWidgets(insteadOf: pair.old, in: comparison)
      // App Store Connect takes both for one; what compares them on devices is not known.
      let isSpelling = move.old.map { $0.lowercased() } == move.new.map { $0.lowercased() }
      return Judgement(
        pair.subject,
        "The \(pair.old.noun) “\(pair.subject)” "
          + (move.isDeparture
            ? "left \(move.oldName), and the one in \(move.newName) is that of a different app"
            : "moved from \(move.oldName) to \(move.newName)")
          + unread.ending(
            isSpelling
              ? ", which differ in case alone; whether placed ones stay can't be told." : "; placed ones stay empty."),
        effects: isSpelling ? [.widgetsAndControls: .asks] : unread.effects, key: move.newName)
    })
}
