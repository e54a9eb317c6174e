import IntentComparison
import IntentSurface

extension Rule {
  /// An intent that already shipped under its own name now claims a legacy class.
  static let migrationAddedLate = Rule(
    id: "L08", name: "migration-added-late", title: "Migration added to an intent that already shipped",
    effects: [.savedShortcuts: .breaks], confidence: .mediumHigh, basis: .incident("2026-09"),
    explanation: """
      `CustomIntentMigratedAppIntent` changes the identifier of the intent to the class name. Steps of the legacy \
      class work again, but steps made with the intent that shipped store its type name, which nothing answers for \
      any more.
      """,
    symptom: "Legacy steps come back; newer steps show “Unknown Action”, until the action is added afresh.",
    fix: "Leave the shipped intent unchanged, and let a second, deprecated intent claim the legacy class.",
    evidence: [
      "App Intents interface: `CustomIntentMigratedAppIntent` replaces the default `persistentIdentifier`.",
      "home-assistant/iOS#5358: seven intents that had shipped under their own names claimed SiriKit classes.",
      """
      home-assistant/iOS#5604, reported a month later: every step made with the new actions showed “Unknown Action”, \
      and the same actions added afresh worked. That the claims were the cause is inferred.
      """,
    ],
    judge: .renamed(Intent.self) { pair, _ in
      let (old, new) = (pair.old, pair.new)
      guard old.identifierSource == .typeName, new.identifierSource == .intentClassName else { return nil }
      return Judgement(
        pair.subject,
        "`\(old.typePath)` shipped under its own name and now claims the legacy class `\(new.identifier)`.",
        effects: old.savedEffects(.breaks),
        fix: Fix(
          "Leave `\(old.typePath)` unchanged, and let a second intent claim the class and point to it.",
          code: IntentCode.deprecated(
            twin(of: new, replacedBy: old), body: new.result.value == nil ? ".result()" : "// The body it has.")),
        key: new.identifier)
    })

  private static func twin(of migrated: Intent, replacedBy shipped: Intent) -> Intent {
    var twin = migrated
    twin.typePath = migrated.identifier
    twin.schema = nil
    twin.deprecation = Deprecation(message: .value("Use the newer action."), replacedBy: shipped.typePath)
    return twin
  }
}
