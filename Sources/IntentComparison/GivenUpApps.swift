package import IntentSurface

/// Apps of a repository that no project builds any more, while others go on.
///
/// Who has such an app keeps it, and with it the old intents: no update takes them away.
package struct GivenUpApps: Sendable {
  /// The targets' names, sorted.
  package let names: [String]
  /// Those that no project builds, where no app with records goes on: nothing tells whether people get them from elsewhere.
  package let doubtful: [String]

  /// None where a new app may be the old one under another name: one with records, or one whose bundle identifier is not
  /// known; and where no app with records goes on, any other.
  package init(from old: Surface, to new: Surface) {
    let before = old.hosts.filter { $0.kind == .app }
    let known = old.readFrom.apps ?? before
    let after = new.hosts.filter { $0.kind == .app }
    let goesOn = before.contains { $0.isSameApp(asOneOf: after) }
    let built = new.readFrom.apps ?? (new.isEmpty ? [] : nil)
    guard old.readFrom.kind == .source, let built,
      (after + built.filter { !goesOn || $0.bundleIdentifier == nil }).allSatisfy({ $0.isSameApp(asOneOf: known) })
    else {
      (names, doubtful) = ([], [])
      return
    }
    let gone = before.filter { $0.bundleIdentifier != nil && !$0.isSameApp(asOneOf: built) }.map(\.identifier).sorted()
    (names, doubtful) = goesOn ? (gone, []) : ([], gone)
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
}

extension Surface {
  /// Without what only some apps have, by the names of their targets.
  ///
  /// - Parameter isKept: whether a record stays all the same.
  func without(apps names: [String], unless isKept: (Subject) -> Bool = { _ in false }) -> Surface {
    guard !names.isEmpty else { return self }
    let gone = bundles(onlyIn: names)
    func isGone(_ hosts: [String]) -> Bool { !hosts.isEmpty && gone.isSuperset(of: hosts) }
    func isLeftOut(_ hosts: [String], _ kind: ElementKind, _ name: String) -> Bool {
      isGone(hosts) && !isKept(Subject(kind, name))
    }
    var surface = self
    surface.intents.removeAll { isLeftOut($0.hosts, .intent, $0.identifier) }
    surface.entities.removeAll { isLeftOut($0.hosts, .entity, $0.identifier) }
    surface.queries.removeAll { isLeftOut($0.hosts, .query, $0.identifier) }
    surface.enums.removeAll { isLeftOut($0.hosts, .enum, $0.identifier) }
    surface.unionValues.removeAll { isLeftOut($0.hosts, .unionValue, $0.identifier) }
    surface.appShortcuts.removeAll { isLeftOut($0.hosts, .appShortcutsProvider, $0.identifier) }
    surface.widgets.removeAll { isLeftOut($0.hosts, .widget, $0.kind.spelling) }
    surface.appNames.removeAll { $0.host.map { isGone([$0]) } ?? false }
    return surface
  }

  /// The names of some apps and of all bundles that come with these alone, those of their watch apps among them.
  func bundles(onlyIn apps: [String]) -> Set<String> {
    var found = Set(apps)
    for host in hosts.filter({ $0.kind == .watchApp }) + hosts.filter({ ![.app, .watchApp].contains($0.kind) })
    where !host.apps.isEmpty && found.isSuperset(of: host.apps) { found.insert(host.identifier) }
    return found
  }

  /// The bundles but for those that come with some apps alone.
  func hosts(without apps: [String]) -> [HostBundle] {
    guard !apps.isEmpty else { return hosts }
    let gone = bundles(onlyIn: apps)
    return hosts.filter { !gone.contains($0.identifier) }
  }

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
  /// Whether one of some apps is this one.
  func isSameApp(asOneOf apps: [HostBundle]) -> Bool {
    apps.contains { $0.isSame(as: self) }
  }
}
