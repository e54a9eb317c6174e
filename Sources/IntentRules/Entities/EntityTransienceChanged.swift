import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let entityTransienceChanged = Rule(
    id: "E14", name: "entity-transience-changed", title: "Entity became, or is no longer, transient",
    effects: [.savedShortcuts: .breaks], confidence: .medium, basis: .inferred("2026-11"),
    explanation: """
      A `TransientAppEntity` exists only while a shortcut runs: it has no query and can't be fetched by id. An \
      `AppEntity` is stored by id and fetched again. After a change from one to the other, nothing can fetch the \
      stored values.
      """,
    symptom: "The picked item is empty, or the run asks for it again.",
    fix: "Leave the entity unchanged, and add a second type for the other kind.",
    evidence: [
      "Apple documentation, `TransientAppEntity`: a value made for one run, with no persistent identifier.",
      "Inferred from how entities are stored; no incident is known.",
    ],
    judge: .changed(Entity.self, .protocols) { pair, comparison in
      let name = FrameworkProtocol.transientAppEntity
      guard pair.changedProtocol == name else { return nil }
      let isTransient = pair.new.conforms(to: name)
      let message =
        isTransient
        ? "\(pair.new.typePath) is now transient: it has no query, and stored ids can't be resolved."
        : "\(pair.new.typePath) is no longer transient: it is now picked and stored by id, not only passed on."
      return Judgement(
        pair.subject, message,
        effects: comparison.oldRecords.effects(.breaks, onValuesOf: .entity(pair.old.identifier)), key: name.name)
    })
}

extension Pair<Entity> {
  /// The protocol that left the entity or joined it.
  fileprivate var changedProtocol: FrameworkProtocol? {
    switch item {
    case .lost(let item)?, .joined(let item)?: item as? FrameworkProtocol
    case nil: nil
    }
  }
}
