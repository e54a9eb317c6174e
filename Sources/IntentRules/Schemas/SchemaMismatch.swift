import IntentSchemas
import IntentSurface

extension Rule {
  /// A type adopts a schema and has not its shape.
  static let schemaMismatch = Rule(
    id: "C03", name: "schema-mismatch", title: "Type does not fit its schema",
    effects: [.savedShortcuts: .breaks, .appleIntelligence: .breaks], confidence: .mediumHigh,
    basis: .measured("2026-09"),
    explanation: """
      A type that adopts a schema must have every member of the schema, with the right type. Additional intent \
      parameters must be optional. Otherwise the Xcode build fails, or metadata extraction fails and the whole target \
      has no App Intents metadata. A build without extraction, such as `swift build`, succeeds.
      """,
    symptom:
      """
      A build error in Xcode, or no actions at all, with a note in the build log that no App Intents metadata was \
      exported.
      """,
    fix: "Make the type fit, or leave the shipped type unchanged and adopt the schema in a parallel one.",
    evidence: [
      "Apple documentation, “Integrating actions with Siri and Apple Intelligence”: only optional parameters may "
        + "be added to a schema.",
      "Measured with Xcode 27: a mismatch stops the extractor with an error, and no metadata is written.",
      "WWDC26, session 240: an entity may have properties that are not in its schema.",
      "The members of each schema come from its page in Apple's documentation; the confidence of a finding depends on "
        + "that page.",
    ],
    judge: .lint { surface in
      surface.schemaShapes.flatMap { shape in
        shape.mismatches.map { mismatch in
          Judgement(
            Subject(shape.subject.kind == .intent ? .parameter : .entityProperty, shape.subject.owner, mismatch.member),
            "`\(shape.typePath)` adopts `.\(shape.schema.identifier)` but does not fit it: \(mismatch.problem).",
            effects: mismatch.isFatal
              ? shape.schema.source.effects : [.savedShortcuts: .notes, .appleIntelligence: .notes],
            confidence: mismatch.isFatal ? shape.schema.source.confidence : .low, key: shape.schema.identifier)
        }
      }
    })
}
