import IntentComparison
import IntentSurface

extension Rule {
  /// A type no longer adopts the schema it shipped with.
  static let schemaDropped = Rule(
    id: "C04", name: "schema-dropped", title: "Schema removed or swapped",
    effects: [.appleIntelligence: .degrades], confidence: .high,
    explanation: """
      Siri with Apple Intelligence runs only what adopts a schema. A type that leaves its schema, or moves to another \
      one, can no longer be asked for through Siri. Saved shortcuts are not affected.
      """,
    symptom: "Siri says that it can't do that with the app.",
    fix: "Keep the schema, or move the adoption to a type that is in the same release.",
    evidence: ["Apple, group lab on Siri and App Intents (2026): the assistant runs schema intents only."],
    judge: .changed(Intent.self, .schema) { dropped($0.subject, $0.old.schema, $0.new.schema, $1) },
    .changed(Entity.self, .schema) { dropped($0.subject, $0.old.schema, $0.new.schema, $1) },
    .changed(AppEnum.self, .schema) { dropped($0.subject, $0.old.schema, $0.new.schema, $1) })

  private static func dropped(
    _ subject: Subject, _ old: SchemaAdoption?, _ new: SchemaAdoption?, _ comparison: Comparison
  ) -> [Judgement] {
    guard let old = old?.name, !comparison.new.adoptedSchemas.contains(old) else { return [] }
    let now = new.map { "now adopts `.\($0.name)`" } ?? "now adopts none"
    return [
      Judgement(
        subject, "`\(subject.owner)` adopted `.\(old)` and \(now).", key: "\(old) \(new?.name ?? "")")
    ]
  }
}
