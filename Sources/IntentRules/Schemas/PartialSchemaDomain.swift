import IntentSchemas
import IntentSurface

extension Rule {
  /// Some schemas of a domain that Apple wants whole are adopted, and others not.
  static let partialSchemaDomain = Rule(
    id: "C07", name: "partial-schema-domain", title: "All-or-nothing domain adopted only in part",
    effects: [.appleIntelligence: .degrades], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      In the mail, clock and messages domains, Apple requires an app that supports one schema to support all of them.
      """,
    symptom: "A build warning; Siri may ignore the app for the whole domain.",
    fix: "Adopt the missing schemas, or none of the schemas in the domain.",
    evidence: [
      "Apple documentation, “Making actions and content discoverable by Apple Intelligence”: the list of the "
        + "three domains."
    ],
    judge: .lint { surface in
      let adopted = Set(surface.intents.compactMap { $0.schema?.name })
      guard !adopted.isEmpty else { return [] }
      return SchemaCatalogue.builtIn.domains.filter(\.isAllOrNothing).compactMap { domain in
        let wanted = domain.schemas.filter { $0.kind == .intent && $0.deprecation == nil }.map(\.identifier)
        let missing = wanted.filter { !adopted.contains($0) }
        guard missing.count < wanted.count, let first = missing.first else { return nil }
        let owner = surface.intents.first { $0.schema.map { wanted.contains($0.name) } == true }?.identifier ?? first
        return Judgement(
          Subject(.intent, owner),
          "\(wanted.count - missing.count) of \(wanted.count) intents of the `\(domain.name)` domain are adopted; "
            + "missing: "
            + missing.map { "`.\($0)`" }.joined(separator: ", ") + ".",
          key: domain.name)
      }
    })
}
