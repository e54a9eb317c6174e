import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
import SwiftParser
import SwiftSyntax

extension ProposalContext {
  /// Where code goes that was in a file of the old version: into that file, wherever its folder is now.
  ///
  /// A file that is gone is made again only where its folder still holds code; else, or where a new file would be no
  /// part of the app, the code goes beside the app's intents.
  ///
  /// - Parameters:
  ///   - besideWidgets: whether it is a widget, which has its place beside the app's others.
  ///   - hosts: the products that had it: where it goes into a file that is there, they all compile the file.
  func place(for path: String, besideWidgets: Bool = false, in hosts: [String] = []) -> String {
    if new.text(path) != nil { return path }
    let name = String(RelativePath.name(of: path))
    if let moved = Self.nearest(to: path, among: new.paths.filter { RelativePath.name(of: $0) == name }.sorted()) {
      return moved
    }
    if mayMakeFiles, RestoredMembership.isKnown(path, in: self) { return path }
    let folder = RelativePath.folder(of: path)
    if mayMakeFiles, new.paths.isEmpty || new.paths.contains(where: { RelativePath.folder(of: $0) == folder }) {
      return path
    }
    if mayMakeFiles, movedTwin(of: folder) == nil, isInside(folder) { return path }
    return mayMakeFiles
      ? Self.joined(twin(of: folder) ?? (besideWidgets ? widgetFolder : nil) ?? intentFolder ?? folder, name)
      : Self.nearest(to: path, among: files(besideWidgets ? widgetFiles : intentFiles, in: hosts, for: path))
        ?? files(intentFiles, in: hosts, for: path).first ?? path
  }

  /// The file that an app's intents have moved to: a new one, beside that of before which has none any more.
  func movedPlace(ofIntentsIn path: String) -> String? {
    let files = intentFiles
    guard new.text(path) != nil, !files.contains(path) else { return nil }
    return files.first { RelativePath.folder(of: $0) == RelativePath.folder(of: path) && old?.text($0) == nil }
  }

  /// The products that have what takes values of a type, as it is now.
  func hosts(using type: ValueType) -> [String] {
    let users = comparison.old.intents.filter { $0.parameters.contains { $0.type.element == type.element } }
    return Set(users.compactMap { newIntent($0.identifier) }.flatMap(\.hosts)).sorted()
  }

  /// Those of some files that are part of each of some products, as far as these are there, and for all of whose systems
  /// they are.
  ///
  /// - Parameter path: the file that the code was in.
  private func files(_ paths: [String], in hosts: [String], for path: String) -> [String] {
    let shipped = old?.file(path)?.platformCondition
    let paths = paths.filter { new.file($0)?.platformCondition.map { $0 == shipped } ?? true }
    let wanted = Set(hosts).intersection(comparison.new.hosts.map(\.identifier))
    guard !wanted.isEmpty else { return paths }
    let widgets = comparison.new.widgets.map { (Subject(.widget, $0.kind.spelling), $0.hosts) }
    let intents = comparison.new.intents.map { (Subject(.intent, $0.identifier), $0.hosts) }
    let narrow = (widgets + intents).filter { !$0.1.isEmpty && !wanted.isSubset(of: $0.1) }
    let others = Set(narrow.compactMap { locations.new[$0.0]?.path })
    return paths.filter { !others.contains($0) }
  }

  /// Whether a module was a part of the app, and is none any more: its folder is gone, and nothing imports it.
  func isGone(_ module: String) -> Bool {
    let isFolder = { (path: String) in path.split(separator: "/").dropLast().contains { $0 == module } }
    return old?.paths.contains(where: isFolder) == true && !new.paths.contains(where: isFolder)
      && !new.paths.contains { path in new.uneditedBytes(path)?.contains(words: "import \(module)") == true }
  }

  /// The path that has most of its folders in common with another, counted from both ends; the first of several.
  private static func nearest(to path: String, among paths: [String]) -> String? {
    let wanted = RelativePath.folder(of: path).split(separator: "/")
    let scored = paths.enumerated().map { index, other -> (path: String, common: Int, index: Int) in
      let folders = RelativePath.folder(of: other).split(separator: "/")
      let head = zip(wanted, folders).prefix { $0 == $1 }.count
      let tail = zip(wanted.reversed(), folders.reversed()).prefix { $0 == $1 }.count
      return (other, max(head, tail), index)
    }
    return scored.min { ($1.common, $0.index) < ($0.common, $1.index) }?.path
  }

  /// Whether code is still around a folder that went with the last of its own: what compiles that compiles it again.
  private func isInside(_ folder: String) -> Bool {
    let parent = RelativePath.folder(of: folder)
    return !parent.isEmpty && new.paths.contains { $0.hasSuffix(".swift") && $0.hasPrefix(parent + "/") }
  }

  /// The twin of a folder that is new: the code has moved there, and it is no other subject's.
  private func movedTwin(of folder: String) -> String? {
    twin(of: folder).flatMap { twin in
      old?.paths.contains { RelativePath.folder(of: $0) == twin } == true ? nil : twin
    }
  }

  /// The folder of code with the same name, where the folders around it were renamed or moved: the one with the most in
  /// common from the end on.
  private func twin(of folder: String) -> String? {
    let wanted = Array(folder.split(separator: "/").reversed())
    let folders = Set(new.paths.filter { $0.hasSuffix(".swift") }.map(RelativePath.folder)).filter { !$0.isEmpty }
    let scored = folders.map { other in
      (folder: other, common: zip(wanted, other.split(separator: "/").reversed()).prefix { $0 == $1 }.count)
    }
    return scored.filter { $0.common > 0 }.min { ($1.common, $0.folder) < ($0.common, $1.folder) }?.folder
  }

