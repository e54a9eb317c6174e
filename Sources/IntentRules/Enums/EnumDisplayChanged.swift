import IntentComparison
import IntentSurface

extension Rule {
  static let enumDisplayChanged = Rule(
    id: "N10", name: "enum-display-changed", title: "Name, title or synonyms of an enum changed",
    cells: [
      Cell(.enum, .changed, .displayName), Cell(.enumCase, .changed, .title), Cell(.enumCase, .changed, .synonyms),
    ],
    effects: [.savedShortcuts: .notes, .siriPhrases: .notes], confidence: .high,
    explanation: """
      Titles are what people read and say; what is stored is the raw value. Phrases that name an option are made from \
      its title and synonyms, so people have to say the new words.
      """,
    symptom: "People read, and in phrases have to say, other words.",
    fix: "None needed; keep an old title as a synonym if people are used to saying it.",
    evidence: ["Apple's App Intents skill for Xcode 27: titles and synonyms may change, raw values may not."],
    judge: .change { change, comparison in
      guard change.subject.kind == .enumCase else {
        return [Judgement(change.subject, "\(change.subject) has another name in Shortcuts.")]
      }
      let words = change.aspect == .title ? change.new.map { "is titled “\($0)” now" } : nil
      let isSpoken = comparison.new.phrasesName(
        .enum(comparison.newIdentifier(of: .enum, change.subject.owner)))
      return [
        Judgement(
          change.subject,
          "\(change.subject) \(words ?? "has other words")" + (isSpoken ? ", in phrases that name it too." : "."),
          effects: isSpoken ? nil : [.savedShortcuts: .notes])
      ]
    })
}
