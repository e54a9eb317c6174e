import IntentComparison
import IntentSurface

extension Rule {
  /// What a legacy intent hands to the next action of a shortcut is gone or of another type.
  static let legacyOutputLost = Rule(
    id: "L12", name: "legacy-output-lost", title: "Output of a legacy intent lost",
    effects: [.findAndVariables: .breaks], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      The definition of a SiriKit intent names one property of its response as the output for later steps. If that \
      property is removed, or the App Intent that replaces the class returns nothing or another type, those steps lose \
      their input. If an output is set, other response properties appear only in what Siri says.
      """,
    symptom: "Later steps of the shortcut get no input, or ask for it.",
    fix: "Keep the property, or return a value of its type from the App Intent.",
    evidence: [
      "Intent definitions name the output property of a response (`INIntentResponseOutput`).",
      "Apple documentation, “Displaying static and interactive snippets”: keep an existing result type so as not "
        + "to break custom shortcuts.",
    ],
    judges: [
      .removed(LegacyParameter.self) { loss, _ in
        property(loss.old, of: loss.oldOwner, loss.subject, what: "is gone", key: nil)
      },
      .renamed(LegacyParameter.self) { pair, _ in
        property(
          pair.old, of: pair.oldOwner, pair.subject, what: "is now called `\(pair.new.name)`", key: pair.new.name)
      },
      .changed(LegacyParameter.self, .type) { pair, comparison in
        let (old, new) = (pair.oldType(in: comparison), pair.new.typeSpelling)
        return property(pair.old, of: pair.oldOwner, pair.subject, what: "was \(old) and is now \(new)", key: new)
      },
      .changed(LegacyIntent.self, .output) { pair, _ in choice(pair) },
    ] + Judge.migration { migrated($0, $1).map { [$0] } ?? [] })

  private static func property(
    _ property: LegacyParameter, of owner: LegacyOwner, _ subject: Subject, what: String, key: String?
  ) -> Judgement? {
    guard case .response(let intent) = owner else { return nil }
    let isOutput = intent.output == property.name
    guard isOutput || intent.output == nil else { return nil }
    return Judgement(
      subject,
      isOutput
        ? "The output `\(subject)` of a legacy intent \(what)."
        : "The response property `\(subject)` \(what). The definition names no output, so whether steps read "
          + "it is not known.",
      effects: isOutput ? nil : [.findAndVariables: .degrades], confidence: isOutput ? nil : .low, key: key)
  }

  private static func choice(_ pair: Pair<LegacyIntent>) -> Judgement? {
    guard let old = pair.old.output, pair.new.responseProperties.contains(where: { $0.name == old }) else { return nil }
    return Judgement(
      pair.subject,
      "The output of the legacy intent `\(pair.subject)` was `\(old)` and is "
        + "\(pair.new.output.map { "`\($0)`" } ?? "nothing") now.",
      fix: Fix("Choose `\(old)` as the output again in the intent editor."), key: pair.new.output)
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