  /// The oldest systems that a type of the old surface ran on, where a newer one is needed; sorted, and empty where
  /// nothing is known.
  func systems(of record: some SurfaceRecord, below needed: [Platform: String]) -> [String] {
    let hosts = comparison.new.hosts.filter { record.hosts.isEmpty || record.hosts.contains($0.identifier) }
    let low = hosts.flatMap(\.platforms).compactMap { system -> String? in
      guard let floor = system.floor, let wanted = needed[system.platform] else { return nil }
      let own = record.availability.first { $0.platform == system.platform.rawValue }?.introduced
      let isLow = [floor, own].compactMap(\.self).allSatisfy { VersionNumber(wanted).isLater(than: VersionNumber($0)) }
      return isLow ? "\(system.platform.rawValue) \(floor)" : nil
    }
    return Set(low).sorted()
  }

  /// The `@available` that code with a protocol of the framework needs on the systems of the app; nil where all have it,
  /// or where nothing says.
  func availability(of name: FrameworkProtocol) -> String? {
    guard let since = name.since else { return nil }
    let versions: [(Platform, String?)] = [
      (.iOS, since.iOS), (.macOS, since.macOS), (.watchOS, since.watchOS), (.tvOS, since.tvOS),
      (.visionOS, since.visionOS),
    ]
    let read = comparison.new.hosts.flatMap(\.platforms)
    let systems = read.isEmpty ? new.projects.flatMap { HostPlatform.floors(in: new.bytes($0) ?? []) } : read
    let needed = versions.compactMap { platform, version in version.map { (platform: platform, version: $0) } }
      .filter { entry in systems.contains { $0.platform == entry.platform } }
    let isLow = needed.contains { entry in
      systems.contains { system in
        system.platform == entry.platform
          && system.floor.map { VersionNumber(entry.version).isLater(than: VersionNumber($0)) } == true
      }
    }
    return isLow ? "@available(" + needed.map { "\($0.platform.rawValue) \($0.version), " }.joined() + "*)" : nil
  }

  /// Code in which each type says from which systems on it is there, where the app runs on older ones.
  func dated(_ lines: [String]) -> [String] {
    let source = lines.joined(separator: "\n")
    let types = Parser.parse(source: source).statements.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }
    let clauses = types.compactMap { type -> (line: Int, text: String)? in
      guard !type.attributes.contains(where: { $0.hasName(in: ["available"]) }) else { return nil }
      let needed = type.inheritedTypes.map { FrameworkProtocol($0.trimmedDescription) }
      return needed.lazy.compactMap(availability).first.map { clause in
        (source.utf8.prefix(type.startOffset).count { $0 == UInt8(ascii: "\n") }, clause)
      }
    }
    return clauses.reversed().reduce(into: lines) { $0.insert($1.text, at: $1.line) }
  }

  /// Where a new file belongs: beside the intents of the app, never into resources.
  func folder(beside path: String, named name: String) -> String {
    // A project that lists its files would not compile a new one, and nothing shows that where it has no product read.
    let isCompiled = mayMakeFiles && (!comparison.new.hosts.isEmpty || new.projects.isEmpty)
    return isCompiled
      ? Self.joined(intentFolder ?? widgetFolder ?? mainFile.map(RelativePath.folder) ?? "", name)
      : intentFiles.first ?? widgetFiles.first ?? mainFile ?? name
  }

  /// The file in which the app begins; of several the one with the most code around it.
  private var mainFile: String? {
    let swift = new.paths.filter { $0.hasSuffix(".swift") }
    let starts = swift.filter { path in
      new.bytes(path).map { $0.contains(text: "@main") || $0.contains(text: "@UIApplicationMain") } == true
    }
    let order = Self.byFrequency(swift.map(Self.outermost))
    return starts.min { left, right in
      (order.firstIndex(of: Self.outermost(left)) ?? 0, left) < (
        order.firstIndex(of: Self.outermost(right)) ?? 0, right
      )
    }
  }

  private static func outermost(_ path: String) -> String { String(path.prefix { $0 != "/" }) }

  /// The paths at which intents are, one for each intent.
  private var intentPaths: [String] {
    comparison.new.intents.compactMap { locations.new[Subject(.intent, $0.identifier)]?.path }
  }

  /// The files with intents, those with the most first.
  private var intentFiles: [String] { Self.byFrequency(intentPaths).filter { $0.hasSuffix(".swift") } }

  /// The files with widgets, sorted.
  private var widgetFiles: [String] {
    Set(comparison.new.widgets.compactMap { locations.new[Subject(.widget, $0.kind.spelling)]?.path }).sorted()
  }

  private var widgetFolder: String? { widgetFiles.map(RelativePath.folder).min() }

  /// The folder that has most of the app's intents; that of its other code where it has none.
  private var intentFolder: String? { Self.byFrequency(intentPaths.map(RelativePath.folder)).first }

  /// Each once, the most frequent first.
  private static func byFrequency(_ names: [String]) -> [String] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

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

extension HostPlatform {
  private static let settings: [(String, Platform)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET = ", .iOS), ("MACOSX_DEPLOYMENT_TARGET = ", .macOS),
  ]

  /// The systems that the targets of an Xcode project ask for.
  fileprivate static func floors(in project: [UInt8]) -> [HostPlatform] {
    settings.flatMap { setting, platform -> [HostPlatform] in
      let lines = project.lineNumbers { $0.contains(text: setting) }
      guard !lines.isEmpty else { return [] }
      let text = String(decoding: project, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.compactMap { text[$0 - 1].split(separator: "= ").last?.prefix { $0 != ";" } }
        .map { HostPlatform(platform, floor: String($0)) }
    }
  }
}
