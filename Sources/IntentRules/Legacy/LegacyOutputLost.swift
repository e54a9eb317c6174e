import IntentComparison
import IntentSurface

extension Rule {
  /// What a legacy intent hands to the next action of a shortcut is gone or of another type.
  static let legacyOutputLost = Rule(
    id: "L12", name: "legacy-output-lost", title: "Output of a legacy intent lost",
    cells: [
      Cell(.legacyParameter, .removed), Cell(.legacyParameter, .renamed), Cell(.legacyParameter, .changed, .type),
      Cell(.legacyIntent, .changed, .output), Cell(.legacyIntent, .removed), Cell(.legacyIntent, .renamed),
      Cell(.intent, .added), Cell(.intent, .renamed), Cell(.intent, .changed, .intentClassName),
    ],
    effects: [.findAndVariables: .breaks], confidence: .medium,
    explanation: """
      The definition of a SiriKit intent says which property of its response is the output: what later steps of a \
      shortcut get. When the property goes, or an App Intent takes the class over and returns nothing or another type, \
      those steps lose their input. Other properties of a response only fill in what Siri says, unless no output is \
      chosen.
      """,
    symptom: "Later steps of the shortcut get nothing, or ask for their input.",
    fix: "Keep the property, or return a value of its type from the App Intent.",
    evidence: [
      "Intent definitions name the output property of a response (INIntentResponseOutput).",
      "Apple, Displaying static and interactive snippets: keep an existing result type so as not to break custom "
        + "shortcuts.",
    ],
    judge: .change { change, comparison in
      switch change.subject.kind {
      case .legacyParameter: return property(change, comparison)
      case .legacyIntent where change.action == .changed: return choice(change, comparison)
      default:
        return LegacyMigration(behind: change, in: comparison).flatMap { migrated($0, comparison) }.map { [$0] } ?? []
      }
    })

  private static func property(_ change: Change, _ comparison: Comparison) -> [Judgement] {
    guard let intent = comparison.oldRecords.legacyIntent(change.subject.owner),
      let name = change.subject.member, name.hasPrefix("response.")
    else { return [] }
    let isOutput = intent.output == String(name.dropFirst("response.".count))
    guard isOutput || intent.output == nil else { return [] }
    let what =
      switch change.action {
      case .renamed: "is called `\(change.new ?? "")` now"
      case .changed: "was \(change.old ?? "") and is \(change.new ?? "") now"
      case .added, .removed: "is gone"
      }
    return [
      Judgement(
        change.subject,
        isOutput
          ? "The output `\(change.subject)` of a legacy intent \(what)."
          : "The response property `\(change.subject)` \(what). The definition names no output, so whether steps read "
            + "it is not known.",
        effects: isOutput ? nil : [.findAndVariables: .degrades], confidence: isOutput ? nil : .low, key: change.new)
    ]
  }

  private static func choice(_ change: Change, _ comparison: Comparison) -> [Judgement] {
    guard let old = change.old, let new = comparison.newRecords.legacyIntent(change.subject.owner),
      new.responseProperties.contains(where: { $0.name == old })
    else { return [] }
    return [
      Judgement(
        change.subject,
        "The output of the legacy intent `\(change.subject)` was `\(old)` and is "
          + "\(change.new.map { "`\($0)`" } ?? "nothing") now.",
        fix: Fix("Choose `\(old)` as the output again in the intent editor."), key: change.new)
    ]
  }

  private static func migrated(_ migration: LegacyMigration, _ comparison: Comparison) -> Judgement? {
    guard let reason = migration.lostOutput, let output = migration.legacy.outputProperty,
      comparison.old.migration(of: migration.legacy)?.lostOutput == nil
    else { return nil }
    let successor = migration.successor
    let value = LegacyMigrationCode(comparison: comparison).spelling(of: output)
    return Judgement(
      Subject(.result, successor.identifier),
      "Steps after the legacy intent `\(migration.legacy.className)` lose its output `\(output.name)`: \(reason).",
      fix: Fix(
        "Let `perform()` of `\(successor.typePath)` return it.",
        code: "func perform() async throws -> some IntentResult & ReturnsValue<\(value)> {\n"
          + "  .result(value: <#\(output.name)#>)\n}"))
  }
}
