package import IntentSurface

/// Apps that have another bundle identifier than before: to devices each is another app, and no update leads to it.
///
/// What differs is compared all the same: a slip in a project would otherwise hide every break.
package struct RenamedApps: Sendable {
  private let apps: [(old: HostBundle, new: [HostBundle])]
  /// The extensions and watch apps that they had, whose identifiers are known, each with the one that took its place, where
  /// there is one.
  private let embedded: [(old: HostBundle, new: HostBundle?)]

  /// Apps that go by one target name on both sides, or where none goes on, all that are left of the old side and new on the
  /// other; those with records, where there are any.
  package init(from old: Surface, to new: Surface) {
    let (before, after) = (old.comparedApps, new.comparedApps)
    let built = after + (new.readFrom.apps ?? [])
    let goesOn = before.contains { $0.isSameApp(asOneOf: after) }
    let known = old.readFrom.apps ?? []
    let others = after.filter { !$0.isSameApp(asOneOf: known) }
    apps = before.compactMap { app in
      let named = after.filter { $0.identifier == app.identifier }
      let twins = named.isEmpty && !goesOn ? app.nearest(among: others) : named
      guard let identifier = app.bundleIdentifier, !twins.isEmpty,
        built.allSatisfy({ $0.bundleIdentifier.map { $0 != identifier } ?? false || !$0.mayUpdate(app) })
      else { return nil }
      return (app, twins)
    }
    embedded = apps.flatMap { app, twins in
      old.hosts.filter {
        [.extension, .watchApp].contains($0.kind) && $0.bundleIdentifier != nil && $0.apps.contains(app.identifier)
      }
      .map { host in
        let now = new.hosts.filter { other in
          other.kind == host.kind && twins.contains { other.apps.contains($0.identifier) }
        }
        return (host, now.first { $0.identifier == host.identifier } ?? (now.count == 1 ? now.first : nil))
      }
    }
  }

  /// All bundles that have other identifiers with them, each with what it is now: an app before what is embedded in it.
  ///
  /// - Parameter hosts: the names of the bundles in question; the extensions of others are left out.
  package func bundles(of hosts: [String]) -> [(old: HostBundle, new: HostBundle?)] {
    let isAsked = embedded.contains { hosts.contains($0.old.identifier) }
    // The identifier of a watch app begins with that of its app as well, or Xcode refuses both.
    let own = embedded.filter { !isAsked || $0.old.kind == .watchApp || hosts.contains($0.old.identifier) }
    return apps.flatMap { app, twins in
      twins.map { (old: app, new: Optional($0)) } + own.filter { $0.old.apps.contains(app.identifier) }
    }
  }

  /// The names of the targets of the old version.
  package var names: [String] { apps.map(\.old.identifier) }

  /// What changed, as the middle of a sentence: “Garden was `com.garden` and is `com.orchard`”; empty where there are none.
  package var changes: String { changes { "`\($0)`" }.joined(separator: ", ") }

  /// What that means for what people have saved, in one sentence; nil where there are none.
  package var loss: String? {
    guard !apps.isEmpty else { return nil }
    return "To devices this is another app, \(changes), and nothing that people have saved is found until that is "
      + "undone."
  }

  /// One line on them; nil where there are none.
  package var line: String? {
    guard !apps.isEmpty else { return nil }
    let people =
      apps.count == 1
      ? "this is another app: people who have the old one keep it, along with its intents, and get no update."
      : "these are other apps: people who have an old one keep it, along with its intents, and get no update."
    return
      "In the project, the bundle identifier of \(changes { $0 }.joined(separator: ", that of ")). If releases have it, to "
      + "devices " + people
  }

  private func changes(quoting quote: (String) -> String) -> [String] {
    apps.map { old, new in
      let identifiers = Set(new.compactMap(\.bundleIdentifier)).sorted().map(quote)
      return "\(old.identifier) was \(quote(old.bundleIdentifier ?? "")) and is \(identifiers.sentenceList)"
    }
  }
}

extension HostBundle {
  /// Whether it may be for a system that another app is for, as far as both say.
  fileprivate func mayUpdate(_ app: HostBundle) -> Bool {
    let (own, others) = (Set(platforms.map(\.platform)), Set(app.platforms.map(\.platform)))
    return own.isEmpty || others.isEmpty || !own.isDisjoint(with: others)
  }

  /// Those of some that have the most words of its name in theirs.
  fileprivate func nearest(among others: [HostBundle]) -> [HostBundle] {
    let words = { (host: HostBundle) in Set(host.identifier.split { !$0.isLetter && !$0.isNumber }) }
    let scored = others.map { (host: $0, common: words($0).intersection(words(self)).count) }
    let most = scored.map(\.common).max()
    return scored.filter { $0.common == most }.map(\.host)
  }
}

extension Surface {
  /// The apps with records; all that the projects build where none has any.
  package var comparedApps: [HostBundle] {
    let apps = hosts.filter { $0.kind == .app }
    return apps.isEmpty ? readFrom.apps ?? [] : apps
  }
}
