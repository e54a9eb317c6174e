import IntentComparison
import IntentSurface

extension Rule {
  /// A migrated App Intent does not take over some values that steps of the legacy class hold.
  static let legacyValueLost = Rule(
    id: "L03", name: "legacy-value-lost", title: "Migration drops stored values",
    cells: [
      Cell(.legacyIntent, .removed), Cell(.legacyIntent, .renamed), Cell(.intent, .added), Cell(.intent, .renamed),
      Cell(.intent, .changed, .intentClassName),
    ],
    effects: [.savedShortcuts: .degrades], confidence: .high,
    explanation: """
      The step of a migrated class carries over, and each of its values is matched to a parameter by name and type. A \
      value without a match is left out without a word: the shortcut runs and does something else, or asks.
      """,
    symptom: "The step is there and the field is empty, or the shortcut asks for it when it runs.",
    fix: "Give the App Intent a parameter with the old name and type; keep it out of the summary if it is history.",
    evidence: [
      "Apple, Migrating widgets from SiriKit Intents to App Intents: a value with no match by name and type is omitted.",
      "home-assistant/iOS#5358: the action carries over, “some parameter values may not”.",
    ],
    judge: .change { change, comparison in
      guard let migration = migration(behind: change, in: comparison) else { return [] }
      let known = Set(previouslyLost(migration, in: comparison.old))
      return migration.lostParameters.filter { !known.contains($0.name) }.map { lost in
        Judgement(
          Subject(.parameter, migration.successor.identifier, lost.name),
          "Steps of the legacy intent `\(migration.legacy.className)` lose their value for `\(lost.name)`: \(lost.reason).",
          effects: hasDefault(lost.name, in: migration.legacy) ? nil : [.savedShortcuts: .breaks],
          fix: Fix("Add it to `\(migration.successor.typePath)`.", code: parameterCode(lost.name, of: migration.legacy))
        )
      }
    })

  // Either end of the migration can be the one that changed; the legacy side counts as people have it.
  private static func migration(behind change: Change, in comparison: Comparison) -> LegacyMigration? {
    let key = change.subject.kind == .intent ? change.new ?? change.subject.owner : change.subject.owner
    return comparison.old.legacyIntent(key).flatMap { comparison.new.migration(of: $0) }
  }

  private static func previouslyLost(_ migration: LegacyMigration, in old: Surface) -> [String] {
    old.migration(of: migration.legacy)?.lostParameters.map(\.name) ?? []
  }

  // Without a default, the value is one that people chose, and the step does not do what they chose it for.
  private static func hasDefault(_ name: String, in legacy: LegacyIntent) -> Bool {
    legacy.parameters.contains { $0.name == name && $0.defaultValue != nil }
  }

  private static func parameterCode(_ name: String, of legacy: LegacyIntent) -> String? {
    legacy.parameters.first { $0.name == name }.map { parameter in
      """
      @Parameter(title: "\(parameter.displayName ?? name)")
      var \(name): \(LegacyValueType.swiftType(of: parameter))
      """
    }
  }
}
