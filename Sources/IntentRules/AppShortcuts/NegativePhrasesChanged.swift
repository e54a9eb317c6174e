import IntentComparison
import IntentSurface

extension Rule {
  static let negativePhrasesChanged = Rule(
    id: "S07", name: "negative-phrases-changed", title: "Negative phrases changed",
    effects: [.siriPhrases: .notes], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      Negative phrases tell Siri which sentences are not meant for the app. A change to them alters what Siri \
      recognizes; the phrases of the App Shortcuts stay the same.
      """,
    symptom: "Siri may now act on a sentence that it ignored before, or the reverse.",
    fix: "Nothing, but test the phrases that sound like a new negative phrase.",
    evidence: ["Apple documentation, `AppShortcutsProvider`: `negativePhrases`."],
    judge: .changed(AppShortcutsProvider.self, .negativePhrases) { pair, _ in
      let old = Set(pair.old.negativePhrases.map(\.text))
      let new = Set(pair.new.negativePhrases.map(\.text))
      let items =
        new.subtracting(old).sorted().map { "“\($0)” was added" }
        + old.subtracting(new).sorted().map { "“\($0)” was removed" }
      return Judgement(
        pair.subject, "The negative phrases of \(pair.subject) changed: \(items.sentenceList).",
        key: items.joined(separator: "\n"))
    })
}
