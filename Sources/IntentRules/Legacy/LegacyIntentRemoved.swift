import IntentComparison
import IntentSurface

extension Rule {
  /// A custom SiriKit intent is gone and no App Intent answers for its class.
  static let legacyIntentRemoved = Rule(
    id: "L01", name: "legacy-intent-removed", title: "Legacy intent removed without a migration",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .incident("2026-08"),
    explanation: """
      A SiriKit step stores the class name of its intent. When the class is deleted, the system looks for a \
      `CustomIntentMigratedAppIntent` with that `intentClassName`. Without one, the step has nothing to run, even if a \
      new App Intent does the same.
      """,
    symptom: "“Unknown Action” in every shortcut with the step; the action disappears from the list.",
    fix: "Add an App Intent that conforms to `CustomIntentMigratedAppIntent` and names the old class.",
    evidence: [
      """
      Apple documentation, “Making actions and content discoverable and widely available”: removing SiriKit code \
      breaks workflows; give notice first.
      """,
      "home-assistant/iOS#5350, home-assistant/iOS#5279: ten legacy intents deleted, two migrated; “Unknown Action” "
        + "for everyone.",
      "prologueapp/Prologue#118: SiriKit sleep-timer actions dropped; people had to rebuild their shortcuts.",
    ],
    judge: .removed(LegacyIntent.self) { gone($0.old, $0.subject, newClass: nil, $1) },
    .renamed(LegacyIntent.self) { gone($0.old, $0.subject, newClass: $0.new.className, $1) })

  private static func gone(
    _ legacy: LegacyIntent, _ subject: Subject, newClass: String?, _ comparison: Comparison
  ) -> Judgement? {
    guard let migration = comparison.new.migration(of: legacy) else {
      return removed(legacy, subject, newClass: newClass, comparison)
    }
    return migration.isDeclared ? nil : undeclared(migration, subject)
  }

  private static func removed(
    _ legacy: LegacyIntent, _ subject: Subject, newClass: String?, _ comparison: Comparison
  ) -> Judgement {
    let title = legacy.title.map { " (“\($0)”)" } ?? ""
    if let harmless = legacy.harmlessness(in: comparison.old) {
      return Judgement(
        subject, "The legacy intent `\(legacy.className)`\(title) is gone; \(harmless).",
        effects: legacy.savedEffects(.notes), symptom: "Nothing.", fix: Fix("Nothing to do."), key: newClass)
    }
    let candidate = legacy.candidate(in: comparison)
    let hint =
      newClass.map { " `\($0)` looks like the same intent under another class name." }
      ?? candidate.map { " `\($0.typePath)` looks like the same action." } ?? ""
    return Judgement(
      subject,
      "The legacy intent `\(legacy.className)`\(title) is gone and no App Intent names its class.\(hint)",
      effects: legacy.savedEffects(.breaks),
      symptom: legacy.isForWidgetsOnly ? "Placed widgets lose their settings." : nil,
      fix: fix(for: legacy, comparison), key: newClass)
  }

  private static func fix(for legacy: LegacyIntent, _ comparison: Comparison) -> Fix {
    let code = LegacyMigrationCode(comparison: comparison)
    switch LegacyRepair(of: legacy, in: comparison) {
    case .keepClass(let newClass):
      return Fix("Set the class of `\(newClass)` back to `\(legacy.className)` in the intent editor.")
    case .claim(let intent):
      return Fix(
        "Let `\(intent.typePath)` replace the class, with the old action's parameters under their old names.",
        code: LegacyMigrationCode.claim(of: legacy.className, by: intent.typePath))
    case .declare(let newer):
      return Fix(
        newer.map {
          """
          `\($0.typePath)` has already shipped under its own name: keep the old action as well, and point people to \
          the new one.
          """
        } ?? "Keep the action as an App Intent that names the old class.",
        code: code.declaration(for: legacy, replacement: legacy.replacement(newer)))
    }
  }

  private static func undeclared(_ migration: LegacyMigration, _ subject: Subject) -> Judgement {
    let name = migration.successor.typePath
    return Judgement(
      subject,
      """
      The legacy intent `\(subject.owner)` is gone. `\(name)` has the same name, so its steps may still be found, \
      but it does not declare that it replaces the class.
      """,
      effects: [.savedShortcuts: .degrades], confidence: .low,
      symptom: "Unverified: the step may run, or show “Unknown Action”.",
      fix: Fix("Declare it in the type.", code: LegacyMigrationCode.claim(of: subject.owner, by: name)))
  }
}

extension LegacyIntent {
  /// Why nobody loses anything with it, as the rest of a sentence; nil where somebody may.
  fileprivate func harmlessness(in surface: Surface) -> String? {
    if isUnusedConfiguration(in: surface) { return "it configured no widget that people could place" }
    return isForWidgetsOnly && !hasSettings ? "it had no settings that widgets could lose" : nil
  }
}
