import IntentComparison
import IntentSurface

extension Rule {
  /// An intent no longer answers for the legacy class it had taken over.
  static let migrationDropped = Rule(
    id: "L04", name: "migration-dropped", title: "Migration of a legacy class dropped",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      Shortcuts store the class name of a `CustomIntentMigratedAppIntent`, whether they were made before or after the \
      migration. Dropping the conformance or changing `intentClassName` breaks all of them, unless the type has the \
      same name as the class.
      """,
    symptom: "“Unknown Action” in shortcuts made before and after the migration.",
    fix: "Keep the conformance and the class name, or name the type after the class.",
    evidence: [
      "App Intents interface: `CustomIntentMigratedAppIntent` replaces the default `persistentIdentifier`.",
      """
      sindresorhus/Actions: 82 types were renamed to their class names when the migration was dropped, so their \
      identifiers did not change.
      """,
    ],
    judge: .renamed(Intent.self) { pair, _ in
      pair.old.identifierSource == .intentClassName ? lost(pair) : nil
    },
    .changed(Intent.self, .intentClassName) { pair, _ in
      pair.old.identifierSource == .intentClassName ? kept(pair) : nil
    })

  private static func lost(_ pair: Pair<Intent>) -> Judgement {
    let (old, new) = (pair.old, pair.new)
    if let unread = new.intentClassName, unread.value == nil {
      return Judgement(
        pair.subject,
        "Whether `\(new.typePath)` still replaces the legacy class `\(old.identifier)` can't be told: the class is now "
          + "`\(unread.spelling)`.",
        effects: old.savedEffects(.asks), key: "asks:\(unread.spelling)")
    }
    let claim = LegacyMigrationCode.claim(of: old.identifier, by: new.typePath)
    let fix =
      new.identifierSource == .persistentIdentifier && new.intentClassName == old.intentClassName
      ? Fix("Remove `persistentIdentifier`: shortcuts store the class name as the identifier.")
      : Fix(
        new.intentClassName == nil ? "Declare the class again." : "Name the old class in `\(new.typePath)` again.",
        code: new.intentClassName == nil ? claim : "static let intentClassName = \(IntentCode.literal(old.identifier))")
    return Judgement(
      pair.subject,
      "`\(old.typePath)` replaced the legacy class `\(old.identifier)` and is now known as `\(new.identifier)`.",
      effects: old.savedEffects(.breaks), fix: fix, key: new.identifier)
  }

  private static func kept(_ pair: Pair<Intent>) -> Judgement? {
    let (old, new) = (pair.old, pair.new)
    guard new.identifier == old.identifier, new.intentClassName == nil else { return nil }
    return Judgement(
      pair.subject,
      """
      `\(old.typePath)` no longer declares the legacy class `\(old.identifier)`; the type has the same name, so \
      its identifier does not change.
      """,
      effects: [.savedShortcuts: .notes], symptom: "Nothing, as long as the type keeps this name.",
      fix: Fix("Nothing to do. Never rename the type without `persistentIdentifier = \"\(old.identifier)\"`."))
  }
}
