import IntentComparison
import IntentSurface

extension Rule {
  /// An intent no longer answers for the legacy class it had taken over.
  static let migrationDropped = Rule(
    id: "L04", name: "migration-dropped", title: "Migration of a legacy class dropped",
    effects: [.savedShortcuts: .breaks], confidence: .high,
    explanation: """
      For a `CustomIntentMigratedAppIntent` the class name is the key that shortcuts hold, those made before the \
      migration and those made after it. Dropping the conformance or changing `intentClassName` takes that key away from \
      everybody, unless the type is called exactly like the class.
      """,
    symptom: "“Unknown Action” in shortcuts made before and after the migration.",
    fix: "Keep the conformance and the class name, or give the type the name of the class.",
    evidence: [
      "Apple's interface: `CustomIntentMigratedAppIntent` replaces the default `persistentIdentifier`.",
      "sindresorhus/Actions: 82 types renamed to their class names as the migration was dropped; keys unchanged.",
    ],
    judge: .renamed(Intent.self) { pair, _ in
      pair.old.identifierSource == .intentClassName ? [lost(pair)] : []
    },
    .changed(Intent.self, .intentClassName) { pair, _ in
      pair.old.identifierSource == .intentClassName ? kept(pair) : []
    })

  private static func lost(_ pair: Pair<Intent>) -> Judgement {
    let (old, new) = (pair.old, pair.new)
    let claim = LegacyMigrationCode.claim(of: old.identifier, by: new.typePath)
    let fix =
      new.identifierSource == .persistentIdentifier && new.intentClassName == old.intentClassName
      ? Fix("Remove `persistentIdentifier`: the class name is the identifier that shortcuts hold.")
      : Fix(
        new.intentClassName == nil ? "Declare the class again." : "Name the old class in `\(new.typePath)` again.",
        code: new.intentClassName == nil ? claim : "static let intentClassName = \(IntentCode.literal(old.identifier))")
    return Judgement(
      pair.subject,
      "`\(old.typePath)` answered for the legacy class `\(old.identifier)` and is known as `\(new.identifier)` now.",
      effects: old.savedEffects(.breaks), fix: fix, key: new.identifier)
  }

  private static func kept(_ pair: Pair<Intent>) -> [Judgement] {
    let (old, new) = (pair.old, pair.new)
    guard new.identifier == old.identifier, new.intentClassName == nil else { return [] }
    return [
      Judgement(
        pair.subject,
        "`\(old.typePath)` no longer declares the legacy class `\(old.identifier)`; the type has that name, so the key stays.",
        effects: [.savedShortcuts: .notes], symptom: "Nothing, as long as the type keeps this name.",
        fix: Fix("Nothing to do. Never rename the type without `persistentIdentifier = \"\(old.identifier)\"`."))
    ]
  }
}
