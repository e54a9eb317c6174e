import IntentComparison
import IntentSurface

extension Rule {
  static let negativePhrasesChanged = Rule(
    id: "S07", name: "negative-phrases-changed", title: "Negative phrases changed",
    effects: [.siriPhrases: .notes], confidence: .medium,
    explanation: """
      Negative phrases tell Siri what not to take for one of the app's phrases. Changing them shifts what is \
      recognised a little; the phrases themselves stay.
      """,
    symptom: "Siri may now treat a sentence as meant for the app that it ignored before, or the reverse.",
    fix: "None needed; try the phrases that sound like a new negative one.",
    evidence: ["Apple documentation, `AppShortcutsProvider`: `negativePhrases`."],
    judge: .changed(AppShortcutsProvider.self, .negativePhrases) { pair, _ in
      let old = Set(pair.old.negativePhrases.map(\.text))
      let new = Set(pair.new.negativePhrases.map(\.text))
      let items =
        new.subtracting(old).sorted().map { "“\($0)” was added" }
        + old.subtracting(new).sorted().map { "“\($0)” was removed" }
      return [
        Judgement(
          pair.subject, "The negative phrases of \(pair.subject) changed: \(items.sentenceList).",
          key: items.joined(separator: "\n"))
      ]
    })
}
