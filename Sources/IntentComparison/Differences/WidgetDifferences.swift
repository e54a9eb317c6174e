import IntentSurface

extension DifferenceLog {
  /// Everything about a widget or control.
  ///
  /// The same type under another kind is `renamed`; a kind that was an expression and is a literal can't be decided.
  mutating func compare(_ pair: Pair<Widget>) {
    let (old, new) = (pair.old, pair.new)
    if old.kind != new.kind {
      // A literal that became code is told; code that became a literal may well be the same text.
      if new.kind.value == nil || old.kind.value != nil {
        rename(pair, old: old.kind.spelling, new: new.kind.spelling)
      } else {
        noteUndecided(Widget.self)
      }
    }
    notePlace(pair, .module, [old.module].compactMap(\.self), [new.module].compactMap(\.self))
    notePlace(pair, .bundle, [old.bundle].compactMap(\.self), [new.bundle].compactMap(\.self))
    // An app may compile its widgets too, for previews; it does not offer them.
    if let move = hosts.move(from: old.hosts, to: new.hosts, offeredBy: [.extension]) {
      note(pair, .bundle, move)
    }
    compareFields(pair)
  }

  /// What becomes of placed widgets where several types share a kind.
  ///
  /// What devices store of one is compared, and its sizes; that the types differ is no change.
  mutating func compareTakeovers(_ takeovers: WidgetTakeovers) {
    for (before, after) in takeovers.pairs {
      let pair = Pair(Subject(.widget, before.kind.spelling), before, after)
      compareFields(pair, only: [.configuration, .configurationIntent, .families])
    }
  }
}
