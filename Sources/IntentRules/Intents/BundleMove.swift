import IntentComparison
import IntentSurface

/// Where an intent went.
enum BundleMove: Equatable {
  /// From an app to what is embedded in it, or back, or between two embedded bundles.
  case withinApp
  case toOtherApp

  /// What a project says, or a build of one app; else as far as two bundle identifiers tell.
  init(_ move: Move, from before: Surface, to after: Surface) {
    let isInOneApp = Self.isInOneApp(move, before, after) ?? Self.seemsInOneApp(move.oldName, move.newName)
    self = isInOneApp ? .withinApp : .toOtherApp
  }

  private static func isInOneApp(_ move: Move, _ before: Surface, _ after: Surface) -> Bool? {
    guard before.readFrom.kind == .source else {
      guard let app = before.app.bundleIdentifier, let newApp = after.app.bundleIdentifier else { return nil }
      return app == newApp
    }
    let homes = before.apps(ofHosts: move.old), newHomes = after.apps(ofHosts: move.new)
    return homes.isEmpty || newHomes.isEmpty ? nil : !homes.isDisjoint(with: newHomes)
  }

  /// An embedded bundle's identifier starts with that of its app; Apple requires it.
  private static func seemsInOneApp(_ old: String, _ new: String) -> Bool {
    let shared = zip(old.split(separator: "."), new.split(separator: ".")).prefix { $0 == $1 }.count
    let isPrefix = old.hasPrefix(new + ".") || new.hasPrefix(old + ".")
    let areSiblings = shared >= 3
    return isPrefix || areSiblings
  }
}

extension Surface {
  /// The apps that some targets are, or are embedded in, by the names of the targets or their bundle identifiers.
  fileprivate func apps(ofHosts names: [String]) -> Set<String> {
    let named = hosts.filter { names.contains($0.identifier) || $0.bundleIdentifier.map(names.contains) ?? false }
    return Set(named.flatMap(\.homes))
  }
}

extension Comparison {
  /// Whether devices take each app that some bundles were in for another one now: nothing moves from one app to another.
  func renamesApp(of hosts: [String]) -> Bool {
    let apps = old.apps(ofHosts: hosts)
    return !apps.isEmpty && apps.isSubset(of: RenamedApps(from: old, to: new).names)
  }

  /// The intents that moved the same way.
  func intents(thatMadeThe move: Move) -> [Subject] {
    let moved = differences.filter { difference in
      difference.change.subject.kind == .intent && difference.change.aspect == .bundle
        && difference.pair(of: Intent.self)?.move == move
    }
    return Set(moved.map(\.change.subject)).sorted()
  }
}
