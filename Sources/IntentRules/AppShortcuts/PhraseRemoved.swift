import IntentComparison
import IntentSurface

extension Rule {
  static let phraseRemoved = Rule(
    id: "S01", name: "phrase-removed", title: "App Shortcut phrase removed or reworded",
    cells: [Cell(.phrase, .removed)],
    effects: [.siriPhrases: .breaks], confidence: .high,
    explanation: """
      People learn a phrase and say it by heart. A phrase that the App Shortcut no longer lists stops matching with \
      the update. Saved shortcuts do not know phrases and keep running.
      """,
    symptom: "Siri answers the phrase as if it had never known it.",
    fix: "Keep the old phrases behind the new ones; an App Shortcut may have many.",
    evidence: [
      "Apple documentation, AppShortcut: Siri matches the phrases that the app lists.",
      "Apple's App Intents skill for Xcode 27: phrases are a contract of their own beside saved shortcuts.",
    ],
    judge: .change(judgePhraseRemoved))
}

private func judgePhraseRemoved(_ change: Change, _ comparison: Comparison) -> [Judgement] {
  let intent = change.subject.owner
  let newIntent = comparison.newIdentifier(of: .intent, intent)
  let kept = comparison.new.allShortcuts.filter { $0.intent == newIntent }
  // An App Shortcut that is gone as a whole is a finding of its own, which says that its phrases are gone too.
  let remaining = Set(kept.map(\.presets))
  let before = comparison.old.allShortcuts.filter { $0.intent == intent && remaining.contains($0.presets) }
  let known = Set(kept.flatMap(\.phrases))
  // Nobody can have said a phrase that does not name the app.
  let lost = before.flatMap(\.phrases).filter { $0.namesApplication && !known.contains($0) }
  guard !lost.isEmpty else { return [] }
  let isUnread = kept.contains(where: \.hasUnreadPhrases)
  let others = comparison.new.allShortcuts.filter { $0.intent != newIntent && !Set($0.phrases).isDisjoint(with: lost) }
  return [
    Judgement(
      Subject(.appShortcut, intent), message(intent, lost, others),
      effects: isUnread ? [.siriPhrases: .degrades] : nil, confidence: isUnread ? .low : nil,
      fix: Fix(
        "Keep the old \(lost.count == 1 ? "phrase" : "phrases") behind the new ones.",
        code: lost.map(\.codeLine).joined(separator: "\n")),
      key: lost.map(\.text).joined(separator: "\n"))
  ]
}

private func message(_ intent: String, _ lost: [Phrase], _ others: [AppShortcut]) -> String {
  let list = lost.map(\.text).quotedList
  let loss = "The App Shortcut of \(intent) no longer answers to \(list)."
  guard !others.isEmpty else { return loss }
  return "\(loss) \(others.map(\.intent).sentenceList) \(others.count == 1 ? "answers" : "answer") in its place."
}
