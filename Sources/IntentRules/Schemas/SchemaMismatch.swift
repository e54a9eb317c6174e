import IntentSchemas
import IntentSurface

extension Rule {
  /// A type adopts a schema and has not its shape.
  static let schemaMismatch = Rule(
    id: "C03", name: "schema-mismatch", title: "Type does not fit its schema",
    effects: [.savedShortcuts: .breaks, .appleIntelligence: .breaks], confidence: .mediumHigh,
    explanation: """
      A type that adopts a schema must have every member of it, with its type, and whatever an intent adds must be \
      optional. Otherwise Xcode stops the build, or the step that extracts metadata fails and the whole target has no \
      App Intents metadata. A build without that step, such as `swift build`, succeeds.
      """,
    symptom:
      "A build error in Xcode; or, in the build log, that no App Intents metadata was exported, and then no actions.",
    fix: "Make the type fit, or leave the shipped type alone and adopt the schema in a parallel one.",
    evidence: [
      "Apple documentation, “Integrating actions with Siri and Apple Intelligence”: only optional parameters may "
        + "be added to a schema.",
      "Measured with Xcode 27: a mismatch is a halting error of the extractor and no metadata is written.",
      "WWDC26, session 240: an entity may have properties that are not in its schema.",
      "Shapes come from Apple's pages; each finding is as sure as the page that its schema stands on.",
    ],
    judge: .lint { surface in
      surface.schemaShapes.flatMap { shape in
        shape.mismatches.map { mismatch in
          Judgement(
            Subject(shape.subject.kind == .intent ? .parameter : .entityProperty, shape.subject.owner, mismatch.member),
            "`\(shape.typePath)` adopts `.\(shape.schema.identifier)` and does not fit it: \(mismatch.problem).",
            effects: mismatch.isFatal
              ? shape.schema.source.effects : [.savedShortcuts: .notes, .appleIntelligence: .notes],
            confidence: mismatch.isFatal ? shape.schema.source.confidence : .low, key: shape.schema.identifier)
        }
      }
    })
}
