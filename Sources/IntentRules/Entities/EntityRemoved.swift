import IntentComparison
import IntentSurface

extension Rule {
  static let entityRemoved = Rule(
    id: "E01", name: "entity-removed", title: "Entity removed",
    effects: [.findAndVariables: .breaks], confidence: .high, basis: .measured("2026-11"),
    explanation: """
      Find steps, variables and picked values store the identifier of their entity. Without the entity, Shortcuts has \
      no Find action for it, and stored values of that type can't be resolved.
      """,
    symptom: "The Find step shows as “Unknown Action”, and variables of this type are empty.",
    fix: "Keep the entity and its query as long as shortcuts may use it, even if no action offers it.",
    evidence: [
      "Shared shortcut files: a Find step carries the entity's identifier as its action identifier.",
      "Apple documentation, “Integrating custom types into your intents”: the system keeps an entity's identifier and "
        + "fetches the entity anew at each run.",
    ],
    judge: .removed(Entity.self, judgeEntityRemoved))
}

private func judgeEntityRemoved(_ loss: Loss<Entity>, _ comparison: Comparison) -> Judgement? {
  let entity = loss.old
  let query = entity.defaultQuery.flatMap(comparison.oldRecords.query)
  let isFound = query?.makesFindAction == true
  let uses = EntityUses(of: entity, in: comparison.oldRecords)
  let isHeldByNobody = comparison.oldRecords.isHeldByNobody(entity)
  let isLostWithParameters = isHeldByNobody || comparison.isLostWithParameters(entity)
  let message =
    isFound
    ? "\(entity.identifier) is gone, and so is its Find action. Saved Find steps stop working, "
      + "and variables of this kind are empty."
    : isLostWithParameters
      ? "\(entity.identifier) is gone, "
        + (isHeldByNobody ? "which no action took or gave." : "and so is every parameter that took it.")
      : "\(entity.identifier) is gone. \(uses.words) of this type can't be resolved."
  // Code that is compiled takes it, so that nothing can have been built without it.
  let isImpossible =
    comparison.newRecords.stillTakes(entity.typePath)
    && comparison.new.withheld.contains { $0.typePath == entity.typePath && !$0.isOpen && !$0.isUnread }
  return Judgement(
    loss.subject, message,
    // The parameters are findings of their own, or the intents.
    effects: effects(of: entity, uses, isNote: isLostWithParameters, in: comparison)
      .mapValues { isImpossible ? .notes : $0 },
    confidence: isImpossible ? .low : nil,
    symptom: isFound
      ? nil
      : isLostWithParameters ? "What the parameters lose, if there were any." : "\(uses.words) of this type are empty."
  ).naming(comparison.new.withholding(entity.typePath, of: entity.hosts))
}

private func effects(
  of entity: Entity, _ uses: EntityUses, isNote: Bool, in comparison: Comparison
) -> [Audience: Effect] {
  if entity.isAssistantOnly?.value == true { return [.appleIntelligence: .breaks] }
  if isNote { return [.findAndVariables: .notes] }
  var effects = uses.areGivenOut ? Rule.entityRemoved.effects : [:]
  if entity.schema != nil { effects[.appleIntelligence] = .breaks }
  // A parameter that was of this type is of another one now, and that is an echo of this.
  let holders = comparison.keptHolders(of: .entity(entity.identifier))
  return ([effects] + holders.map { $0.savedEffects(.breaks) }).worst
}
