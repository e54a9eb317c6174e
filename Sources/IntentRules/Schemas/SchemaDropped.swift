import IntentComparison
import IntentSurface

extension Rule {
  /// A type no longer adopts the schema it shipped with.
  static let schemaDropped = Rule(
    id: "C04", name: "schema-dropped", title: "Schema removed or swapped",
    effects: [.appleIntelligence: .degrades], confidence: .high, basis: .apple("2026-06"),
    explanation: """
      With Apple Intelligence, Siri runs only types that adopt a schema. If a type drops its schema or adopts a \
      different one, people can no longer ask Siri for it. Saved shortcuts are not affected.
      """,
    symptom: "Siri says that it can't do that with the app.",
    fix: "Keep the schema, or adopt it in another type in the same release.",
    evidence: ["Apple, group lab on Siri and App Intents (2026): the assistant runs only intents with a schema."],
    judge: .changed(Intent.self, .schema) { dropped($0.subject, $0.old.schema, $0.new.schema, $1) },
    .changed(Entity.self, .schema) { dropped($0.subject, $0.old.schema, $0.new.schema, $1) },
    .changed(AppEnum.self, .schema) { dropped($0.subject, $0.old.schema, $0.new.schema, $1) })

  private static func dropped(
    _ subject: Subject, _ old: SchemaAdoption?, _ new: SchemaAdoption?, _ comparison: Comparison
  ) -> Judgement? {
    guard let old = old?.name, !comparison.new.adoptedSchemas.contains(old) else { return nil }
    let now = new.map { "now adopts `.\($0.name)`" } ?? "now adopts none"
    return Judgement(
      subject, "`\(subject.owner)` adopted `.\(old)` and \(now).", key: "\(old) \(new?.name ?? "")")
  }
}
