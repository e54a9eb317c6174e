import IntentComparison
import IntentSurface

extension Rule {
  static let negativePhrasesChanged = Rule(
    id: "S07", name: "negative-phrases-changed", title: "Negative phrases changed",
    cells: [Cell(.appShortcutsProvider, .changed, .negativePhrases)],
    effects: [.siriPhrases: .notes], confidence: .medium,
    explanation: """
      Negative phrases tell Siri what not to take for one of the app's phrases. Another list moves the border of what \
      is recognised a little; the phrases themselves stay.
      """,
    symptom: "Siri may take an utterance for the app's that it did not take before, or the other way round.",
    fix: "None needed; try the phrases that sound like a new negative one.",
    evidence: ["Apple documentation, AppShortcutsProvider: negativePhrases."],
    judge: .change { change, comparison in
      let changes = comparison.changes.filter { $0.subject == change.subject && $0.aspect == .negativePhrases }
      let items = changes.compactMap { change in
        change.new.map { "“\($0)” joined" } ?? change.old.map { "“\($0)” left" }
      }
      return [
        Judgement(
          change.subject, "\(items.sentenceList) the negative phrases of \(change.subject).",
          key: items.joined(separator: "\n"))
      ]
    })
}
