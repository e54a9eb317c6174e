package import IntentSurface
import SourceScanning

/// Says which targets compile a file, and which apps and extensions its code ends up in.
///
/// A file of an app target is in that app. A file of a framework, library or package is in every app and extension that
/// links it, directly or through others.
package struct Membership: Sendable {
  /// A target as people tell it from others.
  package struct Member: Sendable {
    /// The target that compiles it.
    package var target: ProjectTarget
    /// The project that the target is part of.
    package var project: Project
    /// The target's name; with the project's where two have the same, with its folder where the projects do too, with its
    /// path where one is called like the folder of another, and with its bundle identifier where all that is the same.
    package var name: String
    /// Positions of the targets that it depends on.
    package var dependencies: [Int] = []
    /// The platforms of those that it has on some only.
    var dependencyFilters: [Int: Set<Platform>] = [:]
  }

  /// Every target of every project, in the order of the projects.
  package private(set) var members: [Member] = []
  /// For each member, the positions of the apps and extensions that its code is in, with the platforms.
  private var hostsOfMember: [[Int: Set<Platform>]] = []
  /// The extensions of projects with an app that nothing embeds: people never get them.
  private var strays: Set<Int> = []
  /// The packages of the repository of which an app or extension has some target, by the paths of their manifests; none
  /// where some links are not known.
  private var linkedPackages: Set<String> = []
  /// For each member, the systems on which it reaches people where it is an app or extension.
  private var systems: [[HostPlatform]] = []
  private(set) var isLinkingKnown = true
  /// Whether a file that no target compiles is none of the app's.
  private(set) var isWhole = false
  private var otherFolders: Set<String> = []
  /// For each member, what code calls the module that it is.
  private(set) var codeNames: [Set<String>] = []
  /// The targets that build a module that others can import.
  private(set) var membersByModule: [String: Set<Int>] = [:]
  private var places = TargetPlaces()
  /// The same without regard to case: where Xcode runs, a folder is found under any spelling of its name.
  private var foldedPlaces = TargetPlaces()

  /// No project is known.
  package init() {}

  /// - Parameters:
  ///   - otherFolders: those whose code something else builds.
  ///   - isComplete: whether every project could be read.
  package init(_ projects: [Project], otherFolders: Set<String> = [], isComplete: Bool = true) {
    self.otherFolders = otherFolders
    for project in projects.withTraits {
      members += project.targets.map { Member(target: $0, project: project, name: $0.name) }
    }
    isLinkingKnown = isComplete && projects.allSatisfy(\.doubts.isEmpty)
    isWhole =
      isLinkingKnown
      && members.contains {
        [.app, .watchApp].contains($0.target.kind) && ![.package, .settings].contains($0.project.kind)
      }
    nameApart()
    connect()
    hostsOfMember = Self.hosts(of: members)
    linkedPackages = knownLinkedPackages()
    let homes = Self.homes(in: members)
    strays = Set(members.indices.filter { homes[$0]?.isEmpty ?? true }.filter(isInNoApp))
    systems = members.indices.map { members[$0].target.systems(in: homes[$0]) }
    codeNames = members.map(\.target.codeNames)
    for (position, member) in members.enumerated() {
      let modules = [.framework, .library].contains(member.target.kind) ? codeNames[position] : []
      for module in modules { membersByModule[module, default: []].insert(position) }
      places.add(member.target, at: position)
      foldedPlaces.add(member.target.folded, at: position)
    }
  }

  private func knownLinkedPackages() -> Set<String> {
    guard isWhole, members.allSatisfy({ !$0.project.hasOpenDependencies }) else { return [] }
    let linked = members.indices.filter { !hostsOfMember[$0].isEmpty && members[$0].project.kind == .package }
    return Set(linked.map { members[$0].project.path })
  }

  /// The targets that compile a file of exactly this path.
  func compilers(of path: String) -> Set<Int> { places.targets(of: path) { members[$0].target.compiles(path) } }

  /// The positions of the targets that compile a file, tests among them, sorted. What the settings declare is said instead
  /// of what projects tell.
  package func targets(of path: String) -> [Int] {
    var found = compilers(of: path)
    if found.isEmpty {
      let folded = path.lowercased()
      found = foldedPlaces.targets(of: folded) { members[$0].target.folded.compiles(folded) }
    }
    let declared = found.filter { members[$0].project.kind == .settings }
    return (declared.isEmpty ? found : declared).sorted()
  }

  /// The positions of the apps and extensions that the code of a file is in, sorted; empty where nothing is known. What
  /// nothing embeds counts where nothing else has it.
  package func hosts(of path: String) -> [Int] {
    let targets = targets(of: path)
    // What a package or a generated project computes may link anything, but takes nothing from an app that has the file.
    guard !hasOpenExclusions(targets),
      isLinkingKnown || targets.contains(where: { members[$0].target.kind.host != nil })
    else { return [] }
    let found = targets.reduce(into: Set<Int>()) { $0.formUnion(hostsOfMember[$1].keys) }
    return (found.isSubset(of: strays) ? found : found.subtracting(strays)).sorted()
  }

  /// In which bundles and on which platforms a file's code reaches people.
  package func build(of path: String) -> FileBuild {
    let targets = targets(of: path)
    guard !hasOpenExclusions(targets) else { return .unknown }
    if targets.isEmpty, isWhole, !isOther(path), !isMade(around: path) { return .nowhere }
    if isLeftOut(path, of: targets) { return .nowhere }
    let shipping = targets.filter { members[$0].target.kind != .test }
    guard isLinkingKnown || shipping.contains(where: { members[$0].target.kind.host != nil }) else { return .unknown }
    let uses = uses(of: path, in: shipping)
    return uses.isEmpty ? .unknown : .known(uses)
  }

  /// Whether all that says who compiles a file can be read, and it says that the code ships in nothing: a target excludes
  /// the file, no system is left for it, or what compiles it is for tests, no part of an app, or an extension that nothing
  /// embeds.
  package func isLeftOut(_ path: String) -> Bool { isLeftOut(path, of: targets(of: path)) }

  /// Whether an app or extension has the file by what its targets name, whatever their settings leave out.
  package func isInApp(_ path: String) -> Bool {
    targets(of: path).contains { !hostsOfMember[$0].isEmpty && members[$0].target.hasOpenExclusions }
  }

  /// Whether no target has the file, where every project is read whole, or a folder of a target leaves it out.
  package func isExcluded(_ path: String) -> Bool { targets(of: path).isEmpty && build(of: path) == .nowhere }

  /// Whether extensions alone have a file, none of which is one of App Intents.
  package func isInExtensionsAlone(_ path: String) -> Bool {
    let hosts = hosts(of: path).map { members[$0].target }
    return !hosts.isEmpty && hosts.allSatisfy { $0.kind == .extension && !$0.productType.hasPrefix("extensionkit") }
  }

  /// Whether a file is in packages alone, and none of them has some code: their bundles are not that of the code.
  ///
  /// - Parameter modules: those of the code.
  package func isInPackages(_ path: String, without modules: Set<String>) -> Bool {
    let targets = targets(of: path)
    return !targets.isEmpty && targets.allSatisfy { members[$0].project.kind == .package }
      && self.modules(of: targets).isDisjoint(with: modules)
  }

  private func hasOpenExclusions(_ targets: [Int]) -> Bool { targets.contains { members[$0].target.hasOpenExclusions } }

  private func isLeftOut(_ path: String, of targets: [Int]) -> Bool {
    guard !hasOpenExclusions(targets) else { return false }
    guard isLinkingKnown || !targets.isEmpty && targets.allSatisfy({ members[$0].target.kind.host != nil }) else {
      return false
    }
    if targets.isEmpty {
      // What a folder has and no target compiles is excluded.
      return !isOther(path)
        && members.contains { $0.target.folders.contains { $0.holdsCode && RelativePath.isInside(path, $0.path) } }
    }
    return !isOther(path) && targets.allSatisfy { shipsNothing($0, of: path) }
  }

  private func shipsNothing(_ target: Int, of path: String) -> Bool {
    let member = members[target]
    if member.target.kind == .test { return true }
    let hosts = hostsOfMember[target].keys
    guard !hosts.isEmpty else { return isUnlinked(member) }
    return hosts.allSatisfy { host in
      strays.contains(host) || !systems[host].isEmpty && uses(of: path, in: target, by: host).isEmpty
    }
  }

  /// Whether no app can have what is in none that is known: no other repository uses a package below a folder, since SwiftPM
  /// takes the manifest at the top of one alone. Where an app has other targets of it, its links are those that are known.
  private func isUnlinked(_ member: Member) -> Bool {
    switch member.project.kind {
    case .xcode: member.target.kind == .other
    case .package: !member.project.folder.isEmpty && linkedPackages.contains(member.project.path)
    default: false
    }
  }

  /// The names of the targets that compile a file and reach no app, sorted; none where tests alone compile it.
  package func homelessTargets(of path: String) -> [String] {
    targets(of: path).filter { members[$0].target.kind != .test && shipsNothing($0, of: path) }.map { members[$0].name }
      .sorted()
  }

  private func uses(of path: String, in targets: [Int]) -> [FileBuild.Use] {
    let uses = targets.flatMap { target in
      hostsOfMember[target].keys.sorted().flatMap { self.uses(of: path, in: target, by: $0) }
    }
    let shipped = uses.filter { !strays.contains($0.host) }
    return shipped.isEmpty ? uses : shipped
  }

  /// Whether a file is beside or below a project with an app that compiles code there.
  package func isInFolderOfApp(_ path: String) -> Bool {
    members.contains { member in
      let folder = member.project.folder
      guard ![.package, .settings].contains(member.project.kind), [.app, .watchApp].contains(member.target.kind),
        RelativePath.isInside(path, folder)
      else { return false }
      return member.target.files.contains { $0.hasSuffix(".swift") && RelativePath.isInside($0, folder) }
        || member.target.folders.contains { RelativePath.isInside($0.path, folder) }
    }
  }

  /// Whether it is in the folder of an app that is made of its configuration: what plugins add to it, nobody can tell.
  private func isMade(around path: String) -> Bool {
    members.contains { $0.project.kind == .expo && RelativePath.isInside(path, $0.project.folder) }
  }

  private func isOther(_ path: String) -> Bool { otherFolders.contains { RelativePath.isInside(path, $0) } }

  /// Whether what nothing embeds is an extension of a project with an app, which could have done so.
  private func isInNoApp(_ host: Int) -> Bool {
    let member = members[host]
    guard member.target.kind == .extension, member.project.kind != .settings else { return false }
    return isWhole || member.project.targets.contains { $0.kind == .app } && embedsOthers(besides: host)
  }

  // What another project leaves open is no doubt about one that is read, and embeds its extensions itself.
  private func embedsOthers(besides host: Int) -> Bool {
    let project = members[host].project
    guard project.doubts.isEmpty else { return false }
    return members.contains { member in
      member.project.path == project.path && [.app, .watchApp].contains(member.target.kind)
        && member.dependencies.contains {
          members[$0].target.kind == .extension && members[$0].project.path == project.path
        }
    }
  }

  /// A library of a package is built for whatever uses it; another target only for its own platforms.
  private func uses(of path: String, in target: Int, by host: Int) -> [FileBuild.Use] {
    let compiled = members[target].target
    let isOpen = target == host || members[target].project.kind == .package || compiled.platforms.isEmpty
    let linked = hostsOfMember[target][host] ?? []
    let filter = compiled.platforms(of: path)
    return systems[host].map(\.platform).filter { platform in
      linked.contains(platform) && (isOpen || compiled.platforms.contains(platform))
        && filter?.contains(platform) != false && !compiled.leavesOut(path, on: platform)
    }
    .map { FileBuild.Use(host: host, target: target, platform: $0) }
  }

  /// The systems on which an app or extension reaches people, sorted.
  ///
  /// An extension may be built for more than what embeds it; nobody gets it there, or on an older system.
  func shippedPlatforms(of host: Int) -> [HostPlatform] { systems[host] }

  /// The platforms that some app or extension is built for.
  package var platforms: Set<Platform> {
    members.reduce(into: []) { if $1.target.kind.host != nil { $0.formUnion($1.target.platforms) } }
  }

  /// Whether a property list is that of no target but for tests. Where some app's is not known, none is.
  ///
  /// A Mac finds a file whose name the project spells in other cases.
  package func isOfNoTarget(propertyList path: String) -> Bool {
    guard isWhole else { return false }
    let shipped = members.filter { $0.target.kind.host != nil }
    return shipped.contains { $0.target.propertyList != nil }
      && shipped.allSatisfy { $0.target.propertyList?.lowercased() != path.lowercased() }
      && !shipped.contains {
        ($0.target.kind == .app || $0.project.kind != .xcode) && $0.target.propertyList == nil
          && !$0.target.makesPropertyList
      }
  }

  /// Whether a definition of intents is in no target but for tests, where every project is read whole. A Tuist
  /// manifest has other ways to name such a file.
  package func isOfNoTarget(definition path: String) -> Bool {
    guard path.hasSuffix(".intentdefinition"), build(of: path) == .nowhere else { return false }
    return members.allSatisfy { $0.project.kind != .tuist }
  }

  /// What SwiftPM and Xcode set for the code of every package.
  private static let flagOfPackages = "SWIFT_PACKAGE"

  /// The conditions that a target sets on a platform.
  package func flags(of position: Int, on platform: Platform) -> Set<String> {
    let member = members[position]
    return Set(member.target.flags(on: platform) + (member.project.kind == .package ? [Self.flagOfPackages] : []))
  }

  /// The major version of the Swift language that a target's code is in; nil where nothing says.
  package func languageMode(of position: Int) -> Int? {
    members[position].target.languageVersion.flatMap { Int($0.prefix { $0 != "." }) }
  }

  /// Every condition that some target sets in what ships.
  package var flags: Set<String> {
    members.reduce(into: []) { found, member in
      guard member.target.kind != .test else { return }
      if member.project.kind == .package { found.insert(Self.flagOfPackages) }
      found.formUnion(member.target.flags)
      for flags in member.target.flagsOnPlatform.values { found.formUnion(flags) }
    }
  }

  /// The module of a file that belongs to a Swift package.
  package func packageTarget(of path: String) -> String? {
    targets(of: path).first { members[$0].project.kind == .package }.map { members[$0].target.name }
  }

  // MARK: Making

  /// Has every target that names a file compile another one as well.
  mutating func add(_ file: String, whereIs other: String) {
    for position in places.targets(naming: other) {
      members[position].target.files.insert(file)
      members[position].target.filters[file] = members[position].target.filters[other]
      places.add(file, at: position)
      foldedPlaces.add(file.lowercased(), at: position)
    }
  }

  // Only apps and extensions are called by their names.
  private mutating func nameApart() {
    let hosts = members.indices.filter { members[$0].target.kind.host != nil }
    nameApart(hosts) { "\($0.project.name)/\($0.target.name)" }
    nameApart(hosts) { "\($0.project.folder.isEmpty ? $0.project.name : $0.project.folder)/\($0.target.name)" }
    // A project may be called like the folder of another.
    nameApart(hosts) { member in
      let path = member.project.path
      return "\(member.project.kind == .xcode ? RelativePath.folder(of: path) : path)/\(member.target.name)"
    }
    // So may two targets of one project.
    nameApart(hosts) { "\($0.name) (\($0.target.bundleIdentifier ?? $0.target.productType))" }
  }

  private mutating func nameApart(_ hosts: [Int], as newName: (Member) -> String) {
    for positions in Dictionary(grouping: hosts, by: { members[$0].name }).values where positions.count > 1 {
      for position in positions { members[position].name = newName(members[position]) }
    }
  }

  // A name means a target of the same project first, then a product of a package that the project names by its path, then
  // a product or target of any other.
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
        // Others get of a package what is in its products.
        let offered = (byName[name] ?? []).filter { position in
          let project = members[position].project
          return project.path == member.project.path || project.products.isEmpty
            || project.products[name]?.contains(members[position].target.name) == true
        }
        let meant = meant(offered, in: member.project)
        found.formUnion(meant)
        guard let filter = member.target.dependencyFilters[name] else { continue }
        for dependency in meant { members[position].dependencyFilters[dependency] = filter }
      }
      found.remove(position)
      members[position].dependencies = found.sorted()
    }
  }

  private func meant(_ positions: [Int], in project: Project) -> [Int] {
    let own = positions.filter { members[$0].project.path == project.path }
    if !own.isEmpty { return own }
    let near = positions.filter { project.localPackages.contains(members[$0].project.folder) }
    return near.isEmpty ? positions : near
  }

  private static func hosts(of members: [Member]) -> [[Int: Set<Platform>]] {
    var hosts = [[Int: Set<Platform>]](repeating: [:], count: members.count)
    for (position, member) in members.enumerated() where member.target.kind.host != nil {
      var rest = [(member: position, platforms: Set(Platform.allCases))]
      while let (next, platforms) = rest.popLast() {
        let known = hosts[next][position]
        let all = (known ?? []).union(platforms)
        guard known != all else { continue }
        hosts[next][position] = all
        for dependency in members[next].dependencies
        where [.framework, .library].contains(members[dependency].target.kind) {
          let filter = members[next].dependencyFilters[dependency]
          rest.append((dependency, filter.map { all.intersection($0) } ?? all))
        }
      }
    }
    return hosts
  }
}
