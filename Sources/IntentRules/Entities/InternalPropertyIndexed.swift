import IntentSurface

extension Rule {
  static let internalPropertyIndexed = Rule(
    id: "E22", name: "internal-property-indexed", title: "Internal property with an indexing key",
    effects: [.appleIntelligence: .notes], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      An internal property is hidden from Siri and Shortcuts, but an indexing key adds it to the system's search \
      index. Apple advises against combining them.
      """,
    symptom: "Search finds content that should stay in the app, or the key has no effect.",
    fix: "Remove the indexing key, or make the property visible.",
    evidence: ["Apple documentation in the 27.3 SDK: don't combine an internal `visibility` with `indexingKey`."],
    judge: .lint { surface in
      surface.entities.flatMap { entity in
        entity.properties.filter { $0.isInternal && $0.indexingKey != nil }.map { property in
          Judgement(
            Subject(.entityProperty, entity.identifier, property.identifier),
            "\(entity.typePath).\(property.name) is internal and has the indexing key `\(property.indexingKey ?? "")`.")
        }
      }
    })
}
