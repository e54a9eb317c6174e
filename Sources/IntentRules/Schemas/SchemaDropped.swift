import IntentComparison
import IntentSurface

extension Rule {
  /// A type no longer adopts the schema it shipped with.
  static let schemaDropped = Rule(
    id: "C04", name: "schema-dropped", title: "Schema removed or swapped",
    cells: [
      Cell(.intent, .changed, .schema), Cell(.entity, .changed, .schema), Cell(.enum, .changed, .schema),
    ],
    effects: [.appleIntelligence: .degrades], confidence: .high,
    explanation: """
      Siri with Apple Intelligence runs only what adopts a schema. A type that leaves its schema, or moves to another \
      one, is no longer what people ask for; shortcuts are not touched.
      """,
    symptom: "Siri says that it can't do that with the app.",
    fix: "Keep the schema, or move the adoption to a type that is in the same release.",
    evidence: ["Apple, group lab on Siri and App Intents (2026): the assistant runs schema intents only."],
    judge: .change { change, comparison in
      guard let old = change.old, !comparison.new.adoptedSchemas.contains(old) else { return [] }
      let now = change.new.map { "adopts `.\($0)` now" } ?? "adopts none now"
      return [
        Judgement(
          change.subject, "`\(change.subject.owner)` adopted `.\(old)` and \(now).", key: "\(old) \(change.new ?? "")")
      ]
    })
}
