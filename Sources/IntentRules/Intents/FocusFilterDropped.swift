import IntentComparison
import IntentSurface

extension Rule {
  static let focusFilterDropped = Rule(
    id: "I32", name: "focus-filter-dropped", title: "Focus filter removed",
    cells: [Cell(.intent, .changed, .protocols)],
    effects: [.widgetsAndControls: .breaks], confidence: .lowMedium,
    explanation: """
      A Focus filter lives in the person's Focus settings and is found by its intent. When the intent is no filter any \
      more, the filter goes from the settings. No public report of it is known; it follows from how filters are stored.
      """,
    symptom: "The app's filter disappears from people's Focus settings, without a message.",
    fix: "Keep the conformance to `SetFocusFilterIntent`.",
    evidence: ["Apple documentation, SetFocusFilterIntent; the effect on people's settings is inferred"],
    judge: .change { change, comparison in
      guard change.old == "SetFocusFilterIntent", let intent = comparison.newIntent(change) else { return [] }
      return [
        Judgement(
          change.subject, "The intent \(intent.label) is no `SetFocusFilterIntent` any more; its filter disappears.",
          fix: Fix(
            "Conform \(intent.typeName) to SetFocusFilterIntent again.",
            code: "extension \(intent.typePath): SetFocusFilterIntent {}"))
      ]
    })
}
