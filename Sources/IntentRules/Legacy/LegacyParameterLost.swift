import IntentComparison
import IntentSurface

extension Rule {
  /// A parameter of a legacy intent is gone, renamed or of another type.
  static let legacyParameterLost = Rule(
    id: "L09", name: "legacy-parameter-lost", title: "Parameter of a legacy intent lost",
    cells: [
      Cell(.legacyParameter, .removed), Cell(.legacyParameter, .renamed), Cell(.legacyParameter, .changed, .type),
    ],
    effects: [.savedShortcuts: .breaks], confidence: .mediumHigh,
    explanation: """
      A step of a SiriKit intent stores its values under the parameters' names. A parameter that is removed, renamed or \
      of another type leaves the stored value without a place; widgets lose that part of their configuration.
      """,
    symptom: "The field is empty in the shortcut; a placed widget falls back to its default.",
    fix: "Keep the old parameter in the definition and add the new one beside it.",
    evidence: [
      "Apple, Migrating widgets from SiriKit Intents to App Intents: a value with no match by name and type is omitted."
    ],
    judge: .change { change, comparison in
      guard let intent = comparison.oldRecords.legacyIntent(change.subject.owner),
        intent.parameters.contains(where: { $0.name == change.subject.member })
      else { return [] }
      return [Judgement(change.subject, message(change), effects: intent.savedEffects(.breaks), key: change.new)]
    })

  private static func message(_ change: Change) -> String {
    let name = "`\(change.subject)`"
    return switch change.action {
    case .removed: "The legacy parameter \(name) is gone; values stored for it are dropped."
    case .renamed: "The legacy parameter \(name) is called `\(change.new ?? "")` now; values stored for it are dropped."
    default: "The legacy parameter \(name) was \(change.old ?? "") and is \(change.new ?? "") now."
    }
  }
}
