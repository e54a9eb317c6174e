import IntentComparison
import IntentSurface

extension Rule {
  static let widgetsExchanged = Rule(
    id: "W11", name: "widgets-exchanged", title: "Two widgets exchanged their kinds",
    effects: [.widgetsAndControls: .breaks], confidence: .mediumHigh, basis: .inferred("2026-11"),
    explanation: """
      A placed widget stores its kind, and shows whatever widget has that kind now. If two widgets exchange theirs, each \
      placed one turns into the other: nothing is missing, and nobody is told.
      """,
    symptom: "The placed widget shows what another one showed, and its settings may be lost.",
    fix: "Give each widget the kind back that it shipped with.",
    evidence: [
      "Apple documentation, `StaticConfiguration.init(kind:provider:content:)`: the kind identifies the widget."
    ],
    judge: .changed(Widget.self, .typeName) { pair, comparison in
      guard let other = comparison.giver(to: pair) else { return nil }
      return Judgement(
        pair.subject,
        "Widgets of the kind “\(pair.old.kind.spelling)” were \(pair.old.typePath) and are now \(other.typePath), which had "
          + "“\(other.kind.spelling)”: placed ones of one become the other.",
        key: "exchanged")
    })
}

extension Comparison {
  /// The widget that was what a kind shows now, and has another kind that is still there; nil where the types alone may have
  /// changed their names.
  fileprivate func giver(to pair: Pair<Widget>) -> Widget? {
    guard pair.old.kind == pair.new.kind, pair.old.displayName == nil || pair.old.displayName != pair.new.displayName
    else { return nil }
    return old.widgets.first { other in
      other.kind != pair.old.kind && other.typePath == pair.new.typePath
        && new.widgets.contains { $0.kind == other.kind && $0.typePath != other.typePath }
    }
  }
}
