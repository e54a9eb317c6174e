import IntentComparison
import IntentSurface

extension Rule {
  /// A parameter of a legacy intent is gone, renamed or of another type.
  static let legacyParameterLost = Rule(
    id: "L09", name: "legacy-parameter-lost", title: "Parameter of a legacy intent lost",
    effects: [.savedShortcuts: .breaks], confidence: .mediumHigh, basis: .apple("2026-11"),
    explanation: """
      A step of a SiriKit intent stores its values by parameter name. If a parameter is removed or renamed, or its \
      type changes, the stored value is lost, and widgets lose that part of their configuration.
      """,
    symptom: "The field is empty in the shortcut; a placed widget falls back to its default.",
    fix: "Keep the old parameter in the definition and add the new one next to it.",
    evidence: [
      "Apple documentation, “Migrating widgets from SiriKit Intents to App Intents”: a value with no match by "
        + "name and type is omitted.",
      "Inferred: this also happens while the class still exists.",
    ],
    judge: .removed(LegacyParameter.self) { loss, comparison in
      lost(
        loss.old, loss.subject, of: loss.oldOwner, "is gone; values stored for it are dropped", key: nil,
        in: comparison.old)
    },
    .renamed(LegacyParameter.self) { pair, comparison in
      lost(
        pair.old, pair.subject, of: pair.oldOwner, "is now called `\(pair.new.name)`; values stored for it are dropped",
        key: pair.new.name, in: comparison.old)
    },
    .changed(LegacyParameter.self, .type) { pair, comparison in
      let (old, new) = (pair.oldType(in: comparison), pair.new.typeSpelling)
      return lost(
        pair.old, pair.subject, of: pair.oldOwner, "was \(old) and is now \(new)", key: new, in: comparison.old)
    })

  private static func lost(
    _ parameter: LegacyParameter, _ subject: Subject, of owner: LegacyOwner, _ what: String, key: String?,
    in surface: Surface
  ) -> Judgement? {
    guard case .intent(let intent) = owner, !intent.isUnusedConfiguration(in: surface) else { return nil }
    return Judgement(
      subject, "The legacy parameter `\(subject)` \(what).",
      parameter.isIgnored ? Parameter.missedByNobody : nil,
      effects: intent.savedEffects(parameter.isIgnored ? .notes : .breaks), key: key)
  }
}

extension Pair<LegacyParameter> {
  /// The old type, with the enums and types in it under their new names.
  func oldType(in comparison: Comparison) -> String {
    var renamed = old
    renamed.type = comparison.names.currentLegacy(old.type)
    return renamed.typeSpelling
  }
}
