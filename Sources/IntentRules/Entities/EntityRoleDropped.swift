import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let entityRoleDropped = Rule(
    id: "E21", name: "entity-role-dropped", title: "Entity tells the system less of itself",
    effects: [.savedShortcuts: .degrades], confidence: .low,
    explanation: """
      Some protocols tell the system about a thing of the app: that it is the same one on each of a person's devices, \
      or whose it is. Without them shortcuts find it as before where it was picked, and less is known of it elsewhere.
      """,
    symptom: "A shortcut that another device synced asks for the thing again, or does not find it.",
    fix: "Keep the protocol, and for SyncableEntity the identifiers that devices share.",
    evidence: [
      "Interface of AppIntents in the 27.0 SDK: SyncableEntity, SyncableEntityIdentifier, OwnershipProvidingEntity.",
      "Metadata built with Xcode 27 says of each entity how it is synced (`entitySyncMetadata`).",
      "Reasoned from these; no report of such a change is known.",
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
            pair.subject, "\(head); what goes with it is not known to this version of intentcompat.",
            effects: [.savedShortcuts: .notes], symptom: "Nothing is known.", key: name.name)
        ]
      }
    })
}
