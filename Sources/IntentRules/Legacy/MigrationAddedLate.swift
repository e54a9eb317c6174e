import IntentComparison
import IntentSurface

extension Rule {
  /// An intent that already shipped under its own name now claims a legacy class.
  static let migrationAddedLate = Rule(
    id: "L08", name: "migration-added-late", title: "Migration added to an intent that already shipped",
    effects: [.savedShortcuts: .degrades], confidence: .low,
    explanation: """
      `CustomIntentMigratedAppIntent` makes the class name the key of the intent. Steps of the legacy class are found \
      again; steps that people made since the intent shipped without it hold the type name, which is no longer the \
      key. Whether the system still finds them by the type name is not known.
      """,
    symptom: "Legacy steps come back; newer steps may show “Unknown Action”.",
    fix: "Keep the shipped intent as it is and let a second, deprecated intent claim the legacy class.",
    evidence: [
      "Apple's interface: `CustomIntentMigratedAppIntent` replaces the default `persistentIdentifier`.",
      "home-assistant/iOS#5358 added the conformance a release later; reports of the newer steps are not known.",
    ],
    judge: .renamed(Intent.self) { pair, _ in
      let (old, new) = (pair.old, pair.new)
      guard old.identifierSource == .typeName, new.identifierSource == .intentClassName else { return [] }
      return [
        Judgement(
          pair.subject,
          "`\(old.typePath)` shipped under its own name and claims the legacy class `\(new.identifier)` now.",
          effects: old.savedEffects(.degrades),
          fix: Fix(
            "Leave `\(old.typePath)` as it shipped, and let a second intent claim the class and point to it.",
            code: IntentCode.deprecated(
              twin(of: new, replacedBy: old), body: new.result.value == nil ? ".result()" : "// The body it has.")),
          key: new.identifier)
      ]
    })

  private static func twin(of migrated: Intent, replacedBy shipped: Intent) -> Intent {
    var twin = migrated
    twin.typePath = migrated.identifier
    twin.schema = nil
    twin.deprecation = Deprecation(message: .value("Use the newer action."), replacedBy: shipped.typePath)
    return twin
  }
}
