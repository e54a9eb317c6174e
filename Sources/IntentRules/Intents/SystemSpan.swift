import IntentSurface

/// The systems of one platform on which clauses let code exist.
struct SystemSpan {
  /// The first version with it; nil for every one.
  private let first: VersionNumber?
  /// The first version without it again; nil for none.
  private let end: VersionNumber?

  /// Nil where there is no such system.
  init?(_ clauses: [Availability], on platform: Platform) {
    let bars = clauses.compactMap { PlatformBar($0, isInExtension: true) }
      .filter { [platform.rawValue, PlatformBar.everywhere.platform].contains($0.platform) }
    guard bars.allSatisfy({ $0.version != nil }) else { return nil }
    first = clauses.floor(on: platform, isInExtension: true).map { VersionNumber($0) }
    end = bars.compactMap(\.version).map { VersionNumber($0) }.min()
  }

  /// Whether a system is in both.
  func meets(_ other: SystemSpan) -> Bool { begins(before: other.end) && other.begins(before: end) }

  /// Whether it has a version, and everything from there on.
  func holds(from version: VersionNumber) -> Bool { end == nil && first.map { !$0.isLater(than: version) } ?? true }

  /// Whether it goes on until a version at least.
  func lasts(until version: VersionNumber) -> Bool { end.map { !version.isLater(than: $0) } ?? true }

  private func begins(before end: VersionNumber?) -> Bool {
    guard let first, let end else { return true }
    return end.isLater(than: first)
  }
}

extension Surface {
  /// The other records of an intent's identifier, in bundles that have it too, or in others of the same app.
  func twins(of intent: Intent) -> [Intent] {
    lazy var apps = self.apps(with: intent.hosts)
    return intents.filter { other in
      other.identifier == intent.identifier && (other.typePath, other.hosts) != (intent.typePath, intent.hosts)
        && (intent.hosts.isEmpty || other.hosts.isEmpty || !Set(other.hosts).isDisjoint(with: intent.hosts)
          || !self.apps(with: other.hosts).isDisjoint(with: apps))
    }
  }
}
