import IntentComparison
import IntentSurface

extension Rule {
  /// A shipped intent adopts a schema and is reshaped for it.
  static let schemaAddedWithReshape = Rule(
    id: "C02", name: "schema-added-with-reshape", title: "Shipped type reshaped for a schema",
    cells: [
      Cell(.intent, .changed, .schema), Cell(.entity, .changed, .schema), Cell(.enum, .changed, .schema),
    ],
    effects: [.appleIntelligence: .notes], confidence: .high,
    explanation: """
      Adopting a schema is safe where the parameters already fit: only the macro is new. Where they are changed to fit, \
      people's shortcuts pay for it. The system offers another way for that: leave the old type alone and add a second \
      one that adopts the schema and is marked `isAssistantOnly` until the old one can go.
      """,
    symptom: "What the findings about its parameters or properties say.",
    fix: "Restore the shipped type and adopt the schema in a parallel type with `isAssistantOnly`.",
    evidence: [
      "Apple, Making actions and content discoverable by Apple Intelligence, on migrating existing intents to schemas."
    ],
    judge: .change { change, comparison in
      guard change.new != nil, change.old == nil else { return [] }
      let lost = comparison.changes.filter { other in
        other.subject.owner == change.subject.owner
          && [.parameter, .entityProperty, .enumCase].contains(other.subject.kind)
          && (other.action == .removed || other.action == .renamed && other.subject.kind != .enumCase
            || [.type, .rawValue].contains(other.aspect))
      }
      guard !lost.isEmpty else { return [] }
      let names = Set(lost.compactMap(\.subject.member)).sorted().map { "`\($0)`" }.joined(separator: ", ")
      return [
        Judgement(
          change.subject,
          "`\(change.subject.owner)` adopts `.\(change.new ?? "")` and changes \(names) for it. A parallel type would keep "
            + "what people saved.",
          key: change.new)
      ]
    })
}
