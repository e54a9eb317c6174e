import IntentComparison
import IntentSurface

extension Rule {
  /// A property of a legacy object type is gone or of another type.
  static let legacyTypePropertyLost = Rule(
    id: "L11", name: "legacy-type-property-lost", title: "Property of a legacy type lost",
    effects: [.findAndVariables: .breaks], confidence: .medium, basis: .inferred("2026-11"),
    explanation: """
      Shortcuts read properties of a legacy object through variables, which have what an intent hands to the next step. \
      A variable is empty if its property was removed or its type changed.
      """,
    symptom: "“Get details” steps and variables of that property are empty.",
    fix: "Keep the property in the definition.",
    evidence: ["Inferred from how variables name a property; no incident is known."],
    judge: .removed(LegacyParameter.self) { loss, comparison in
      lost(loss.subject, of: loss.oldOwner, "is gone", key: nil, comparison)
    },
    .renamed(LegacyParameter.self) { pair, comparison in
      lost(pair.subject, of: pair.oldOwner, "is now called `\(pair.new.name)`", key: pair.new.name, comparison)
    },
    .changed(LegacyParameter.self, .type) { pair, comparison in
      let (old, new) = (pair.oldType(in: comparison), pair.new.typeSpelling)
      return lost(pair.subject, of: pair.oldOwner, "was \(old) and is now \(new)", key: new, comparison)
    })

  private static func lost(
    _ subject: Subject, of owner: LegacyOwner, _ what: String, key: String?, _ comparison: Comparison
  ) -> Judgement? {
    guard case .type(let type) = owner, comparison.old.legacyTypesGivenOut.contains(type.name) else { return nil }
    return Judgement(subject, "The property `\(subject)` of a legacy type \(what).", key: key)
  }
}

extension Surface {
  /// The legacy types that a variable can have: those of what intents hand to the next step, and what is in these.
  fileprivate var legacyTypesGivenOut: Set<String> {
    let properties = Dictionary(legacyTypes.map { ($0.name, $0.properties) }) { first, _ in first }
    var found: Set<String> = []
    var rest = legacyIntents.flatMap { intent in intent.responseProperties.filter { $0.name == intent.output } }
    while let next = rest.popLast() {
      if properties[next.type] != nil, found.insert(next.type).inserted { rest += properties[next.type] ?? [] }
    }
    return found
  }
}
