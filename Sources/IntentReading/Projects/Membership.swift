package import IntentSurface

/// Says which targets compile a file, and which apps and extensions its code ends up in.
///
/// A file of an app target is in that app. A file of a framework, library or package is in every app and extension that
/// links it, directly or through others.
package struct Membership: Sendable {
  /// A target as people tell it from others.
  package struct Member: Sendable {
    package var target: ProjectTarget
    package var project: Project
    /// The target's name; with the project's where two have the same, with its folder where the projects do too.
    package var name: String
    /// Positions of the targets that it depends on.
    package var dependencies: [Int] = []
  }

  /// Every target of every project, in the order of the projects.
  package private(set) var members: [Member] = []
  /// For each member, the positions of the apps and extensions that its code is in.
  private var hostsOfMember: [Set<Int>] = []
  private var isLinkingKnown = true
  private var membersByFile: [String: [Int]] = [:]
  private var membersByFolder: [String: [Int]] = [:]

  /// No project is known.
  package init() {}

  package init(_ projects: [Project]) {
    for project in projects {
      members += project.targets.map { Member(target: $0, project: project, name: $0.name) }
    }
    isLinkingKnown = projects.allSatisfy(\.doubts.isEmpty)
    nameApart()
    connect()
    hostsOfMember = Self.hosts(of: members)
    for (position, member) in members.enumerated() {
      for file in member.target.files { membersByFile[file, default: []].append(position) }
      for folder in Set(member.target.folders.map(\.path)) { membersByFolder[folder, default: []].append(position) }
    }
  }

  /// The positions of the targets that compile a file, tests among them, sorted.
  package func targets(of path: String) -> [Int] {
    var found = Set(membersByFile[path] ?? [])
    if !membersByFolder.isEmpty {
      var folder = path
      while !folder.isEmpty {
        folder = RelativePath.folder(of: folder)
        for position in membersByFolder[folder] ?? [] where members[position].target.compiles(path) {
          found.insert(position)
        }
      }
    }
    return found.sorted()
  }

  /// The positions of the apps and extensions that the code of a file is in, sorted; empty where nothing is known.
  package func hosts(of path: String) -> [Int] {
    let targets = targets(of: path)
    // What a package or a generated project computes may link anything.
    guard isLinkingKnown || targets.allSatisfy({ members[$0].target.kind.host != nil }) else { return [] }
    return targets.reduce(into: Set<Int>()) { $0.formUnion(hostsOfMember[$1]) }.sorted()
  }

  /// The module of a file that belongs to a Swift package.
  func packageTarget(of path: String) -> String? {
    targets(of: path).first { members[$0].project.kind == .package }.map { members[$0].target.name }
  }

  /// The names of the apps and extensions that the code of a file is in, sorted.
  package func hostNames(of path: String) -> [String] { hosts(of: path).map { members[$0].name }.sorted() }

  /// The positions of all that an app consists of: itself, what is embedded in it, and what these link.
  package func family(of app: Int) -> Set<Int> {
    var found: Set<Int> = [app]
    var rest = [app]
    while let next = rest.popLast() {
      for dependency in members[next].dependencies where members[dependency].target.kind != .test {
        // Another app is no part of this one, but for the app on the watch.
        guard members[dependency].target.kind != .app, found.insert(dependency).inserted else { continue }
        rest.append(dependency)
      }
    }
    return found
  }

  /// The positions of the apps.
  package var apps: [Int] { members.indices.filter { members[$0].target.kind == .app } }

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
          apps: (homes[position] ?? []).sorted())
      }
    }
  }

  // MARK: Making

  // Only apps and extensions are called by their names.
  private mutating func nameApart() {
    let hosts = members.indices.filter { members[$0].target.kind.host != nil }
    nameApart(hosts) { "\($0.project.name)/\($0.target.name)" }
    nameApart(hosts) { "\($0.project.folder.isEmpty ? $0.project.name : $0.project.folder)/\($0.target.name)" }
  }

  private mutating func nameApart(_ hosts: [Int], as newName: (Member) -> String) {
    for positions in Dictionary(grouping: hosts, by: { members[$0].name }).values where positions.count > 1 {
      for position in positions { members[position].name = newName(members[position]) }
    }
  }

  // A name means a target of the same project first, then a product or target of another one.
  private mutating func connect() {
    var byName: [String: [Int]] = [:]
    for (position, member) in members.enumerated() {
      byName[member.target.name, default: []].append(position)
      for (product, targets) in member.project.products where targets.contains(member.target.name) {
        byName[product, default: []].append(position)
      }
    }
    for (position, member) in members.enumerated() {
      var found: Set<Int> = []
      for name in member.target.dependencies {
        let all = byName[name] ?? []
        let own = all.filter { members[$0].project.path == member.project.path }
        found.formUnion(own.isEmpty ? all : own)
      }
      found.remove(position)
      members[position].dependencies = found.sorted()
    }
  }

  private static func hosts(of members: [Member]) -> [Set<Int>] {
    var hosts = [Set<Int>](repeating: [], count: members.count)
    for (position, member) in members.enumerated() where member.target.kind.host != nil {
      var rest = [position]
      while let next = rest.popLast() {
        guard hosts[next].insert(position).inserted else { continue }
        rest += members[next].dependencies.filter { [.framework, .library].contains(members[$0].target.kind) }
      }
    }
    return hosts
  }
}
