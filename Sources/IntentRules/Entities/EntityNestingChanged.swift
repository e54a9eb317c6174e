import IntentComparison
import IntentSurface

extension Rule {
  static let entityNestingChanged = Rule(
    id: "E19", name: "entity-nesting-changed", title: "Entity moved into or out of another type",
    effects: [.findAndVariables: .notes], confidence: .low, basis: .inferred("2026-11"),
    explanation: """
      The identifier of an entity is its bare type name, without outer types, so moving it into or out of another type \
      should change nothing. No test with nested entities has been published, and a nested name is more likely to \
      clash with the name of another type.
      """,
    symptom: "Nothing, if the identifier in the built metadata has not changed.",
    fix:
      """
      Check the entity's identifier in `extract.actionsdata` of a clean build, or pin it with \
      `persistentIdentifier`.
      """,
    evidence: [
      "Apple documentation, `AttributedTypeIdentifier`: an identifier is typically the name of the struct within its "
        + "bundle.",
      "TextGrabber2-app/TextGrabber2 moved `ResultEntity` into `ExtractIntent`; no report of problems is known.",
    ],
    judge: .changed(Entity.self, .typeName, judge: judgeEntityNestingChanged))
}

private func judgeEntityNestingChanged(_ pair: Pair<Entity>, _: Comparison) -> Judgement? {
  let (old, new) = (pair.old, pair.new)
  guard old.typeName == new.typeName, old.typePath != new.typePath,
    old.identifierSource == .typeName, new.identifierSource == .typeName
  else { return nil }
  return Judgement(
    pair.subject,
    "\(old.typePath) is now \(new.typePath). Its identifier should still be \(old.identifier); verify it in "
      + "extract.actionsdata.",
    fix: Fix(
      "Pin the identifier to be sure.",
      code: IntentCode.persistentIdentifier(old.identifier)),
    key: new.typePath)
}
