import IntentSurface

extension DifferenceLog {
  /// What every record has: its identifier, where it lives, and its fields.
  ///
  /// A record under a new identifier gives one `renamed` change.
  mutating func compareRecords<Record: SurfaceRecord & SurfaceElement>(_ pair: Pair<Record>) {
    let (old, new) = (pair.old, pair.new)
    if old.identifier != new.identifier { rename(pair, old: old.identifier, new: new.identifier) }
    // Code that is in no package is in the targets of its apps; where both are, targets are compared as hosts.
    if comparability.isMixed {
      notePlace(pair, .module, [old.module?.asModule].compactMap(\.self), [new.module?.asModule].compactMap(\.self))
    } else {
      notePlace(
        pair, .module, old.module.map { [$0] } ?? (new.module == nil ? [] : old.hosts),
        new.module.map { [$0] } ?? (old.module == nil ? [] : new.hosts))
    }
    notePlace(pair, .bundle, [old.bundle].compactMap(\.self), [new.bundle].compactMap(\.self))
    if let move = hosts.move(from: old.hosts, to: new.hosts), move.doubt == nil { note(pair, .bundle, move) }
    compareFields(pair)
  }

  /// A module or bundle that one side does not know is no change.
  mutating func notePlace<Element: SurfaceElement>(
    _ pair: Pair<Element>, _ aspect: Aspect, _ old: [String], _ new: [String]
  ) {
    if !old.isEmpty, !new.isEmpty { note(pair, aspect, Move(from: old, to: new)) }
  }
}

extension String {
  /// A target's name as the module that a build makes of it: `Mail_App` for `Mail App`.
  fileprivate var asModule: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
