import IntentComparison
import IntentSurface

extension Rule {
  /// An intent that already shipped under its own name now claims a legacy class.
  static let migrationAddedLate = Rule(
    id: "L08", name: "migration-added-late", title: "Migration added to an intent that already shipped",
    cells: [Cell(.intent, .renamed)],
    effects: [.savedShortcuts: .degrades], confidence: .low,
    explanation: """
      `CustomIntentMigratedAppIntent` makes the class name the key of the intent. Steps of the legacy class are found \
      again; steps that people made since the intent shipped without it hold the type name, which is no key any more. \
      Whether the system still finds them by the type name is not known.
      """,
    symptom: "Legacy steps come back; newer steps may show “Unknown Action”.",
    fix: "Keep the shipped intent as it is and let a second, deprecated intent claim the legacy class.",
    evidence: [
      "Apple's interface: CustomIntentMigratedAppIntent replaces the default persistentIdentifier.",
      "home-assistant/iOS#5358 added the conformance a release later; reports of the newer steps are not known.",
    ],
    judge: .change { change, comparison in
      let successor = comparison.new.intents.first { $0.identifier == change.new }
      let old = comparison.old.intents.first { $0.identifier == change.subject.owner }
      guard let successor, let old, successor.identifierSource == .intentClassName, old.identifierSource == .typeName
      else { return [] }
      return [
        Judgement(
          change.subject,
          "`\(old.typePath)` shipped under its own name and claims the legacy class `\(successor.identifier)` now.",
          key: successor.identifier)
      ]
    })
}
