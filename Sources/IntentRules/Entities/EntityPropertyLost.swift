import IntentComparison
import IntentSurface

extension Rule {
  static let entityPropertyLost = Rule(
    id: "E12", name: "entity-property-lost", title: "Entity property removed, renamed or retyped",
    effects: [.findAndVariables: .breaks], confidence: .high, basis: .measured("2026-11"),
    explanation: """
      Variables and Find filters store the identifier of an entity property: its Swift name, or the `identifier:` of \
      its wrapper. They no longer find a property whose identifier or type changed.
      """,
    symptom: "The variable is empty, or later actions get a value of a different type.",
    fix: "Keep the property with its identifier, and add a new one for the new meaning.",
    evidence: [
      "Shared shortcut files: a variable stores `WFLinkEntityContentPropertyUserInfoPropertyIdentifier`.",
      "Apple documentation, `EntityProperty`: `identifier:` (iOS 26) gives a property a stable identifier.",
    ],
    judge: .removed(EntityProperty.self) { loss, comparison in
      guard comparison.oldRecords.givesOut(loss.oldOwner) else {
        return Judgement(
          loss.subject,
          "\(loss.subject) is gone. No action returns \(loss.oldOwner.identifier), so no variable can read it.",
          effects: [.findAndVariables: .notes], confidence: .medium,
          symptom: "Nothing.", fix: Fix("Nothing to do."))
      }
      return Judgement(
        loss.subject,
        "\(loss.subject) is gone. Variables that read it are empty, and Find steps that filter by it break.")
    },
    .renamed(EntityProperty.self) { pair, _ in renamed(pair) },
    .changed(EntityProperty.self, .type, .optionality, judge: retyped),
    .changed(EntityProperty.self, .visibility) { pair, _ in
      guard pair.new.isInternal else { return nil }
      return Judgement(
        pair.subject,
        """
        \(pair.subject) is now internal to the app. What happens to variables and filters that read it is not \
        documented.
        """,
        effects: [.findAndVariables: .breaks, .appleIntelligence: .degrades], confidence: .medium,
        fix: Fix("Keep properties visible if shortcuts read them."), key: "internal")
    })
}

private func renamed(_ pair: Pair<EntityProperty>) -> Judgement {
  let (old, new) = (pair.old.identifier, pair.new.identifier)
  let wrapper = pair.new.kind == .computed ? "ComputedProperty" : "Property"
  return Judgement(
    pair.subject,
    "\(pair.subject) is now \(new). Variables and filters still ask for \(old).",
    fix: Fix(
      "Keep the stored identifier (iOS 26), or keep a property named \(old) beside the new one.",
      code: "@\(wrapper)(identifier: \"\(old)\") var \(IntentCode.quoted(pair.new.name)): \(pair.new.type.spelling)"),
    key: new)
}

private func retyped(_ pair: Pair<EntityProperty>, _ comparison: Comparison) -> Judgement? {
  let (old, new) = (pair.old.type, pair.new.type)
  let difference = TypeDifference(old: old, new: new, renames: comparison.renames)
  guard difference != .none else { return nil }
  let message = "\(pair.subject) was \(old.spelling) and is \(new.spelling)."
  guard difference == .optionality || areNumbers(old, new) else {
    return Judgement(pair.subject, "\(message) Variables and filters hold values of the old type.", key: "type")
  }
  if difference == .optionality, old.isOptional {
    return Judgement(
      pair.subject, "\(message) Variables that read it always have a value now.",
      effects: [.findAndVariables: .notes], fix: Fix("Nothing to do."), key: "type")
  }
  let consequence = new.isOptional && !old.isOptional ? "may now be empty" : "may look different"
  return Judgement(
    pair.subject, "\(message) Variables still read it, but \(consequence).",
    effects: [.findAndVariables: .degrades], confidence: .medium, key: "type")
}

/// Whether Shortcuts handles both as a number.
private func areNumbers(_ old: ValueType, _ new: ValueType) -> Bool {
  [old, new].allSatisfy { [.primitive("Int"), .primitive("Double")].contains($0.unwrapped) }
}
