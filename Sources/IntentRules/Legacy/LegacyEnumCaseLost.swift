import IntentComparison
import IntentSurface

extension Rule {
  /// A case of a legacy enum is gone or has another index.
  static let legacyEnumCaseLost = Rule(
    id: "L10", name: "legacy-enum-case-lost", title: "Case of a legacy enum lost",
    effects: [.savedShortcuts: .breaks], confidence: .medium,
    explanation: """
      A SiriKit step stores the index of the chosen enum case. The index of a removed case means nothing, and a stored \
      index is read as whichever case has that index now.
      """,
    symptom: "The shortcut asks for the choice again, or runs with a different one.",
    fix: "Keep the case and its index; add new cases with new indices.",
    evidence: [
      "Intent definitions give each case a fixed index so that stored values survive reordering.",
      "What happens to a step whose case was removed is inferred; no report is known.",
    ],
    judge: .removed(LegacyEnumCase.self) { loss, comparison in
      guard !comparison.isMigrated(enum: loss.oldOwner.name) else { return [] }
      return [Judgement(loss.subject, "The legacy choice `\(loss.subject)` is gone.")]
    },
    .changed(LegacyEnumCase.self, .legacyIndex) { pair, comparison in
      guard !comparison.isMigrated(enum: pair.oldOwner.name) else { return [] }
      return [
        Judgement(
          pair.subject,
          "The legacy choice `\(pair.subject)` had index \(pair.old.index) and now has \(pair.new.index).")
      ]
    })
}

extension Comparison {
  /// Whether no legacy intent is left that stores a value of an enum, so that the migration answers for it, if any.
  fileprivate func isMigrated(enum name: String) -> Bool {
    let users = old.legacyIntents.filter { $0.parameters.contains { $0.type == name } }
    return users.allSatisfy { newRecords.legacyIntent($0.className) == nil }
  }
}
