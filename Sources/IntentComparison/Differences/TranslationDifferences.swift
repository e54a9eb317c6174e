import IntentSurface

extension DifferenceLog {
  /// What people can say in other languages, whichever entry of a table has it.
  ///
  /// Case, spaces and what ends a sentence are not heard.
  mutating func compareTranslations(_ old: Surface, _ new: Surface) {
    guard old.phraseTranslations != new.phraseTranslations || old.appShortcuts != new.appShortcuts else { return }
    let before = old.translatedPhrases
    let after = new.translatedPhrases
    let (wereReplaced, areReplaced) = (old.replacedPhrases, new.replacedPhrases)
    guard before != after || wereReplaced != areReplaced else { return }
    let isUnread = new.appShortcuts.contains { provider in
      provider.hasUnreadShortcuts || provider.shortcuts.contains(where: \.hasUnreadPhrases)
    }
    let known = Set(before.map(Heard.init))
    let kept = Set(after.map(Heard.init))
    for phrase in before where !kept.contains(Heard(phrase)) {
      if isUnread {
        noteUndecided(TranslatedPhrase.self)
      } else {
        lose(phrase.subject, phrase, of: NoOwner(), text: phrase.phrase.text)
      }
    }
    // A table may say something else than the code in the code's own language.
    let said = Set(old.allShortcuts.flatMap(\.phrases)).subtracting(wereReplaced.map(\.phrase))
    for phrase in areReplaced where said.contains(phrase.phrase) && !kept.contains(Heard(phrase)) {
      lose(phrase.subject, phrase, of: NoOwner(), text: phrase.phrase.text)
    }
    for phrase in after where !known.contains(Heard(phrase)) {
      gain(phrase.subject, phrase, of: NoOwner(), text: phrase.phrase.text)
    }
  }

  /// A text in a language, whatever it runs: one that moved to another App Shortcut is still answered.
  private struct Heard: Hashable {
    let language: String
    let text: String

    init(_ phrase: TranslatedPhrase) {
      language = phrase.language
      text = phrase.phrase.heard
    }
  }
}

extension TranslatedPhrase {
  fileprivate var subject: Subject { Subject(.translatedPhrase, intent, name) }
}
