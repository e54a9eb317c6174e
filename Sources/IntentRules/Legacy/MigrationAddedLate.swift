import IntentComparison
import IntentSurface

extension Rule {
  /// An intent that already shipped under its own name now claims a legacy class.
  static let migrationAddedLate = Rule(
    id: "L08", name: "migration-added-late", title: "Migration added to an intent that already shipped",
    effects: [.savedShortcuts: .degrades], confidence: .low,
    explanation: """
      `CustomIntentMigratedAppIntent` changes the identifier of the intent to the class name. Steps of the legacy \
      class work again. Steps made with the intent that shipped store its type name, and whether the system still \
      finds them is not known.
      """,
    symptom: "Legacy steps come back; newer steps may show “Unknown Action”.",
    fix: "Leave the shipped intent unchanged, and let a second, deprecated intent claim the legacy class.",
    evidence: [
      "App Intents interface: `CustomIntentMigratedAppIntent` replaces the default `persistentIdentifier`.",
      "home-assistant/iOS#5358 added the conformance one release later; no reports about the newer steps are known.",
    ],
    judge: .renamed(Intent.self) { pair, _ in
      let (old, new) = (pair.old, pair.new)
      guard old.identifierSource == .typeName, new.identifierSource == .intentClassName else { return [] }
      return [
        Judgement(
          pair.subject,
          "`\(old.typePath)` shipped under its own name and now claims the legacy class `\(new.identifier)`.",
          effects: old.savedEffects(.degrades),
          fix: Fix(
            "Leave `\(old.typePath)` unchanged, and let a second intent claim the class and point to it.",
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
