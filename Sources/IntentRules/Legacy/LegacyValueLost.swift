import IntentComparison
import IntentSurface

extension Rule {
  /// A migrated App Intent does not take over some values that steps of the legacy class hold.
  static let legacyValueLost = Rule(
    id: "L03", name: "legacy-value-lost", title: "Migration drops stored values",
    effects: [.savedShortcuts: .degrades], hardest: [.savedShortcuts: .breaks], confidence: .high,
    basis: .incident("2026-08"),
    explanation: """
      The step of a migrated class carries over, and each stored value is matched to a parameter by name and type. A \
      value without a match is silently dropped, so the shortcut does something else or asks. Losing a required value \
      breaks the shortcut; losing one with a default degrades it.
      """,
    symptom: "The step still exists, but the field is empty, or the shortcut asks for the value when it runs.",
    fix: """
      Give the App Intent a parameter with the old name and type; leave it out of the summary if only old shortcuts \
      use it.
      """,
    evidence: [
      "Apple documentation, “Migrating widgets from SiriKit Intents to App Intents”: a value with no match by "
        + "name and type is omitted.",
      """
      Xcode's conversion of an intent definition keeps the names of an enum's cases. How a stored choice finds its case \
      is not documented, so a case of another name is a note.
      """,
      "home-assistant/iOS#5358: the action carries over, “some parameter values may not”.",
    ],
    judges: Judge.migration { migration, comparison in
      let known = comparison.old.migration(of: migration.legacy)?.lostParameters.map(\.parameter.name) ?? []
      let code = LegacyMigrationCode(comparison: comparison)
      let choices = comparison.old.migration(of: migration.legacy) == nil ? migration.lostChoices(in: comparison) : []
      return choices
        + migration.lostParameters.filter { !known.contains($0.parameter.name) }.map { parameter, reason in
          Judgement(
            Subject(.parameter, migration.successor.identifier, parameter.name),
            "What people saved with the legacy intent `\(migration.legacy.className)` loses its value for "
              + "`\(parameter.name)`: \(reason).",
            // Without a default, the value is one that people chose, and the step does not do what they chose it for.
            effects: migration.legacy.savedEffects(parameter.defaultValue == nil ? .breaks : .degrades),
            fix: Fix(
              migration.successor.parameter(parameter.name) == nil
                ? "Add it to `\(migration.successor.typePath)` and use its value in `perform()`."
                : "Keep the old type under the old name, and give the new parameter a different name.",
              code: code.parameter(parameter)))
        }
    })
}

extension LegacyMigration {
  /// Notes about the choices of legacy enums that have no case of their name in the enum that took their place.
  fileprivate func lostChoices(in comparison: Comparison) -> [Judgement] {
    legacy.parameters.compactMap { old in
      guard let choices = comparison.oldRecords.legacyEnum(old.type)?.cases.filter({ $0.index != 0 }),
        case .enum(let name)? = successor.parameter(old.name)?.type.element,
        let new = comparison.newRecords.appEnum(name)
      else { return nil }
      let lost = choices.map(\.name).filter { choice in !new.cases.contains { $0.name == choice } }
      guard !lost.isEmpty else { return nil }
      let names = lost.codeList
      return Judgement(
        Subject(.parameter, successor.identifier, old.name),
        "The \(lost.count == 1 ? "choice" : "choices") \(names) that people saved with the legacy intent "
          + "`\(legacy.className)` \(lost.count == 1 ? "has" : "have") no case of the same name in `\(new.typePath)`.",
        effects: legacy.savedEffects(.notes), confidence: .low,
        symptom: "Whoever chose \(lost.count == 1 ? "it" : "one of them") may get the default.",
        fix: Fix("Keep the names of the cases."))
    }
  }
}
