import IntentSchemas
import IntentSurface

extension Rule {
  /// A schema type uses an entity or enum that does not adopt the schema of that position.
  static let schemaMemberWithoutSchema = Rule(
    id: "C05", name: "schema-member-without-schema", title: "Entity or enum in a schema without its own schema",
    effects: [.savedShortcuts: .breaks, .appleIntelligence: .breaks], confidence: .mediumHigh, basis: .apple("2026-11"),
    explanation: """
      If a member of a schema is an entity or enum that has its own schema, your entity or enum must adopt that \
      schema too. Otherwise the build fails, or extraction fails and the target ships without App Intents metadata.
      """,
    symptom: "A build error, or no actions at all.",
    fix: "Adopt the schema on the entity or enum, or on a parallel one if the shipped one does not fit.",
    evidence: [
      """
      Apple documentation, “Integrating actions with Siri and Apple Intelligence”: types that a schema uses \
      must adopt their own schemas.
      """
    ],
    judge: .lint { surface in results(in: surface) },
    .lint { surface in
      surface.schemaShapes.flatMap { shape in
        shape.schema.members.compactMap { wanted -> Judgement? in
          guard let schema = wanted.schema, let member = shape.members.first(where: { $0.name == wanted.name }),
            let name = surface.typeWithoutSchema(schema, in: member.type.element)
          else { return nil }
          return Judgement(
            Subject(shape.subject.kind == .intent ? .parameter : .entityProperty, shape.subject.owner, wanted.name),
            "`\(name)` is used by `.\(shape.schema.identifier)` where `.\(schema)` is expected, but does not adopt it.",
            effects: shape.schema.source.effects, confidence: shape.schema.source.confidence, key: schema)
        }
      }
    })

  // What an intent gives to later steps has its place in the schema as well.
  private static func results(in surface: Surface) -> [Judgement] {
    surface.schemaShapes.compactMap { shape -> Judgement? in
      guard shape.subject.kind == .intent, let wanted = shape.schema.returns, let schema = wanted.schema,
        let intent = surface.intents.first(where: { $0.identifier == shape.subject.owner }),
        let value = intent.result.value, let name = surface.typeWithoutSchema(schema, in: value.element)
      else { return nil }
      return Judgement(
        shape.subject,
        """
        `\(intent.typePath)` returns `\(name)` where `.\(shape.schema.identifier)` has `.\(schema)`, but does not \
        adopt that.
        """,
        confidence: shape.schema.source.confidence, key: "result \(schema)")
    }
  }
}

extension Surface {
  /// The name of an entity or enum that should adopt a schema and does not; nil where it does, or can't be seen.
  fileprivate func typeWithoutSchema(_ schema: String, in type: ValueType) -> String? {
    switch type {
    case .entity(let name):
      entities.first { $0.identifier == name }.flatMap { $0.schema?.name == schema ? nil : $0.typePath }
    case .enum(let name):
      enums.first { $0.identifier == name }.flatMap { $0.schema?.name == schema ? nil : $0.typePath }
    default: nil
    }
  }
}
