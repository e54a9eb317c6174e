import IntentComparison
import IntentSurface

extension Rule {
  static let widgetIntentReplaced = Rule(
    id: "W05", name: "widget-intent-replaced", title: "Widget takes its settings from another intent",
    cells: [Cell(.widget, .changed, .configurationIntent)],
    effects: [.widgetsAndControls: .degrades], confidence: .low,
    explanation: """
      The settings of a placed widget are values of its configuration intent, by parameter name and type. Whether they \
      carry over to another intent type, even one with the same parameters, is not known.
      """,
    symptom: "The placed widget may fall back to its default settings.",
    fix: "Keep the configuration intent of a widget that people have placed, and extend it.",
    evidence: [
      "Apple documentation, “Migrating widgets from SiriKit Intents to App Intents”: values are matched by name and type.",
      "No published measurement of a changed configuration intent type.",
    ],
    judge: .change { change, comparison in
      // A removed intent is a finding of its own.
      guard let old = change.old, let new = change.new, comparison.newRecords.intent(old) != nil else { return [] }
      return [
        Judgement(
          change.subject,
          "The widget “\(change.subject)” took its settings from \(old) and takes them from \(new). Whether settings of "
            + "placed widgets carry over is not known.",
          key: new)
      ]
    })
}
