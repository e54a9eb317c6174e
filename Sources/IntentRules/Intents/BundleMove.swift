import IntentComparison
import IntentSurface

/// Where an intent went, as far as two bundle identifiers tell.
enum BundleMove: Equatable {
  /// From an app to what is embedded in it, or back, or between two embedded bundles.
  case withinApp
  case toOtherApp

  /// An embedded bundle's identifier starts with that of its app; Apple requires it.
  init(_ old: String, _ new: String) {
    let shared = zip(old.split(separator: "."), new.split(separator: ".")).prefix { $0 == $1 }.count
    let isPrefix = old.hasPrefix(new + ".") || new.hasPrefix(old + ".")
    let areSiblings = shared >= 3
    self = isPrefix || areSiblings ? .withinApp : .toOtherApp
  }
}

extension Comparison {
  /// An intent and the bundles it was and is in, where a change says that they differ and both are known.
  func movedIntent(_ change: Change) -> (intent: Intent, old: String, new: String)? {
    guard let intent = oldIntent(change), let old = change.old, let new = change.new, old != new else { return nil }
    return (intent, old, new)
  }
}
