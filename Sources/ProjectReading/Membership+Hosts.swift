package import IntentSurface
import SourceScanning

/// The apps and extensions, and what each consists of.
extension Membership {
  /// The names of the apps and extensions that the code of a file is in, sorted.
  package func hostNames(of path: String) -> [String] { hosts(of: path).map { members[$0].name }.sorted() }

  /// The positions of all that an app consists of: itself, what is embedded in it, and what these link.
  package func family(of app: Int) -> Set<Int> {
    // Another app is no part of this one, but for the app on the watch.
    reached(from: app) { ![.test, .app].contains($0.kind) }
  }

  /// The positions of a target and of all that it depends on, directly or through others.
  func reached(from start: Int, where follows: (ProjectTarget) -> Bool) -> Set<Int> {
    var found: Set<Int> = [start]
    var rest = [start]
    while let next = rest.popLast() {
      for dependency in members[next].dependencies
      where follows(members[dependency].target) && found.insert(dependency).inserted {
        rest.append(dependency)
      }
    }
    return found
  }

  /// The positions of the apps.
  package var apps: [Int] { members.indices.filter { members[$0].target.kind == .app } }

  /// Every app that is built, sorted; nil where a project may build others.
  ///
  /// - Parameter known: the platforms that need no word, since something of the surface is there.
  package func builtApps(besides known: [Platform]) -> [HostBundle]? {
    guard isWhole else { return nil }
    return apps.map { position in
      let target = members[position].target
      return HostBundle(
        identifier: members[position].name, kind: .app, bundleIdentifier: target.bundleIdentifier,
        platforms: target.platforms.filter { !known.contains($0) }.map { HostPlatform($0) })
    }
    .sorted { $0.identifier < $1.identifier }
  }

  /// The property lists that tools write for apps and extensions with some of these files in them, or in what is embedded in
  /// them, by their paths.
  package func writtenLists(of files: [String]) -> [String: PropertyListText] {
    let writing = members.indices.filter { position in
      members[position].target.kind.host != nil && members[position].target.writtenList != nil
    }
    guard !writing.isEmpty else { return [:] }
    let compiling = Set(files.filter { $0.hasSuffix(".swift") }.flatMap(compilers))
    let own = writing.filter { !family(of: $0).isDisjoint(with: compiling) }
    // The only app is that of the files, though it has none of them.
    return (own.isEmpty && apps.count == 1 ? writing.filter(apps.contains) : own).map { members[$0].target }
      .reduce(into: [:]) { lists, target in target.propertyList.map { lists[$0] = target.writtenList } }
  }

  /// What property lists are filled in with, by their paths in lower case: the settings of each app and extension that has
  /// one.
  package var listSettings: [String: [BuildSettings]] {
    members.map(\.target).filter { $0.kind.host != nil }.reduce(into: [:]) { settings, target in
      target.propertyList.map { settings[$0.lowercased(), default: []].append(target.settings) }
    }
  }

  /// The property lists of apps that are in no file, or at a place that nothing tells, as sentences name them.
  package func missingLists(among paths: [String]) -> [String] {
    let targets = members.map(\.target).filter { [.app, .watchApp].contains($0.kind) && $0.writtenList == nil }
    let named = Set(targets.compactMap { $0.propertyList?.lowercased() })
    let there = named.isEmpty ? [] : Set(paths.map { $0.lowercased() }.filter(named.contains))
    return targets.compactMap { target in
      guard let list = target.propertyList else {
        return target.settings.isSet("INFOPLIST_FILE") ? "the property list of \(target.name)" : nil
      }
      return there.contains(list.lowercased()) ? nil : list
    }
  }

  /// The targets of extensions of some names.
  package func extensions(named names: Set<String>) -> [ProjectTarget] {
    members.filter { $0.target.kind == .extension && names.contains($0.name) }.map { member in
      var target = member.target
      target.name = member.name
      return target
    }
  }

  /// The apps and extensions whose build tells the system of no App Intents, by their names.
  package var hostsWithoutMetadata: [String] {
    members.filter { $0.target.kind.host != nil && !$0.target.extractsMetadata }.map(\.name).sorted()
  }

  /// The paths of the property lists of apps and extensions, in lower case.
  package var propertyLists: Set<String> {
    Set(members.filter { $0.target.kind.host != nil }.compactMap { $0.target.propertyList?.lowercased() })
  }

  /// The property lists of apps and extensions among some files, by the names of these bundles.
  ///
  /// A bundle has none here if another one of its apps has a list that is not among them: that one may say anything.
  ///
  /// - Parameter paths: a Mac finds a file whose name the project spells in other cases.
  package func propertyLists(among paths: some Sequence<String>) -> [String: String] {
    let known = Dictionary(paths.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
    let hosts = members.indices.filter { members[$0].target.kind.host != nil }
    let lists = hosts.reduce(into: [Int: String]()) { lists, host in
      lists[host] = members[host].target.propertyList.flatMap { known[$0.lowercased()] }
    }
    let families = hosts.filter { [.app, .watchApp].contains(members[$0].target.kind) }
      .map { family(of: $0).intersection(hosts) }
    func isKnown(_ host: Int) -> Bool {
      lists[host] != nil || members[host].target.propertyList == nil && members[host].target.makesPropertyList
    }
    let doubtful = families.filter { !$0.allSatisfy(isKnown) }.reduce(into: Set()) { $0.formUnion($1) }
    return Set(families.joined()).subtracting(doubtful).reduce(into: [:]) { $0[members[$1].name] = lists[$1] }
  }

  /// The bundles of every app that has some of these names in it.
  package func hostBundles(around names: Set<String>) -> [HostBundle] {
    guard !names.isEmpty else { return [] }
    let hosts = members.indices.filter { members[$0].target.kind.host != nil }
    var homes: [Int: Set<String>] = [:]
    var isNear = Set(hosts.filter { names.contains(members[$0].name) })
    for app in hosts where [.app, .watchApp].contains(members[app].target.kind) {
      let parts = family(of: app).intersection(hosts)
      for part in parts where part != app { homes[part, default: []].insert(members[app].name) }
      if !parts.isDisjoint(with: isNear) { isNear.formUnion(parts) }
    }
    return isNear.compactMap { position in
      let member = members[position]
      return member.target.kind.host.map { kind in
        HostBundle(
          identifier: member.name, kind: kind, bundleIdentifier: member.target.bundleIdentifier,
          apps: (homes[position] ?? []).sorted(),
          platforms: shippedPlatforms(of: position))
      }
    }
  }
}
