import IntentComparison
import IntentSurface

extension Rule {
  /// A shipped intent adopts a schema and is reshaped for it.
  static let schemaAddedWithReshape = Rule(
    id: "C02", name: "schema-added-with-reshape", title: "Shipped type reshaped for a schema",
    effects: [.appleIntelligence: .notes], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      Adopting a schema is safe if the parameters already fit: only the macro is new. Changing them to fit breaks \
      people's shortcuts. Instead, leave the old type unchanged and add a second one that adopts the schema. Mark it \
      `isAssistantOnly` until the old one can be removed.
      """,
    symptom: "It depends on what changed: see the findings about the parameters or properties.",
    fix: "Restore the shipped type and adopt the schema in a parallel type with `isAssistantOnly`.",
    evidence: [
      "Apple documentation, “Making actions and content discoverable by Apple Intelligence”, on migrating "
        + "existing intents to schemas."
    ],
    judge: .changed(Intent.self, .schema) { adopted($0.subject, $0.old.schema, $0.new.schema, $1) },
    .changed(Entity.self, .schema) { adopted($0.subject, $0.old.schema, $0.new.schema, $1) },
    .changed(AppEnum.self, .schema) { adopted($0.subject, $0.old.schema, $0.new.schema, $1) })

  private static func adopted(
    _ subject: Subject, _ old: SchemaAdoption?, _ new: SchemaAdoption?, _ comparison: Comparison
  ) -> Judgement? {
    guard let schema = new?.name, old == nil else { return nil }
    let lost = comparison.changes(in: subject.owner).filter(\.reshapesMember)
    guard !lost.isEmpty else { return nil }
    let names = Set(lost.compactMap(\.subject.member)).sorted().map { "`\($0)`" }.joined(separator: ", ")
    return Judgement(
      subject,
      """
      `\(subject.owner)` adopts `.\(schema)` and changes \(names) for it. A parallel type would keep saved \
      shortcuts working.
      """,
      key: schema)
  }
}

extension Change {
  /// Whether a parameter, property or case is gone, or holds something else.
  fileprivate var reshapesMember: Bool {
    guard [.parameter, .entityProperty, .enumCase].contains(subject.kind) else { return false }
    return action == .removed || action == .renamed && subject.kind != .enumCase
      || [.type, .rawValue].contains(aspect)
  }
}
