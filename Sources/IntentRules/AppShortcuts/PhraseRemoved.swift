import IntentComparison
import IntentSurface

extension Rule {
  static let phraseRemoved = Rule(
    id: "S01", name: "phrase-removed", title: "App Shortcut phrase removed or reworded",
    effects: [.siriPhrases: .breaks], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      People remember phrases. If the App Shortcut no longer lists a phrase, it stops working with the update. Saved \
      shortcuts do not depend on phrases and keep running.
      """,
    symptom: "Siri no longer recognizes the phrase.",
    fix: "Keep the old phrases after the new ones; an App Shortcut may have many.",
    evidence: [
      "Apple documentation, `AppShortcut`: Siri matches the phrases that the app lists.",
      "Apple's App Intents skill for Xcode 27: treat phrases as a contract, like saved shortcuts.",
    ],
    judge: .removed(Phrase.self, judgePhraseRemoved),
    .changed(EnumCase.self, .title, .synonyms, judge: judgeOptionReworded))
}

/// Phrases that name an option are recognized by its title and synonyms. All options of an enum are one finding.
private func judgeOptionReworded(_ pair: Pair<EnumCase>, _ comparison: Comparison) -> Judgement? {
  let owner = pair.oldOwner.identifier
  let lost = pair.oldOwner.cases.flatMap { option in
    pair.newOwner.cases.first { $0.name == option.name }.map(option.words(lostIn:)) ?? []
  }
  guard !lost.isEmpty, comparison.isFirst(pair.subject, changedIn: [.title, .synonyms]),
    [comparison.old, comparison.new].allSatisfy({ $0.phrasesName(.enum(owner)) })
  else { return nil }
  return Judgement(
    Subject(.enum, owner),
    "Phrases with an option of \(pair.newOwner.typePath) are no longer recognized with \(lost.quotedList).",
    fix: Fix(
      "Keep the old \(lost.count == 1 ? "word as a synonym of its option" : "words as synonyms of their options")."),
    key: lost.joined(separator: "\n"))
}

extension EnumCase {
  /// What people said for it that another version does not answer to, as far as the words of both are known.
  fileprivate func words(lostIn other: EnumCase) -> [String] {
    let now = other.words.compactMap { $0.value.map { Phrase($0).heard } }
    guard !now.isEmpty, now.count == other.words.count else { return [] }
    return words.compactMap(\.value).filter { !now.contains(Phrase($0).heard) }
  }

  private var words: [Text] { [title].compactMap(\.self) + synonyms }
}

// All phrases of an intent are one finding, which the first of its platforms makes: there may be a thousand.
private func judgePhraseRemoved(_ loss: Loss<Phrase>, _ comparison: Comparison) -> Judgement? {
  let intent = loss.subject.owner
  let losses = comparison.differences(in: intent).lazy.compactMap { $0.loss(of: Phrase.self) }
  guard losses.first(where: { $0.platforms == loss.platforms })?.subject == loss.subject else { return nil }
  let removed = losses.map(\.old) as [Phrase]
  let lost = removed.filter { comparison.old.isLearned($0, for: intent) }
  guard !lost.isEmpty else { return neverLearned(removed, intent) }
  let successors = comparison.new.intents(answeringTo: lost, on: loss.platforms)
  let isAnswered = comparison.new.unanswered(lost, on: loss.platforms).isEmpty
  return Judgement(
    Subject(.appShortcut, intent), message(intent, lost, successors),
    effects: isAnswered ? [.siriPhrases: .degrades] : nil,
    fix: Fix(
      "Keep the old \(lost.count == 1 ? "phrase" : "phrases") after the new ones.",
      code: lost.map(\.codeLine).joined(separator: "\n")),
    key: lost.map(\.text).joined(separator: "\n"))
}

/// Phrases that do not name the app, or name what can't be said: nobody can have said them.
private func neverLearned(_ phrases: [Phrase], _ intent: String) -> Judgement {
  let list = phrases.map(\.text)
  let reason =
    phrases.contains(where: \.namesApplication)
    ? "with a parameter that is neither an entity nor an enum" : "without the app's name"
  return Judgement(
    Subject(.appShortcut, intent),
    "The App Shortcut of \(intent) has lost \(list.quotedList), \(reason): Siri never learned "
      + "\(list.count == 1 ? "it" : "them").",
    effects: [.siriPhrases: .notes], symptom: "Nothing.", fix: Fix("Nothing to do."), key: list.joined(separator: "\n"))
}

private func message(_ intent: String, _ lost: [Phrase], _ successors: [String]) -> String {
  let loss = "The App Shortcut of \(intent) no longer answers to \(lost.map(\.text).quotedList)."
  guard !successors.isEmpty else { return loss }
  return "\(loss) \(successors.sentenceList) \(successors.count == 1 ? "answers" : "answer") in its place."
}
