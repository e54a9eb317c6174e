package import IntentSurface

/// Apps of a repository that no project builds any more, while others go on.
///
/// Who has such an app keeps it, and with it the old intents: no update takes them away.
package struct GivenUpApps: Sendable {
  /// The targets' names, sorted.
  package let names: [String]

  /// None where no app with records is on both sides, or where a new app may be the old one under another name: one with
  /// records, or one whose bundle identifier is not known.
  package init(from old: Surface, to new: Surface) {
    let before = old.hosts.filter { $0.kind == .app }
    let known = old.readFrom.apps ?? before
    let after = new.hosts.filter { $0.kind == .app }
    guard old.readFrom.kind == .source, let built = new.readFrom.apps,
      before.contains(where: { $0.isSameApp(asOneOf: after) }),
      (after + built.filter { $0.bundleIdentifier == nil }).allSatisfy({ $0.isSameApp(asOneOf: known) })
    else {
      names = []
      return
    }
    names = before.filter { $0.bundleIdentifier != nil && !$0.isSameApp(asOneOf: built) }.map(\.identifier).sorted()
  }

  /// One line on them; nil where there are none.
  package var line: String? {
    guard !names.isEmpty else { return nil }
    let keeping =
      names.count == 1
      ? "People who have that app keep it, along with"
      : "People who have one of these apps keep it, along with"
    return "No project builds \(names.sentenceList) any longer. \(keeping) the old intents."
  }

  /// The old surface without what only these apps have.
  func removed(from old: Surface) -> Surface {
    guard !names.isEmpty else { return old }
    let gone = Set(names)
    let homes = Dictionary(
      old.hosts.map { ($0.identifier, $0.homes) }, uniquingKeysWith: { $0 + $1 })
    func isGone(_ hosts: [String]) -> Bool {
      !hosts.isEmpty
        && hosts.allSatisfy { host in
          let apps = homes[host] ?? []
          return !apps.isEmpty && gone.isSuperset(of: apps)
        }
    }
    var surface = old
    surface.intents.removeAll { isGone($0.hosts) }
    surface.entities.removeAll { isGone($0.hosts) }
    surface.queries.removeAll { isGone($0.hosts) }
    surface.enums.removeAll { isGone($0.hosts) }
    surface.unionValues.removeAll { isGone($0.hosts) }
    surface.appShortcuts.removeAll { isGone($0.hosts) }
    surface.widgets.removeAll { isGone($0.hosts) }
    surface.appNames.removeAll { $0.host.map { isGone([$0]) } ?? false }
    return surface
  }
}

extension Surface {
  /// Whether the projects still build an app that had records in an older surface; false where either is not known.
  ///
  /// SiriKit's definitions do not say which app has them: where there is nothing else, all apps must still be built.
  package func buildsApp(of old: Surface) -> Bool {
    guard let built = readFrom.apps else { return false }
    let hosts = old.hosts.filter { $0.kind == .app }
    guard hosts.isEmpty else { return hosts.contains { $0.isSameApp(asOneOf: built) } }
    let apps = old.readFrom.apps ?? []
    return !apps.isEmpty && apps.allSatisfy { $0.isSameApp(asOneOf: built) }
  }
}

extension HostBundle {
  fileprivate func isSameApp(asOneOf apps: [HostBundle]) -> Bool {
    apps.contains { $0.isSame(as: self) }
  }
}
