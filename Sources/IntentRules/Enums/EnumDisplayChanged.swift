import IntentComparison
import IntentSurface

extension Rule {
  static let enumDisplayChanged = Rule(
    id: "N10", name: "enum-display-changed", title: "Name, title or synonyms of an enum changed",
    effects: [.savedShortcuts: .notes, .siriPhrases: .notes], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      People read and say titles, but shortcuts store raw values. Phrases that contain an option use its title and \
      synonyms, so people have to say the new words.
      """,
    symptom: "People see different names, and have to say them in phrases.",
    fix: "Nothing. If people are used to saying an old title, keep it as a synonym.",
    evidence: ["Apple's App Intents skill for Xcode 27: titles and synonyms may change, raw values may not."],
    judge: .changed(AppEnum.self, .displayName) { pair, _ in
      Judgement(pair.subject, "\(pair.subject) has a different name in Shortcuts.")
    },
    .changed(EnumCase.self, .title, .synonyms, judge: judgeWordsChanged))
}

private func judgeWordsChanged(_ pair: Pair<EnumCase>, _ comparison: Comparison) -> Judgement? {
  // A title that is gone is a trap of its own, or could not be read.
  guard pair.aspect != .title || pair.new.title != nil else { return nil }
  let aspects: Set<Aspect> = [.title, .synonyms]
  guard comparison.isFirst(pair.subject, changedIn: aspects, where: { $0.aspect != .title || $0.new != nil }) else {
    return nil
  }
  let isSpoken = comparison.new.phrasesName(.enum(pair.newOwner.identifier))
  let places = isSpoken ? ", also in phrases." : "."
  let effects: [Audience: Effect]? = isSpoken ? nil : [.savedShortcuts: .notes]
  let cases = comparison.members(of: pair.subject, changedIn: aspects)
  guard cases.count > 1 else {
    let words = pair.aspect == .title ? pair.new.title.map { "is now titled “\($0.spelling)”" } : nil
    return Judgement(pair.subject, "\(pair.subject) \(words ?? "is worded differently")\(places)", effects: effects)
  }
  let owner = pair.oldOwner.identifier
  return Judgement(
    Subject(.enum, owner),
    "\(cases.count) options of \(owner) are worded differently\(places) They are \(cases.sentenceList).",
    effects: effects, key: "options")
}
