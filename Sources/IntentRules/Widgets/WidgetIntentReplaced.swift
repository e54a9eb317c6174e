package import IntentComparison
package import IntentSurface

extension Rule {
  static let widgetIntentReplaced = Rule(
    id: "W05", name: "widget-intent-replaced", title: "Widget is configured by a different intent",
    effects: [.widgetsAndControls: .asks],
    hardest: [.widgetsAndControls: .breaks], confidence: .low, basis: .inferred("2026-11"),
    explanation: """
      A placed widget stores its settings as values of its configuration intent, by parameter name and type. Whether \
      they carry over to a different intent, even one with the same parameters, is not known. From a SiriKit intent, \
      they carry over only to a `CustomIntentMigratedAppIntent` that names its class.
      """,
    symptom: "The placed widget may fall back to its default settings.",
    fix: """
      Keep and extend the configuration intent of a shipped widget. If the intent \
      replaces a SiriKit intent, set `intentClassName` to the old class.
      """,
    evidence: [
      "Apple documentation, “Migrating widgets from SiriKit Intents to App Intents”: values are matched by name "
        + "and type.",
      "No test with a changed configuration intent has been published.",
    ],
    judge: .changed(Widget.self, .configurationIntent) { pair, comparison in
      guard pair.old.isPlaced, let shipped = pair.old.configurationIntent,
        !comparison.oldRecords.ignoresSettings(of: shipped)
      else { return nil }
      let old = comparison.newIdentifier(of: .intent, shipped)
      guard let new = pair.new.configurationIntent else {
        let isDropped = pair.new.configuration == .fixed && comparison.keepsSettings(of: old)
        return isDropped ? dropped(pair, pair.onItsSystems(loss(of: old, pair), in: comparison), key: "fixed") : nil
      }
      if pair.old.configuration == .siriKit {
        return fromSiriKit(pair, old, new, comparison)
      }
      // A removed intent is a finding of its own, and one without parameters had no settings.
      guard comparison.newRecords.intent(old) != nil, !comparison.oldRecords.hasNoSettings(of: shipped) else {
        return nil
      }
      return Judgement(
        pair.subject,
        pair.onItsSystems(
          """
          whether the \(pair.old.noun) “\(pair.subject)” keeps the settings of placed ones can't be told: it was \
          configured by \(old) and is now configured by \(new).
          """, in: comparison),
        key: new)
    },
    .lost(.limitedSettings, of: Widget.self, as: String.self) { pair, shipped, comparison in
      let old = comparison.newIdentifier(of: .intent, shipped)
      guard pair.old.isPlaced, !comparison.oldRecords.ignoresSettings(of: shipped), comparison.keepsSettings(of: old),
        !pair.new.settingsIntents.contains(old),
        let limits = pair.old.limitedSettings.first(where: { $0.intent == shipped })?.availability,
        comparison.new.isOpen(limits, in: pair.new.hosts)
      else { return nil }
      let ends = limits.compactMap { clause in clause.obsoleted.map { "\(clause.platform) \($0)" } }
      let places = ends.isEmpty ? "On some systems" : "Before \(ends.sentenceList)"
      return dropped(pair, "\(places), \(loss(of: shipped, pair))", key: "limited \(shipped)")
    })

  private static func loss(of intent: String, _ pair: Pair<Widget>) -> String {
    "the \(pair.old.noun) “\(pair.subject)” was configured by \(intent) and can no longer be configured; placed ones lose "
      + "their settings."
  }

  private static func dropped(_ pair: Pair<Widget>, _ message: String, key: String) -> Judgement {
    Judgement(
      pair.subject, message, effects: [.widgetsAndControls: .breaks], confidence: .mediumHigh,
      symptom: "The placed widget shows what the app chooses.",
      fix: Fix("Keep the configuration intent of a widget that people have placed."), key: key)
  }

  // An intent that claims the class has its name as identifier: then nothing would have changed here.
  private static func fromSiriKit(
    _ pair: Pair<Widget>, _ old: String, _ new: String, _ comparison: Comparison
  ) -> Judgement? {
    guard let legacy = comparison.oldRecords.legacyIntent(old) else {
      return Judgement(
        pair.subject,
        pair.onItsSystems(
          """
          whether the widget “\(pair.subject)” keeps the settings of placed ones can't be told: it was configured by the \
          SiriKit intent \(old), whose definition was not read, and is now configured by \(new).
          """, in: comparison),
        fix: fix(of: nil, old, comparison.newRecords.intent(new), comparison), key: new)
    }
    // Without parameters there is nothing to lose, and a class that nothing answers for is a finding of its own.
    let isRemoved = comparison.newRecords.legacyIntent(old) == nil && comparison.new.migration(of: legacy) == nil
    guard !legacy.parameters.isEmpty, !isRemoved else { return nil }
    return Judgement(
      pair.subject,
      pair.onItsSystems(
        """
        the widget “\(pair.subject)” was configured by the SiriKit intent \(old) and is now configured by \(new), which \
        does not replace that class: the settings of placed widgets are lost.
        """, in: comparison),
      effects: [.widgetsAndControls: .breaks], confidence: .mediumHigh,
      symptom: "The placed widget falls back to its default settings.",
      fix: fix(of: legacy, old, comparison.newRecords.intent(new), comparison), key: new)
  }

  private static func fix(
    of legacy: LegacyIntent?, _ className: String, _ new: Intent?, _ comparison: Comparison
  ) -> Fix {
    if let new, comparison.isFree(new) {
      return Fix(
        "Let `\(new.typePath)` replace the class, with the old parameters under their old names.",
        code: LegacyMigrationCode.claim(of: className, by: new.typePath))
    }
    return Fix(
      "Give the widget its own configuration intent that replaces the class.",
      code: legacy.map { LegacyMigrationCode(comparison: comparison).declaration(for: $0, replacement: nil) })
  }
}

extension SurfaceIndex {
  /// Whether an intent that was read has no parameters.
  fileprivate func hasNoSettings(of name: String) -> Bool {
    intent(name).map { $0.parameters.isEmpty } ?? false
  }

  /// Whether an intent of either kind has settings, and no code reads any of them.
  fileprivate func ignoresSettings(of name: String) -> Bool {
    if let legacy = legacyIntent(name) { return !legacy.parameters.isEmpty && !legacy.hasSettings }
    return intent(name).map { !$0.parameters.isEmpty && !$0.hasSettings } ?? false
  }
}

extension Comparison {
  /// Whether nobody has anything under the identifier of an intent: it has not shipped, or no widget took settings of it.
  package func isFree(_ intent: Intent) -> Bool {
    guard let shipped = oldRecords.intent(intent.identifier) else { return true }
    return !shipped.isAction && !old.widgets.isEmpty && !old.mayConfigure(with: shipped.identifier)
  }

  /// Whether an intent of either kind has settings and is still there. One that is gone is a finding of its own.
  fileprivate func keepsSettings(of name: String) -> Bool {
    if let legacy = oldRecords.legacyIntent(name) {
      return !legacy.parameters.isEmpty && newRecords.legacyIntent(name) != nil
    }
    return newRecords.intent(name).map { !$0.parameters.isEmpty } ?? false
  }
}
