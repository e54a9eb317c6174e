import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let configurationIntentDropped = Rule(
    id: "I31", name: "configuration-intent-dropped", title: "Intent no longer configures widgets or controls",
    effects: [.widgetsAndControls: .breaks], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      The settings of a placed widget or control are the parameters of its configuration intent. Once the intent no \
      longer conforms, the widget falls back to a fixed configuration and the settings are lost.
      """,
    symptom: "Placed widgets and controls can no longer be edited and show the default.",
    fix: "Keep the conformance for as long as the widget or control is configurable.",
    evidence: [
      "Apple documentation, `WidgetConfigurationIntent` and `ControlConfigurationIntent`: the parameters are "
        + "what people set",
      "Apple documentation, “Migrating widgets from SiriKit Intents to App Intents”: what is lost without a match",
    ],
    judge: .lost(.protocols, of: Intent.self, as: FrameworkProtocol.self) { pair, name, comparison in
      guard [.widgetConfigurationIntent, .controlConfigurationIntent].contains(name),
        comparison.old.mayConfigure(with: pair.subject.owner),
        // Of an intent that several bundles compile, each has its own conformances.
        !comparison.new.intents.contains(where: { $0.identifier == pair.new.identifier && $0.conforms(to: name) })
      else { return nil }
      let intent = pair.new
      return Judgement(
        pair.subject, "The intent \(intent.label) no longer conforms to `\(name)`; people's settings are lost.",
        fix: Fix("Conform \(intent.typeName) to \(name) again.", code: "extension \(intent.typePath): \(name) {}"),
        key: name.name)
    })
}

extension Surface {
  /// Whether people place a widget or control that is configured by an intent, as far as is known: built metadata has no
  /// widgets, and of some widgets the intent can't be read.
  ///
  /// - Parameter places: the systems that count; nil for all.
  func mayConfigure(with intent: String, on places: [Platform]? = nil) -> Bool {
    if readFrom.kind == .metadata { return true }
    return offeredWidgets.contains { widget in
      let isConfigured =
        widget.settingsIntents.contains(intent) || widget.configuration == .unknown
        || widget.configuration == .appIntent && widget.configurationIntent == nil
      let isThere = places.map { !Set($0).isDisjoint(with: widget.platforms ?? $0) } ?? true
      return isConfigured && isThere && !widget.isUnlisted
    }
  }
}
