import IntentComparison
import IntentSurface

extension Rule {
  /// An intent no longer answers for the legacy class it had taken over.
  static let migrationDropped = Rule(
    id: "L04", name: "migration-dropped", title: "Migration of a legacy class dropped",
    cells: [Cell(.intent, .renamed), Cell(.intent, .changed, .intentClassName)],
    effects: [.savedShortcuts: .breaks], confidence: .high,
    explanation: """
      For a `CustomIntentMigratedAppIntent` the class name is the key that shortcuts hold, those made before the \
      migration and those made after it. Dropping the conformance or changing `intentClassName` takes that key away from \
      everybody, unless the type is called exactly like the class.
      """,
    symptom: "“Unknown Action” in shortcuts made before and after the migration.",
    fix: "Keep the conformance and the class name, or give the type the name of the class.",
    evidence: [
      "Apple's interface: CustomIntentMigratedAppIntent replaces the default persistentIdentifier.",
      "sindresorhus/Actions: 82 types renamed to their class names as the migration was dropped; keys unchanged.",
    ],
    judge: .change { change, comparison in
      guard let old = comparison.oldIntent(change), old.identifierSource == .intentClassName else { return [] }
      let new = comparison.newIntent(change)
      return (change.action == .renamed ? lost(change, old, new) : kept(change, old, new)).map { [$0] } ?? []
    })

  private static func lost(_ change: Change, _ old: Intent, _ new: Intent?) -> Judgement? {
    guard let new else { return nil }
    let claim = LegacyMigrationCode.claim(of: old.identifier, by: new.typePath)
    let fix =
      new.identifierSource == .persistentIdentifier && new.intentClassName == old.intentClassName
      ? Fix("Remove `persistentIdentifier`: the class name is the identifier that shortcuts hold.")
      : Fix(
        new.intentClassName == nil ? "Declare the class again." : "Name the old class in `\(new.typePath)` again.",
        code: new.intentClassName == nil ? claim : "static let intentClassName = \(IntentCode.literal(old.identifier))")
    return Judgement(
      change.subject,
      "`\(old.typePath)` answered for the legacy class `\(old.identifier)` and is known as `\(new.identifier)` now.",
      effects: old.savedEffects(.breaks), fix: fix, key: new.identifier)
  }

  private static func kept(_ change: Change, _ old: Intent, _ new: Intent?) -> Judgement? {
    guard let new, new.identifier == old.identifier, new.intentClassName == nil else { return nil }
    return Judgement(
      change.subject,
      "`\(old.typePath)` no longer declares the legacy class `\(old.identifier)`; the type has that name, so the key stays.",
      effects: [.savedShortcuts: .notes], symptom: "Nothing, as long as the type keeps this name.",
      fix: Fix("Nothing to do. Never rename the type without `persistentIdentifier = \"\(old.identifier)\"`."))
  }
}
