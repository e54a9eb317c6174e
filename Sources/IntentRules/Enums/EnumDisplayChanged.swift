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
      // A title that is gone is a trap of its own, or could not be read.
      guard change.aspect != .title || change.new != nil else { return [] }
      let isSpoken = comparison.new.phrasesName(
        .enum(comparison.newIdentifier(of: .enum, change.subject.owner)))
      let places = isSpoken ? ", in phrases that name it too." : "."
      let effects: [Audience: Effect]? = isSpoken ? nil : [.savedShortcuts: .notes]
      let cases = comparison.members(of: change.subject, changedIn: [.title, .synonyms])
      guard cases.count > 1 else {
        let words = change.aspect == .title ? change.new.map { "is titled “\($0)” now" } : nil
        return [Judgement(change.subject, "\(change.subject) \(words ?? "has other words")\(places)", effects: effects)]
      }
      return [
        Judgement(
          Subject(.enum, change.subject.owner),
          "\(cases.count) options of \(change.subject.owner) have other words\(places) They are \(cases.sentenceList).",
          effects: effects, key: "options")
      ]
    })
}
