import IntentComparison
import IntentSurface

extension Rule {
  /// Code makes the identifiers of a legacy object type in another way.
  static let legacyObjectIdsChanged = Rule(
    id: "L14", name: "legacy-object-ids-changed", title: "Ids of a legacy type may have changed",
    effects: [.savedShortcuts: .asks], confidence: .low, basis: .inferred("2026-12"),
    explanation: """
      A SiriKit step and the settings of a widget store a chosen object with the identifier that \
      `init(identifier:display:)` gave it, and the code that runs finds the object by it. If code gives other \
      identifiers, it finds nothing for those that devices have stored.
      """,
    symptom: "If they are others: the shortcut asks again, and a placed widget shows its default.",
    fix: """
      Keep the identifiers that devices have stored, or find objects by old and new ones. If they are the same, accept \
      this with the name of the person who knows that.
      """,
    evidence: [
      "Apple documentation, `INObject.identifier`: a value that tells the object from others.",
      "Inferred: a saved choice is resolved with the object as it was stored; no incident is known.",
    ],
    judge: .changed(LegacyType.self, .idCode) { pair, comparison in
      let kept = Set(comparison.new.users(ofLegacy: pair.new.name).map(\.className))
      let users = comparison.old.users(ofLegacy: pair.old.name).filter { kept.contains($0.className) }
      // Where no code of the app makes any, it makes none otherwise.
      guard !users.isEmpty, !pair.new.idCode.isEmpty,
        let made = MadeOtherwise(idsOf: pair.old.idCode, pair.new.idCode)
      else { return nil }
      return Judgement(
        pair.subject,
        "Whether the identifiers of the legacy type `\(pair.new.name)` are as they were can't be told: \(made.words)",
        effects: users.map { $0.savedEffects(.asks) }.worst, key: "asks ids")
    })
}
