import IntentComparison
import IntentSurface

extension Rule {
  /// A case of a legacy enum is gone or has another index.
  static let legacyEnumCaseLost = Rule(
    id: "L10", name: "legacy-enum-case-lost", title: "Case of a legacy enum lost",
    effects: [.savedShortcuts: .breaks], confidence: .medium, basis: .inferred("2026-11"),
    explanation: """
      A SiriKit step stores the index of the chosen enum case, and so do the settings of a widget. The index of a \
      removed case means nothing, and a stored index is read as whichever case has that index now. Where a case of \
      other words takes the index of one that is gone, only its developers know whether it is the same choice: that is a \
      note.
      """,
    symptom: "The shortcut asks for the choice again, or runs with a different one.",
    fix: "Keep the case and its index; add new cases with new indices.",
    evidence: [
      "Intent definitions give each case a fixed index so that stored values survive reordering.",
      "What happens to a step whose case was removed is inferred; no report is known.",
    ],
    judge: .removed(LegacyEnumCase.self) { loss, comparison in
      guard !comparison.isMigrated(enum: loss.oldOwner.name) else { return nil }
      return gone(loss, comparison)
    },
    .changed(LegacyEnumCase.self, .legacyIndex) { pair, comparison in
      guard !comparison.isMigrated(enum: pair.oldOwner.name) else { return nil }
      return lost(
        pair.subject, "had index \(pair.old.index) and now has \(pair.new.index)", of: pair.oldOwner.name,
        in: comparison)
    })

  private static func gone(_ loss: Loss<LegacyEnumCase>, _ comparison: Comparison) -> Judgement {
    let (name, index) = (loss.oldOwner.name, loss.old.index)
    guard let taker = loss.newOwner?.cases.first(where: { $0.index == index }) else {
      return lost(loss.subject, "is gone", of: name, in: comparison)
    }
    guard comparison.isNew(taker, in: loss.oldOwner) else {
      return lost(
        loss.subject, "is gone, and its index \(index) is that of `\(taker.name)` now", of: name, in: comparison)
    }
    let effects = comparison.old.users(ofLegacy: name).map { $0.savedEffects(.notes) }.worst
    return Judgement(
      loss.subject,
      "The legacy choice `\(loss.subject)` is gone, and its index \(index) is that of the new `\(taker.name)`.",
      effects: effects.isEmpty ? [.savedShortcuts: .notes] : effects, confidence: .low,
      symptom: "Whoever chose `\(loss.old.name)` gets `\(taker.name)`, unless both are the same choice.",
      fix: Fix("Nothing to do if the case only has another name. Else give the new one an index that no case had."))
  }

  private static func lost(_ subject: Subject, _ what: String, of name: String, in comparison: Comparison) -> Judgement
  {
    let users = comparison.old.users(ofLegacy: name)
    let effects = users.map { $0.savedEffects(.breaks) }.worst
    return Judgement(
      subject, "The legacy choice `\(subject)` \(what).", effects: effects.isEmpty ? nil : effects,
      symptom: !users.isEmpty && users.allSatisfy(\.isForWidgetsOnly)
        ? "The placed widget falls back to its default, or shows a different choice." : nil)
  }
}

extension Surface {
  /// The legacy intents that store a value of an enum or an object type.
  func users(ofLegacy name: String) -> [LegacyIntent] {
    legacyIntents.filter { $0.parameters.contains { $0.type == name && !$0.isIgnored } }
  }
}

extension Comparison {
  /// Whether no legacy intent is left that stores a value of an enum, so that the migration answers for it, if any.
  fileprivate func isMigrated(enum name: String) -> Bool {
    old.users(ofLegacy: name).allSatisfy { newRecords.legacyIntent($0.className) == nil }
  }

  /// Whether no case of the old enum is this one under any name.
  fileprivate func isNew(_ legacyCase: LegacyEnumCase, in old: LegacyEnum) -> Bool {
    !old.cases.contains { before in
      let subject = Subject(.legacyEnumCase, old.name, before.name)
      return before.name == legacyCase.name || renamed(subject).member == legacyCase.name
    }
  }
}
