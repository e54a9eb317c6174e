import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let entityRoleDropped = Rule(
    id: "E21", name: "entity-role-dropped", title: "Entity dropped a sync or ownership protocol",
    effects: [.savedShortcuts: .degrades], confidence: .low, basis: .inferred("2026-11"),
    explanation: """
      `SyncableEntity` tells the system that an entity is the same on all of a person's devices, and \
      `OwnershipProvidingEntity` tells it who owns the entity. Without the protocol, a shortcut still finds the entity \
      on the device where it was picked, but perhaps not on other devices.
      """,
    symptom: "A shortcut synced from another device asks for the entity again, or does not find it.",
    fix: "Keep the protocol and, for `SyncableEntity`, the shared identifiers.",
    evidence: [
      "App Intents interface in the 27 SDK: `SyncableEntity`, `SyncableEntityIdentifier`, "
        + "`OwnershipProvidingEntity`.",
      "Metadata built with Xcode 27 describes how each entity is synced (`entitySyncMetadata`).",
      "Inferred from these; no report of such a change is known.",
    ],
    judge: .lost(.protocols, of: Entity.self, as: FrameworkProtocol.self) { pair, name, comparison in
      let head = "\(pair.new.typePath) no longer conforms to `\(name)`"
      switch name.loss {
      case .ability(let loss)?:
        let effects = comparison.oldRecords.effects(.degrades, onValuesOf: .entity(pair.old.identifier))
        return Judgement(pair.subject, "\(head): it \(loss).", effects: effects, key: name.name)
      case .convenience(let loss)?:
        return Judgement(
          pair.subject, "\(head): \(loss).", effects: [.appleIntelligence: .notes],
          symptom: "Siri may treat the item as the person's own.", key: name.name)
      case nil:
        guard !name.isKnown else { return nil }
        return Judgement(
          pair.subject, "\(head); this version of intentcompat does not know the consequences.",
          effects: [.savedShortcuts: .notes], symptom: "Not known.", key: name.name)
      }
    })
}
