import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let entityRoleDropped = Rule(
    id: "E21", name: "entity-role-dropped", title: "Entity lost a protocol that describes it to the system",
    effects: [.savedShortcuts: .degrades], confidence: .low,
    explanation: """
      Some protocols tell the system more about an entity: that it is the same one on all of a person's devices, or \
      who owns it. Without them, shortcuts still find it on the device where it was picked, but perhaps not on the \
      others.
      """,
    symptom: "A shortcut synced from another device asks for the entity again, or does not find it.",
    fix: "Keep the protocol and, for `SyncableEntity`, the shared identifiers.",
    evidence: [
      "Interface of AppIntents in the 27.0 SDK: `SyncableEntity`, `SyncableEntityIdentifier`, "
        + "`OwnershipProvidingEntity`.",
      "Metadata built with Xcode 27 describes how each entity is synced (`entitySyncMetadata`).",
      "Inferred from these; no report of such a change is known.",
    ],
    judge: .lost(.protocols, of: Entity.self, as: FrameworkProtocol.self) { pair, name, comparison in
      let head = "\(pair.new.typePath) no longer conforms to `\(name)`"
      switch name.loss {
      case .ability(let loss)?:
        let effects = comparison.old.effects(.degrades, onValuesOf: .entity(pair.old.identifier))
        return [Judgement(pair.subject, "\(head): it \(loss).", effects: effects, key: name.name)]
      case .convenience(let loss)?:
        return [
          Judgement(
            pair.subject, "\(head): \(loss).", effects: [.appleIntelligence: .notes],
            symptom: "Siri may treat the thing as if it were the person's own.", key: name.name)
        ]
      case nil:
        guard !name.isKnown else { return [] }
        return [
          Judgement(
            pair.subject, "\(head); this version of intentcompat does not know the consequences.",
            effects: [.savedShortcuts: .notes], symptom: "Not known.", key: name.name)
        ]
      }
    })
}
