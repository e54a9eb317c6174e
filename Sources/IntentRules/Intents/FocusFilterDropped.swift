import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let focusFilterDropped = Rule(
    id: "I32", name: "focus-filter-dropped", title: "Focus filter removed",
    effects: [.widgetsAndControls: .breaks], confidence: .lowMedium, basis: .inferred("2026-11"),
    explanation: """
      Focus settings find a filter by its intent. Once the intent is no longer a filter, it disappears from the \
      settings. No public report of this is known; it follows from how filters are stored.
      """,
    symptom: "The app's filter disappears from people's Focus settings, without a message.",
    fix: "Keep the conformance to `SetFocusFilterIntent`.",
    evidence: ["Apple documentation, `SetFocusFilterIntent`; the effect on people's settings is inferred"],
    judge: .lost(.protocols, of: Intent.self, as: FrameworkProtocol.self) { pair, name, _ in
      guard name == .setFocusFilterIntent else { return nil }
      let intent = pair.new
      return Judgement(
        pair.subject,
        "The intent \(intent.label) no longer conforms to `SetFocusFilterIntent`; its filter disappears.",
        fix: Fix(
          "Conform \(intent.typeName) to SetFocusFilterIntent again.",
          code: "extension \(intent.typePath): SetFocusFilterIntent {}"))
    })
}
