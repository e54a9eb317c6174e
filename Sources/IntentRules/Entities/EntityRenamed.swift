import IntentComparison
import IntentSurface

extension Rule {
  static let entityRenamed = Rule(
    id: "E02", name: "entity-renamed", title: "Entity renamed",
    effects: [.findAndVariables: .breaks], confidence: .high, basis: .measured("2026-09"),
    explanation: """
      The effective identifier of an entity is its bare type name, or its literal `persistentIdentifier`. Shortcuts \
      stores it in Find steps, variables and picked values. An entity with a different identifier is a different \
      entity. Adding a `persistentIdentifier` to a shipped entity changes the identifier too, unless its value is the \
      old type name.
      """,
    symptom: "The Find step shows as “Unknown Action”; variables and picked values with the old name are empty.",
    fix: "Pin the old identifier: `static let persistentIdentifier = \"OldName\"`, as a literal in the type itself.",
    evidence: [
      "Apple documentation, `PersistentlyIdentifiable`: entities, queries and enums inherit it; the type name is the "
        + "default.",
      "Shared shortcut files of Clock and Tailscale: a Find step's action identifier is the name of the entity.",
      "touyou/IntentTodo, development log of 2026-09-11: in built metadata a new `persistentIdentifier` replaces "
        + "the old key.",
    ],
    judge: .renamed(Entity.self, judgeEntityRenamed))
}

private func judgeEntityRenamed(_ pair: Pair<Entity>, _ comparison: Comparison) -> Judgement? {
  let (old, new) = (pair.old.identifier, pair.new.identifier)
  let query = pair.old.defaultQuery.flatMap(comparison.oldRecords.query)
  guard
    query?.makesFindAction == true
      || !isLostWithActions(pair.old, comparison) && !comparison.isLostWithParameters(pair.old)
  else { return nil }
  let uses = EntityUses(of: pair.old, in: comparison.oldRecords)
  let holders =
    query?.makesFindAction == true
    ? "Saved Find steps, variables and picked values" : uses.words
  let message = "\(cause(pair)), so devices now know the entity \(old) as \(new). \(holders) still use \(old)."
  return Judgement(
    pair.subject, message, effects: effects(of: pair.old, uses, in: comparison),
    symptom: query?.makesFindAction == true
      ? nil : "\(uses.words) of the old name are empty.",
    fix: Fix(
      "Give \(pair.new.typePath) the identifier that devices have stored.",
      code: IntentCode.persistentIdentifier(old)),
    key: new)
}

/// Whether people had it in actions alone, and all of these are gone: findings of their own.
private func isLostWithActions(_ entity: Entity, _ comparison: Comparison) -> Bool {
  let type = ValueType.entity(entity.identifier)
  let users = comparison.oldRecords.users(of: type)
  return !users.isEmpty && entity.schema == nil && comparison.oldRecords.properties(of: type).isEmpty
    && users.allSatisfy { user in
      comparison.newRecords.intent(comparison.newIdentifier(of: .intent, user.identifier)) == nil
    }
}

/// What changed the identifier: the name of the type, or what pins it.
private func cause(_ pair: Pair<Entity>) -> String {
  if pair.old.typeName != pair.new.typeName { return "\(pair.old.typePath) became \(pair.new.typePath)" }
  return pair.new.identifierSource == .persistentIdentifier
    ? "\(pair.new.typePath) has a different persistentIdentifier" : "\(pair.new.typePath) lost its persistentIdentifier"
}

/// What only fills the settings of widgets is in no variable.
private func effects(of entity: Entity, _ uses: EntityUses, in comparison: Comparison) -> [Audience: Effect] {
  let holders = comparison.keptHolders(of: .entity(entity.identifier))
  return ([uses.areGivenOut ? Rule.entityRenamed.effects : [:]] + holders.map { $0.savedEffects(.breaks) }).worst
}
