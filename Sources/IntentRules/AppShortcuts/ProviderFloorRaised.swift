import IntentComparison
import IntentSurface

extension Rule {
  static let providerFloorRaised = Rule(
    id: "S14", name: "provider-floor-raised", title: "App Shortcuts left systems that had them",
    effects: [.siriPhrases: .breaks, .discovery: .hides], confidence: .medium, basis: .inferred("2026-11"),
    explanation: """
      A provider with an `@available` attribute has no App Shortcuts on older systems. If the app still installs on \
      them, people lose the phrases and the tiles in Shortcuts and Spotlight. The same holds on a system that the \
      provider is closed to.
      """,
    symptom: "On those systems, Siri no longer knows the app's phrases.",
    fix: "Keep the old `@available` on the provider, and put newer App Shortcuts behind `if #available`.",
    evidence: [
      """
      FB16502771: intents for newer systems are still listed on older ones and fail when run; providers were not \
      tested.
      """
    ],
    judge: .changed(AppShortcutsProvider.self, .availability) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      let before = AvailabilityFloors(old.availability, hosts: old.hosts, platforms: old.platforms, in: comparison.old)
      let after = AvailabilityFloors(new.availability, hosts: new.hosts, platforms: new.platforms, in: comparison.new)
      let lost = PlatformBars(
        from: old.availability, to: new.availability, hosts: old.hosts, platforms: old.platforms, in: comparison.old)
      let closed = lost.judgements(
        pair.subject, "The provider \(new.typePath)", "people lose its phrases and tiles",
        unsure: [.siriPhrases: .degrades, .discovery: .hides])
      guard let raised = RaisedAvailability(from: before, to: after, in: comparison.new) else { return closed }
      return closed + [
        Judgement(
          pair.subject,
          [
            "The provider \(pair.new.typePath) now needs \(raised.floors); people on older systems lose it.",
            raised.doubt,
          ].compactMap(\.self)
            .joined(separator: " "),
          effects: raised.isGuess ? [.siriPhrases: .degrades, .discovery: .hides] : nil,
          confidence: raised.isGuess ? .low : nil,
          key: raised.floors, platforms: raised.platforms)
      ]
    })
}
