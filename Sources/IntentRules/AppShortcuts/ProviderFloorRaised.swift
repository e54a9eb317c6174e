import IntentComparison
import IntentSurface

extension Rule {
  static let providerFloorRaised = Rule(
    id: "S14", name: "provider-floor-raised", title: "App Shortcuts left systems that had them",
    effects: [.siriPhrases: .breaks, .discovery: .hides], confidence: .medium, basis: .inferred("2026-11"),
    explanation: """
      A provider with an `@available` attribute has no App Shortcuts on older systems. If the app still installs on \
      them, people lose the phrases and the tiles in Shortcuts and Spotlight. The same holds on a system that the \
      provider is closed to, and of an App Shortcut behind `if #available`.
      """,
    symptom: "On those systems, Siri no longer knows the app's phrases.",
    fix: "Keep the old `@available` on the provider, and put newer App Shortcuts behind `if #available`.",
    evidence: [
      """
      FB16502771: intents for newer systems are still listed on older ones and fail when run; providers were not \
      tested.
      """
    ],
    judge: .changedEach(AppShortcutsProvider.self, .availability) { pair, comparison in
      judgements(
        pair.subject, "The provider \(pair.new.typePath)", (pair.old, pair.old.availability),
        (pair.new, pair.new.availability), in: comparison)
    },
    .changedEach(AppShortcut.self, .availability) { pair, comparison in
      guard let old = comparison.old.provider(of: pair.old), let new = comparison.new.provider(of: pair.new),
        !comparison.new.allShortcuts.contains(where: { $0.isTwin(of: pair.new) })
      else { return [] }
      return judgements(
        pair.subject, "An App Shortcut of \(pair.new.intent)", (old, pair.old.availability),
        (new, pair.new.availability), in: comparison)
    })

  private static func judgements(
    _ subject: Subject, _ what: String, _ old: (provider: AppShortcutsProvider, clauses: [Availability]),
    _ new: (provider: AppShortcutsProvider, clauses: [Availability]), in comparison: Comparison
  ) -> [Judgement] {
    SystemsLeft(
      from: (old.clauses, old.provider.hosts, old.provider.platforms),
      to: (new.clauses, new.provider.hosts, new.provider.platforms), in: comparison
    ).judgements(
      subject, what, "people lose its phrases and tiles", unsure: [.siriPhrases: .degrades, .discovery: .hides])
  }
}

extension Surface {
  /// The provider that has an App Shortcut.
  fileprivate func provider(of shortcut: AppShortcut) -> AppShortcutsProvider? {
    appShortcuts.first { $0.shortcuts.contains { $0.intent == shortcut.intent } }
  }
}

extension AppShortcut {
  /// Whether another one runs the same intent with the same presets under other conditions.
  fileprivate func isTwin(of other: AppShortcut) -> Bool {
    intent == other.intent && presets == other.presets && availability != other.availability
      && Set(other.phrases).isSubset(of: phrases)
  }
}
