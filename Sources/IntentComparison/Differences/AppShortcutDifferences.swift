import IntentSurface

extension ChangeLog {
  /// Everything about an `AppShortcutsProvider` but its shortcuts.
  mutating func compare(_ old: AppShortcutsProvider, _ new: AppShortcutsProvider) {
    let subject = compareRecords(.appShortcutsProvider, old, new)
    compareItems(subject, .negativePhrases, old.negativePhrases.map(\.text), new.negativePhrases.map(\.text))
    compare(subject, .tileColor, old.tileColor, new.tileColor)
    compare(subject, .updatesParameters, old.updatesParameters, new.updatesParameters)
  }

  /// The App Shortcuts of all providers: people find them by their intent and phrases, whoever provides them.
  ///
  /// Comes after the intents: the phrases follow the parameters that were renamed.
  mutating func compareAppShortcuts(_ old: [AppShortcutsProvider], _ new: [AppShortcutsProvider]) {
    let oldShortcuts = Dictionary(grouping: old.flatMap(\.shortcuts)) { names.current(.intent, $0.intent) }
    let newShortcuts = Dictionary(grouping: new.flatMap(\.shortcuts), by: \.intent)
    let isOldUnread = old.contains(where: \.hasUnreadShortcuts)
    let isNewUnread = new.contains(where: \.hasUnreadShortcuts)
    let tokens = renamedTokens()
    for intent in Set(oldShortcuts.keys).union(newShortcuts.keys).sorted() {
      let before = (oldShortcuts[intent] ?? []).map { $0.following(tokens) }
      let after = newShortcuts[intent] ?? []
      guard before != after else { continue }
      let matching = Matching(shortcuts: before, after)
      for position in matching.removed {
        let shortcut = before[position]
        if isNewUnread {
          addUndecided(shortcut.subject, nil)
        } else {
          add(shortcut.subject, .removed, old: shortcut.phrases.first?.text)
        }
      }
      for position in matching.added {
        let shortcut = after[position]
        if isOldUnread {
          addUndecided(shortcut.subject, nil)
        } else {
          add(shortcut.subject, .added, new: shortcut.phrases.first?.text)
        }
      }
      for pair in matching.pairs { compare(before[pair.old], after[pair.new]) }
      comparePhrases(matching.pairs.map { before[$0.old] }, matching.pairs.map { after[$0.new] }, before, after)
    }
  }

  private mutating func compare(_ old: AppShortcut, _ new: AppShortcut) {
    let subject = old.subject
    compare(subject, .presets, old.subject.member, new.subject.member)
    compare(subject, .shortTitle, old.shortTitle, new.shortTitle)
    compare(subject, .systemImage, old.systemImage, new.systemImage)
    compare(subject, .availability, Self.spelling(old.availability), Self.spelling(new.availability))
  }

  /// Phrases of one intent that left or joined the shortcuts that are on both sides. A phrase that moved to another
  /// shortcut of the intent still runs it.
  private mutating func comparePhrases(
    _ kept: [AppShortcut], _ keptNew: [AppShortcut], _ old: [AppShortcut], _ new: [AppShortcut]
  ) {
    let oldPhrases = Set(old.flatMap(\.phrases))
    let newPhrases = Set(new.flatMap(\.phrases))
    if !new.contains(where: \.hasUnreadPhrases) {
      for shortcut in kept {
        for phrase in Set(shortcut.phrases).subtracting(newPhrases) {
          add(Subject(.phrase, shortcut.intent, phrase.text), .removed, old: phrase.text)
        }
      }
    }
    if !old.contains(where: \.hasUnreadPhrases) {
      for shortcut in keptNew {
        for phrase in Set(shortcut.phrases).subtracting(oldPhrases) {
          add(Subject(.phrase, shortcut.intent, phrase.text), .added, new: phrase.text)
        }
      }
    }
  }

  /// Old intent → old parameter → new parameter, for the parameters that were renamed.
  private func renamedTokens() -> [String: [String: String]] {
    var tokens: [String: [String: String]] = [:]
    for change in changes where change.subject.kind == .parameter && change.action == .renamed {
      guard let old = change.old, let new = change.new else { continue }
      tokens[change.subject.owner, default: [:]][old] = new
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
