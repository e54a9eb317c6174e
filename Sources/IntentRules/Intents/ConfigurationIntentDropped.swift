import IntentComparison
import IntentSurface

extension Rule {
  static let configurationIntentDropped = Rule(
    id: "I31", name: "configuration-intent-dropped", title: "Intent no longer configures widgets or controls",
    cells: [Cell(.intent, .changed, .protocols)],
    effects: [.widgetsAndControls: .breaks], confidence: .medium,
    explanation: """
      The settings of a placed widget or control are the parameters of its configuration intent. Once the intent is \
      no longer one, the widget falls back to a fixed configuration and the settings are lost.
      """,
    symptom: "“Edit Widget” is gone, and placed widgets show the default.",
    fix: "Keep the conformance for as long as the widget is configurable.",
    evidence: [
      "Apple documentation, WidgetConfigurationIntent and ControlConfigurationIntent",
      "Apple documentation, “Migrating widgets from SiriKit Intents to App Intents”: what is lost without a match",
    ],
    judge: .change { change, comparison in
      guard let name = change.old, ["WidgetConfigurationIntent", "ControlConfigurationIntent"].contains(name),
        let intent = comparison.newIntent(change)
      else { return [] }
      return [
        Judgement(
          change.subject, "The intent \(intent.label) is no `\(name)` any more; people's settings are lost.",
          fix: Fix("Conform \(intent.typeName) to \(name) again.", code: "extension \(intent.typePath): \(name) {}"),
          key: name)
      ]
    })
}
