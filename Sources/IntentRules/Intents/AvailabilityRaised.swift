import IntentComparison
import IntentSurface

extension Rule {
  static let availabilityRaised = Rule(
    id: "I35", name: "availability-raised", title: "Intent needs a newer system",
    cells: [Cell(.intent, .changed, .availability)],
    effects: [.savedShortcuts: .breaks], confidence: .mediumHigh,
    explanation: """
      The system takes an action away where its `@available` clause asks for more than the device has. If the app \
      still installs there, people on older systems lose an action that worked.
      """,
    symptom: "The step is disabled, with a notice to update the system.",
    fix: "Keep the old clause on the intent and put newer code behind `if #available`.",
    evidence: [
      "How the Shortcuts app disables actions by platform version, as observed on iOS 18 to 26; not documented by Apple",
      "home-assistant/iOS#5604: actions ask people to update a system that is up to date",
    ],
    judge: .change { change, comparison in
      guard let (old, new) = comparison.intents(change) else { return [] }
      let raised = AvailabilityFloors(of: old).raised(to: AvailabilityFloors(of: new))
      guard !raised.isEmpty else { return [] }
      let floors = raised.map { "\($0.platform.rawValue) \($0.new)" }.joined(separator: ", ")
      let wasOpen = raised.allSatisfy { $0.old == nil }
      return [
        Judgement(
          change.subject,
          [
            "The intent \(new.label) now needs \(floors); people on older systems lose it if the app still installs there.",
            old.softening,
          ].compactMap { $0 }.joined(separator: " "),
          effects: old.effects(.breaks, in: comparison.old), confidence: wasOpen ? .medium : nil,
          key: floors, platforms: raised.map(\.platform))
      ]
    })
}
