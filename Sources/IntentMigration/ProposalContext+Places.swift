import IntentComparison
import IntentRules
import IntentSurface

extension ProposalContext {
  /// Where code goes that was in a file of the old version: into that file, wherever its folder is now.
  ///
  /// A file that is gone is made again only where its folder still holds code; else, or where a new file would be no
  /// part of the app, the code goes beside the app's intents.
  func place(for path: String) -> String {
    if new.text(path) != nil { return path }
    let name = Self.name(path)
    if let moved = new.paths.filter({ Self.name($0) == name }).sorted().first { return moved }
    let folder = Self.folder(path)
    if mayMakeFiles, new.paths.isEmpty || new.paths.contains(where: { Self.folder($0) == folder }) { return path }
    return mayMakeFiles
      ? Self.joined(intentFolder ?? folder, name)
      : intentFiles.first { Self.folder($0) == folder }
        ?? intentFiles.first { Self.name(Self.folder($0)) == Self.name(folder) } ?? intentFiles.first ?? path
  }

  /// Where a new file belongs: beside the intents of the app, never into resources.
  func folder(beside path: String, named name: String) -> String {
    mayMakeFiles ? Self.joined(intentFolder ?? "", name) : intentFiles.first ?? name
  }

  /// The files with intents, those with the most first.
  private var intentFiles: [String] {
    let places = comparison.new.intents.compactMap { locations.new[Subject(.intent, $0.identifier)]?.path }
    let counts = Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.filter { $0.key.hasSuffix(".swift") }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// The folder that has most of the app's intents; that of its other code where it has none.
  private var intentFolder: String? {
    let places = comparison.new.intents.compactMap { locations.new[Subject(.intent, $0.identifier)]?.path }
    let counts = Dictionary(places.map { (Self.folder($0), 1) }, uniquingKeysWith: +)
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  private static func folder(_ path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func joined(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

  /// Old code with the names that its entities and enums have now, pinned or not.
  func respelled(_ lines: [String]) -> [String] {
    let entities = comparison.old.entities.map { ValueType.entity($0.identifier) }
    let enums = comparison.old.enums.map { ValueType.enum($0.identifier) }
    return (entities + enums).reduce(lines) { respelled($0, $1) ?? $0 }
  }

  /// Whether the app is known to need at least a version of every system; false where nothing says.
  func runsEverywhere(since version: String) -> Bool {
    let systems = comparison.new.hosts.flatMap(\.platforms)
    return !systems.isEmpty
      && systems.allSatisfy { system in
        system.floor.map { !VersionNumber(version).isLater(than: VersionNumber($0)) } ?? false
      }
  }
}
