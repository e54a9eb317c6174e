import IntentComparison
import IntentSurface

/// Where an intent went.
enum BundleMove: Equatable {
  /// From an app to what is embedded in it, or back, or between two embedded bundles.
  case withinApp
  case toOtherApp

  /// What a project says, or a build of one app; else as far as two bundle identifiers tell.
  ///
  /// An embedded bundle's identifier starts with that of its app; Apple requires it.
  init(_ old: String, _ new: String, from before: Surface, to after: Surface) {
    if let isOne = Self.areInOneApp(old, new, before, after) {
      self = isOne ? .withinApp : .toOtherApp
      return
    }
    let shared = zip(old.split(separator: "."), new.split(separator: ".")).prefix { $0 == $1 }.count
    let isPrefix = old.hasPrefix(new + ".") || new.hasPrefix(old + ".")
    let areSiblings = shared >= 3
    self = isPrefix || areSiblings ? .withinApp : .toOtherApp
  }

  private static func areInOneApp(_ old: String, _ new: String, _ before: Surface, _ after: Surface) -> Bool? {
    guard before.readFrom.kind == .source else {
      guard let app = before.app.bundleIdentifier, let newApp = after.app.bundleIdentifier else { return nil }
      return app == newApp
    }
    let homes = before.apps(ofHosts: old), newHomes = after.apps(ofHosts: new)
    return homes.isEmpty || newHomes.isEmpty ? nil : !homes.isDisjoint(with: newHomes)
  }
}

extension Surface {
  /// The apps that some targets are, or are embedded in.
  fileprivate func apps(ofHosts names: String) -> Set<String> {
    let names = names.split(separator: ", ").map(String.init)
    return Set(hosts.filter { names.contains($0.identifier) }.flatMap { $0.kind == .app ? [$0.identifier] : $0.apps })
  }
}

extension Comparison {
  /// An intent and the bundles it was and is in, where a change says that they differ and both are known.
  func movedIntent(_ change: Change) -> (intent: Intent, old: String, new: String)? {
    guard let intent = oldIntent(change), let old = change.old, let new = change.new, old != new else { return nil }
    return (intent, old, new)
  }

  /// The intents that moved the same way.
  func intentsMoved(from old: String, to new: String) -> [Subject] {
    let moved = changes.filter { change in
      change.subject.kind == .intent && change.action == .changed && change.aspect == .bundle
        && change.old == old && change.new == new
    }
    return Set(moved.map(\.subject)).sorted()
  }
}
