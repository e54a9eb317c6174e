import IntentComparison
import IntentSurface

extension Rule {
  /// A property of a legacy object type is gone or of another type.
  static let legacyTypePropertyLost = Rule(
    id: "L11", name: "legacy-type-property-lost", title: "Property of a legacy type lost",
    effects: [.findAndVariables: .breaks], confidence: .medium, basis: .inferred("2026-11"),
    explanation: """
      Shortcuts read properties of a legacy object through variables. A variable is empty if its property was removed \
      or its type changed.
      """,
    symptom: "“Get details” steps and variables of that property are empty.",
    fix: "Keep the property in the definition.",
    evidence: ["Inferred from how variables name a property; no incident is known."],
    judge: .removed(LegacyParameter.self) { loss, _ in
      lost(loss.subject, of: loss.oldOwner, "is gone", key: nil)
    },
    .renamed(LegacyParameter.self) { pair, _ in
      lost(pair.subject, of: pair.oldOwner, "is now called `\(pair.new.name)`", key: pair.new.name)
    },
    .changed(LegacyParameter.self, .type) { pair, comparison in
      let (old, new) = (pair.oldType(in: comparison), pair.new.typeSpelling)
      return lost(pair.subject, of: pair.oldOwner, "was \(old) and is now \(new)", key: new)
    })

  private static func lost(_ subject: Subject, of owner: LegacyOwner, _ what: String, key: String?) -> [Judgement] {
    guard case .type = owner else { return [] }
    return [Judgement(subject, "The property `\(subject)` of a legacy type \(what).", key: key)]
  }
}
