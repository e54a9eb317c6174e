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
      guard let old = comparison.old.intents.first(where: { $0.identifier == change.subject.owner }),
        old.identifierSource == .intentClassName
      else { return [] }
      return change.action == .renamed
        ? [lost(change, old)] : [kept(change, old, in: comparison.new)].compactMap(\.self)
    })

  private static func lost(_ change: Change, _ old: Intent) -> Judgement {
    Judgement(
      change.subject,
      "`\(old.typePath)` answered for the legacy class `\(change.subject.owner)` and is known as "
        + "`\(change.new ?? "")` now.",
      fix: Fix(
        "Declare the class again.",
        code: """
          // conforms to CustomIntentMigratedAppIntent
          static let intentClassName = "\(change.subject.owner)"
          """),
      key: change.new)
  }

  private static func kept(_ change: Change, _ old: Intent, in new: Surface) -> Judgement? {
    guard new.intents.contains(where: { $0.identifier == old.identifier && $0.intentClassName == nil }) else {
      return nil
    }
    return Judgement(
      change.subject,
      "`\(old.typePath)` no longer declares the legacy class `\(old.identifier)`; the type has that name, so the key stays.",
      effects: [.savedShortcuts: .notes], symptom: "Nothing, as long as the type keeps this name.",
      fix: Fix("Nothing to do. Never rename the type without `persistentIdentifier = \"\(old.identifier)\"`."))
  }
}
