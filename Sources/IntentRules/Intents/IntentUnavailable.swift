import IntentComparison
import IntentSurface

extension Rule {
  static let intentUnavailable = Rule(
    id: "I36", name: "intent-unavailable", title: "Intent no longer available on a platform",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .incident("2026-05"),
    explanation: """
      An intent that is marked obsolete or unavailable on a platform, or no longer compiled for it, disappears from \
      that platform although its code still exists. Don't retire an intent by marking it obsolete.
      """,
    symptom: "On that platform, the step shows as “Unknown Action” or does not run.",
    fix: "Remove the `@available` attribute or the `#if`. To retire the intent, make it a `DeprecatedAppIntent`.",
    evidence: [
      "openhab/openhab-ios#1175: marking migrated intents obsolete on iOS 17 stopped people's shortcuts and was undone",
      "Apple documentation, `DeprecatedAppIntent`: the Shortcuts app shows its message to people who use the action",
    ],
    judge: .changed(Intent.self, .availability) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      let twins = comparison.new.twins(of: new)
      let lost = PlatformBars(
        from: old.availability, to: new.availability, hosts: old.hosts, platforms: old.platforms, in: comparison.old
      ) { bar in
        guard let platform = Platform(rawValue: bar.platform) else { return false }
        let floor = bar.version ?? old.availability.floor(on: platform, isInExtension: false) ?? "0"
        return twins.contains {
          SystemSpan($0.availability, on: platform)?.holds(from: VersionNumber(floor)) == true
        }
      }
      return lost.bars.isEmpty ? nil : judgement(pair, lost, in: comparison.old)
    },
    .changed(Intent.self, .platforms) { pair, comparison in
      let lost = comparison.platformsLeft(by: pair.subject)
      guard !lost.isEmpty else { return nil }
      var judgement = judgement(pair, PlatformBars(lost.map { PlatformBar(platform: $0.rawValue) }), in: comparison.old)
      judgement.fix = LeftPlatforms.fix(lost, "the intent")
      return judgement
    })

  private static func judgement(_ pair: Pair<Intent>, _ lost: PlatformBars, in surface: Surface) -> Judgement {
    Judgement(
      pair.subject,
      lost.sentence(
        "The intent \(pair.new.label)",
        pair.old.isAction ? "saved shortcuts stop running" : "the settings in it are lost"),
      pair.old.softening,
      effects: pair.old.effects(lost.isSure ? .breaks : .degrades, in: surface),
      confidence: lost.isSure ? nil : .lowMedium, key: lost.key, platforms: lost.platforms)
  }
}
