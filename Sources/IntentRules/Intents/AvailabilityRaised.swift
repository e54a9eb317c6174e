import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let availabilityRaised = Rule(
    id: "I35", name: "availability-raised", title: "Intent needs a newer system",
    effects: [.savedShortcuts: .breaks], confidence: .mediumHigh, basis: .decompiled("2026-11"),
    explanation: """
      The system disables an action whose `@available` attribute requires a newer version than the device has. If the \
      app still installs on older systems, people there lose an action that worked.
      """,
    symptom: "The step is disabled, with a notice to update the system.",
    fix: "Keep the old `@available` on the intent and put newer code behind `if #available`.",
    evidence: [
      "How the Shortcuts app disables actions by platform version, as observed on iOS 18 to 26; not documented "
        + "by Apple",
      "home-assistant/iOS#5604: actions asked people to update a system that was up to date",
    ],
    judge: .changed(Intent.self, .availability) { pair, comparison in
      let (old, new) = (pair.old, pair.new)
      let before = AvailabilityFloors(of: old, in: comparison.old)
      let after = AvailabilityFloors(of: new, in: comparison.new)
      let twins = comparison.new.twins(of: new)
      let raised = RaisedAvailability(from: before, to: after, in: comparison.new) { rise in
        !twins.contains { twin in
          let floors = AvailabilityFloors(of: twin, in: comparison.new)
          return !before.raised(to: floors).contains { $0.platform == rise.platform }
            && SystemSpan(twin.availability, on: rise.platform)?.lasts(until: VersionNumber(rise.new)) == true
        }
      }
      guard let raised else { return nil }
      let wasOpen = raised.rises.allSatisfy { $0.old == nil }
      let installs = installs(raised.rises, after)
      return Judgement(
        pair.subject,
        raised.isGuess || installs.isEmpty
          ? "The intent \(new.label) now needs \(raised.floors); people on older systems lose it if the app still installs there."
          : "The intent \(new.label) now needs \(raised.floors); the app installs from \(installs) on, and "
            + "people on systems in between lose it.",
        raised.doubt, old.softening,
        effects: old.effects(raised.isGuess ? .degrades : .breaks, in: comparison.old),
        confidence: raised.isGuess ? .low : wasOpen ? .medium : nil,
        fix: old.availability == new.availability
          ? raised.targetFix(of: comparison.new.extensions(named: new.hosts)) : newProtocolFix(old, new),
        key: raised.floors, platforms: raised.platforms)
    })

  /// What a newer protocol asks for, an extension can ask for alone.
  private static func newProtocolFix(_ old: Intent, _ new: Intent) -> Fix? {
    let gained = new.protocols.filter { !old.protocols.contains($0) }.map(\.name).sorted()
    guard !gained.isEmpty else { return nil }
    return Fix(
      "If \(gained.codeList) needs the newer system, conform to it in an extension with that `@available`, and leave the "
        + "intent itself as it was. Put newer code behind `if #available`.")
  }

  private static func installs(_ raised: [AvailabilityFloors.Rise], _ floors: AvailabilityFloors) -> String {
    raised.compactMap { rise in floors.installs(rise.platform).map { "\(rise.platform.rawValue) \($0)" } }
      .joined(separator: ", ")
  }
}
