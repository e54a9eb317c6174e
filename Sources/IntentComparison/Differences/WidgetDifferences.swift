import IntentSurface

extension ChangeLog {
  /// Everything about a widget or control.
  ///
  /// The same type under another kind is `renamed`; a kind that is an expression on one side can't be decided.
  mutating func compare(_ old: Widget, _ new: Widget) {
    let subject = Subject(.widget, old.kind.spelling)
    if old.kind != new.kind {
      if (old.kind.value == nil) == (new.kind.value == nil) {
        add(subject, .renamed, old: old.kind.spelling, new: new.kind.spelling)
      } else {
        addUndecided(subject, nil)
      }
    }
    compare(subject, .typeName, old.typePath, new.typePath)
    comparePlace(subject, old.module, new.module, .module)
    comparePlace(subject, old.bundle, new.bundle, .bundle)
    // An app may compile its widgets too, for previews; it does not offer them.
    if let move = hosts.move(from: old.hosts, to: new.hosts, offeredBy: [.extension]) {
      add(subject, .changed, .bundle, old: move.old, new: move.new)
    }
    if old.configuration != .unknown, new.configuration != .unknown {
      compare(subject, .configuration, old.configuration.rawValue, new.configuration.rawValue)
    }
    compare(
      subject, .configurationIntent, old.configurationIntent.map { names.current(.intent, $0) },
      new.configurationIntent)
    compare(subject, .provider, old.provider, new.provider)
    compare(subject, .displayName, old.displayName, new.displayName)
    compareItems(subject, .families, old.families, new.families)
    compare(subject, .availability, Self.spelling(old.availability), Self.spelling(new.availability))
  }
}
