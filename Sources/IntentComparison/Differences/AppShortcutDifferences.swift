import IntentSurface

extension DifferenceLog {
  /// The App Shortcuts of all providers: people find them by their intent and phrases, whoever provides them.
  ///
  /// Comes after the intents: the phrases follow the parameters that were renamed.
  mutating func compareAppShortcuts(_ old: [AppShortcutsProvider], _ new: [AppShortcutsProvider]) {
    let oldShortcuts = Dictionary(grouping: old.flatMap(\.shortcuts)) { names.current(.intent, $0.intent) }
    let newShortcuts = Dictionary(grouping: new.flatMap(\.shortcuts), by: \.intent)
    let areUnread = (old: old.contains(where: \.hasUnreadShortcuts), new: new.contains(where: \.hasUnreadShortcuts))
    let tokens = renamedTokens()
    for intent in Set(oldShortcuts.keys).union(newShortcuts.keys).sorted() {
      let before = oldShortcuts[intent] ?? []
      let after = newShortcuts[intent] ?? []
      if before != after { compareShortcuts(before, before.map { $0.following(tokens) }, after, areUnread: areUnread) }
    }
  }

  /// The App Shortcuts of one intent.
  ///
  /// - Parameters:
  ///   - own: the old ones as they were.
  ///   - old: the same with the parameters in their phrases under their new names.
  private mutating func compareShortcuts(
    _ own: [AppShortcut], _ old: [AppShortcut], _ new: [AppShortcut], areUnread: (old: Bool, new: Bool)
  ) {
    guard old != new else { return }
    let matching = Matching(shortcuts: old, new)
    for position in matching.removed {
      lose(
        own[position].subject, own[position], of: NoOwner(), text: old[position].phrases.first?.text,
        isOpen: areUnread.new)
    }
    for shortcut in matching.added.map({ new[$0] }) {
      if areUnread.old {
        noteUndecided(AppShortcut.self)
      } else {
        gain(shortcut.subject, shortcut, of: NoOwner(), text: shortcut.phrases.first?.text)
      }
    }
    let pairs = matching.pairs.map { (old: old[$0.old], new: new[$0.new]) }
    for pair in pairs { compareFields(Pair(pair.old.subject, pair.old, pair.new)) }
    comparePhrases(pairs, old, new)
  }

  /// Phrases of one intent that left or joined the shortcuts that are on both sides. A phrase that moved to another
  /// shortcut of the intent still runs it.
  private mutating func comparePhrases(
    _ pairs: [(old: AppShortcut, new: AppShortcut)], _ old: [AppShortcut], _ new: [AppShortcut]
  ) {
    let oldPhrases = Set(old.flatMap(\.phrases))
    let newPhrases = Set(new.flatMap(\.phrases))
    let isOldUnread = old.contains(where: \.hasUnreadPhrases)
    let isNewUnread = new.contains(where: \.hasUnreadPhrases)
    for (old, new) in pairs {
      for phrase in Set(old.phrases).subtracting(newPhrases) {
        let subject = Subject(.phrase, old.intent, phrase.text)
        lose(subject, phrase, of: old, now: new, text: phrase.text, isOpen: isNewUnread)
      }
      for phrase in isOldUnread ? [] : Set(new.phrases).subtracting(oldPhrases) {
        gain(Subject(.phrase, new.intent, phrase.text), phrase, of: new, before: old, text: phrase.text)
      }
    }
  }

  /// Old intent → old parameter → new parameter, for the parameters that were renamed.
  private func renamedTokens() -> [String: [String: String]] {
    var tokens: [String: [String: String]] = [:]
    for difference in differences where difference.change.action == .renamed {
      guard let pair = difference.pair(of: Parameter.self) else { continue }
      tokens[pair.oldOwner.identifier, default: [:]][pair.old.name] = pair.new.name
    }
    return tokens
  }
}

extension AppShortcut {
  /// By its intent, and by what it presets where it presets anything.
  fileprivate var subject: Subject {
    Subject(.appShortcut, intent, presets.isEmpty ? nil : presets.joined(separator: ", "))
  }

  /// The same shortcut with the parameters in its phrases under their new names.
  fileprivate func following(_ tokens: [String: [String: String]]) -> AppShortcut {
    guard let renamed = tokens[intent] else { return self }
    var shortcut = self
    shortcut.phrases = phrases.map { phrase in
      Phrase(
        renamed.sorted { $0.key < $1.key }.reduce(phrase.text) {
          $0.replacing("${\($1.key)}", with: "${\($1.value)}")
        })
    }
    return shortcut
  }
}

extension Matching {
  /// Pairs the shortcuts of one intent: the same presets first, then those with phrases in common; a single one on each
  /// side belongs together whatever it says.
  fileprivate init(shortcuts old: [AppShortcut], _ new: [AppShortcut]) {
    self.init()
    removed = Array(old.indices)
    added = Array(new.indices)
    let areSingle = old.count == 1 && new.count == 1
    addRenames { oldPosition, newPosition in
      let (before, after) = (old[oldPosition], new[newPosition])
      let common = NameWords.overlap(before.phrases.map(\.text), after.phrases.map(\.text))
      if before.presets == after.presets { return 1 + common }
      return common > 0 || areSingle ? common : nil
    }
  }
}
