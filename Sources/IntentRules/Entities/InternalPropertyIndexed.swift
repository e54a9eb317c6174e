import IntentSurface

extension Rule {
  static let internalPropertyIndexed = Rule(
    id: "E22", name: "internal-property-indexed", title: "Internal property with an indexing key",
    effects: [.appleIntelligence: .notes], confidence: .high,
    explanation: """
      A property that only the app may see is kept from Siri and Shortcuts, and an indexing key hands it to the search \
      index of the system. Apple says not to combine them.
      """,
    symptom: "What should stay in the app can be found by search, or the key has no effect.",
    fix: "Drop the indexing key, or the visibility.",
    evidence: ["Apple documentation of the 27.3 SDK, visibility of a property: not to be combined with `indexingKey`."],
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
