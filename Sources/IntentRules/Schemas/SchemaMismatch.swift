import IntentSchemas
import IntentSurface

extension Rule {
  /// A type adopts a schema and has not its shape.
  static let schemaMismatch = Rule(
    id: "C03", name: "schema-mismatch", title: "Type does not fit its schema",
    effects: [.savedShortcuts: .breaks, .appleIntelligence: .breaks], confidence: .high,
    explanation: """
      A type that adopts a schema must have every member of it, with its type, and whatever it adds must be optional. \
      Otherwise the metadata extractor stops at it, and then the whole target ships without any App Intents metadata: \
      every action of the app is gone, while the compiler and the live diagnostics say nothing.
      """,
    symptom:
      "All actions of the app are “Unknown Action”; the build log says that no App Intents metadata was exported.",
    fix: "Make the type fit, or leave the shipped type alone and adopt the schema in a parallel one.",
    evidence: [
      "Apple, Integrating actions with Siri and Apple Intelligence: only optional parameters may be added to a schema.",
      "Measured with Xcode 27: a mismatch is a halting error of the extractor and no metadata is written.",
    ],
    judge: .lint { surface in
      surface.schemaShapes.flatMap { shape in
        shape.mismatches.map { mismatch in
          Judgement(
            Subject(shape.subject.kind == .intent ? .parameter : .entityProperty, shape.subject.owner, mismatch.member),
            "`\(shape.typePath)` adopts `.\(shape.schema.identifier)` and does not fit it: \(mismatch.problem).",
            confidence: shape.schema.source.confidence, key: shape.schema.identifier)
        }
      }
    })
}
