import IntentReading
import IntentReports
import IntentSurface
import ProjectReading

/// The apps of a repository that have intents, each with its variants: targets for another system, edition or store.
///
/// Two targets are variants of one app where they have a bundle identifier in common, or most of their intents.
struct AppGroups {
  private let membership: Membership
  private let intentFiles: [String]
  /// The groups, each with the positions of its app targets: the one with most intents first.
  private(set) var apps: [[Int]] = []
  private let families: [Int: Set<Int>]
  private let filesOfApp: [Int: Set<String>]

  init(_ membership: Membership, intentFiles: [String]) {
    self.membership = membership
    self.intentFiles = intentFiles
    families = Dictionary(membership.apps.map { ($0, membership.family(of: $0)) }) { first, _ in first }
    let targets = intentFiles.map { ($0, Set(membership.targets(of: $0))) }
    filesOfApp = families.mapValues { family in
      Set(targets.filter { !$0.1.isDisjoint(with: family) }.map(\.0))
    }
    let withIntents = membership.apps.filter { filesOfApp[$0]?.isEmpty == false }
    for app in withIntents.sorted(by: comesFirst) {
      if let group = apps.firstIndex(where: { $0.contains { areVariants($0, app) } }) {
        apps[group].append(app)
      } else {
        apps.append([app])
      }
    }
  }

  /// Whether some app has a file.
  func covers(_ file: String) -> Bool { filesOfApp.values.contains { $0.contains(file) } }

  /// What is known of each group, by name.
  ///
  /// - Parameter files: all Swift files.
  func facts(of files: [String]) -> [AppFacts] {
    let owned = files.map { ($0, Set(membership.targets(of: $0))) }
    let names = names()
    return apps.indices.map { index in
      let family = apps[index].reduce(into: Set<Int>()) { $0.formUnion(families[$1] ?? []) }
      var own = Set(owned.filter { !$0.1.isDisjoint(with: family) }.map(\.0))
      let others = Set(owned.filter { !$0.1.isEmpty && $0.1.isDisjoint(with: family) }.map(\.0))
      // What targets compile, they say of each file, new ones too. With one app, what none is known to compile is taken to
      // be the app's.
      let isKnown = own.isSuperset(of: intentFiles)
      if apps.count == 1 { own.formUnion(intentFiles) }
      var facts = AppFacts(name: names[index])
      let readsAll = apps.count == 1 && (isKnown || intentFiles.contains { !$0.contains("/") })
      facts.sources = readsAll ? [] : SourceFolders(own: own, others: apps.count == 1 ? [] : others).paths
      facts.platforms = platforms(of: family)
      facts.hosts = hosts(in: family)
      return facts
    }
    .sorted { $0.name < $1.name }
  }

  private func comesFirst(_ left: Int, _ right: Int) -> Bool {
    let counts = (filesOfApp[left]?.count ?? 0, filesOfApp[right]?.count ?? 0)
    return counts.0 == counts.1 ? left < right : counts.0 > counts.1
  }

  private func areVariants(_ left: Int, _ right: Int) -> Bool {
    let identifiers = [left, right].map { membership.members[$0].target.bundleIdentifier }
    if identifiers[0] != nil, identifiers[0] == identifiers[1] { return true }
    guard let leftFiles = filesOfApp[left], let rightFiles = filesOfApp[right] else { return false }
    return 2 * leftFiles.intersection(rightFiles).count > min(leftFiles.count, rightFiles.count)
  }

  // One app is called like its project; several like their targets, and with the project where those are the same.
  private func names() -> [String] {
    let members = apps.map { membership.members[$0[0]] }
    let names = apps.count == 1 ? members.map(\.project.name) : members.map(\.name)
    // Snapshots are filed under the name.
    return names.map { $0.replacing("/", with: "-") }
  }

  private func platforms(of family: Set<Int>) -> [Platform] {
    let hosts = family.map { membership.members[$0].target }.filter { [.app, .watchApp].contains($0.kind) }
    return Set(hosts.flatMap(\.platforms)).sorted()
  }

  private func hosts(in family: Set<Int>) -> [String] {
    let counts = intentFiles.reduce(into: [Int: Int]()) { counts, file in
      for host in membership.hosts(of: file) where family.contains(host) { counts[host, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, membership.members[$0.key].name) < ($0.value, membership.members[$1.key].name) }
      .map { host, count in
        let member = membership.members[host]
        let kind = member.target.kind == .extension ? "extension" : member.target.kind == .app ? "app" : "watch app"
        return "\(member.name) (\(kind), \(Words.count(count, "file", "files")))"
      }
  }
}

/// The fewest folders that hold an app's files and none of another app.
struct SourceFolders {
  /// Sorted.
  let paths: [String]

  /// A folder with more parts than this is named whole, with what belongs to others in it.
  private static let limit = 12

  init(own: Set<String>, others: Set<String>) {
    paths = Self.parts(of: "", own.sorted(), others.sorted()).sorted()
  }

  private static func parts(of folder: String, _ own: [String], _ others: [String]) -> [String] {
    guard !own.isEmpty else { return [] }
    if others.isEmpty, !folder.isEmpty { return [folder] }
    let ownParts = Dictionary(grouping: own) { child(of: folder, $0) }
    let otherParts = Dictionary(grouping: others) { child(of: folder, $0) }
    let found = ownParts.sorted { $0.key < $1.key }.flatMap { name, files in
      files == [name] ? files : parts(of: name, files, otherParts[name] ?? [])
    }
    return found.count > limit && !folder.isEmpty ? [folder] : found
  }

  /// The file or folder right below a folder on the way to a file.
  private static func child(of folder: String, _ path: String) -> String {
    let rest = folder.isEmpty ? path[...] : path.dropFirst(folder.count + 1)
    let name = rest.prefix { $0 != "/" }
    return folder.isEmpty ? String(name) : "\(folder)/\(name)"
  }
}
