import IntentComparison
import IntentSurface

extension Rule {
  static let entityTransienceChanged = Rule(
    id: "E14", name: "entity-transience-changed", title: "Entity became, or is no longer, transient",
    cells: [Cell(.entity, .changed, .protocols)],
    effects: [.savedShortcuts: .breaks], confidence: .medium,
    explanation: """
      A TransientAppEntity lives only while a shortcut runs: it has no query and cannot be fetched by id. An AppEntity \
      is stored by id and fetched anew. Going from one to the other leaves stored values that nothing can fetch.
      """,
    symptom: "The picked item is empty, or the run asks for it again.",
    fix: "Keep the kind of the entity, and give the new kind a type of its own.",
    evidence: [
      "Apple documentation, TransientAppEntity: a value made for one run, with no persistent identifier.",
      "Reasoned from how entities are stored; no incident is known.",
    ],
    judge: .change { change, comparison in
      let name = "TransientAppEntity"
      guard change.old == name || change.new == name, let pair = comparison.entity(change.subject.owner) else {
        return []
      }
      let isTransient = pair.new.conforms(to: name)
      let message =
        isTransient
        ? "\(pair.new.typePath) is transient now: it has no query, and ids that people's shortcuts hold can't be found."
        : "\(pair.new.typePath) is no longer transient: it is picked and stored by id, where before it was only passed on."
      return [
        Judgement(
          change.subject, message,
          effects: comparison.old.effects(.breaks, onValuesOf: .entity(pair.old.identifier)), key: name)
      ]
    })
}
