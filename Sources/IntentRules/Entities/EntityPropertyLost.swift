import IntentComparison
import IntentSurface

extension Rule {
  static let entityPropertyLost = Rule(
    id: "E12", name: "entity-property-lost", title: "Entity property removed, renamed or retyped",
    cells: [
      Cell(.entityProperty, .removed), Cell(.entityProperty, .renamed), Cell(.entityProperty, .changed, .type),
      Cell(.entityProperty, .changed, .optionality),
    ],
    effects: [.findAndVariables: .breaks], confidence: .high,
    explanation: """
      A variable that reads a property of an entity, and a filter of a Find step, store the identifier of the \
      property: the Swift name, or the identifier: of its wrapper. A property under another identifier, or with \
      another type, is not what the shortcut asks for.
      """,
    symptom: "The variable is empty, or later actions get a value of another kind.",
    fix: "Keep the property under its identifier, and add a new one for the new meaning.",
    evidence: [
      "Shared shortcut files: a variable stores WFLinkEntityContentPropertyUserInfoPropertyIdentifier.",
      "Apple documentation, EntityProperty: identifier: (iOS 26) gives a property a stable identifier.",
    ],
    judge: .change { change, comparison in
      switch change.action {
      case .removed: [removed(change)]
      case .renamed: [renamed(change, comparison)]
      case .added, .changed: retyped(change, comparison)
      }
    })
}

private func removed(_ change: Change) -> Judgement {
  Judgement(
    change.subject,
    "\(change.subject) is gone. Variables that read it are empty, and Find steps that filter by it break.")
}

private func renamed(_ change: Change, _ comparison: Comparison) -> Judgement {
  let old = change.subject.member ?? ""
  let new = change.new ?? ""
  let property = comparison.entity(change.subject.owner)?.new.properties.first { $0.identifier == new }
  let wrapper = property?.kind == .computed ? "ComputedProperty" : "Property"
  let type = (property?.type).map { ": \($0.spelling)" } ?? ""
  return Judgement(
    change.subject,
    "\(change.subject) is now \(new). Variables and filters still ask for \(old).",
    fix: Fix(
      "Keep the stored identifier (iOS 26), or keep a property named \(old) beside the new one.",
      code: "@\(wrapper)(identifier: \"\(old)\") var \(property?.name ?? new)\(type)"),
    key: new)
}

private func retyped(_ change: Change, _ comparison: Comparison) -> [Judgement] {
  guard let pair = comparison.entity(change.subject.owner),
    let old = pair.old.properties.first(where: { $0.identifier == change.subject.member }),
    let new = pair.new.properties.first(where: { $0.identifier == change.subject.member })
  else { return [] }
  let difference = TypeDifference(old: old.type, new: new.type, renames: comparison.renames)
  guard difference != .none else { return [] }
  let message = "\(change.subject) was \(old.type.spelling) and is \(new.type.spelling)."
  guard difference == .optionality || areNumbers(old.type, new.type) else {
    return [Judgement(change.subject, "\(message) Variables and filters hold values of the old type.", key: "type")]
  }
  let consequence = new.type.isOptional && !old.type.isOptional ? "may now be empty" : "may look different"
  return [
    Judgement(
      change.subject, "\(message) Variables still read it, but \(consequence).",
      effects: [.findAndVariables: .degrades], confidence: .medium, key: "type")
  ]
}

/// Whether Shortcuts handles both as a number.
private func areNumbers(_ old: ValueType, _ new: ValueType) -> Bool {
  [old, new].allSatisfy { [.primitive("Int"), .primitive("Double")].contains($0.unwrapped) }
}
