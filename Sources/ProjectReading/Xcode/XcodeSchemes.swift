import SourceScanning

/// What the shared schemes of a project archive, and so ship: a target in a configuration.
struct XcodeSchemes {
  /// One scheme's answer.
  struct Archive {
    var configuration: String
    /// What tells the targets apart that it builds for archiving.
    var targets: Set<String>
  }

  private let archives: [Archive]

  init(_ archives: [Archive]) { self.archives = archives }

  /// Reads the schemes beside a project, and those of the workspaces around it that name targets of it.
  ///
  /// - Parameter path: of the `project.pbxproj`.
  init(of path: String, in tree: any SourceTree) {
    let bundle = RelativePath.folder(of: path)
    let folder = RelativePath.folder(of: bundle)
    archives = tree.paths.filter { file in
      guard file.hasSuffix(".xcscheme"), let container = Self.container(of: file) else { return false }
      return container == bundle
        || container.hasSuffix(".xcworkspace") && RelativePath.isInside(folder, RelativePath.folder(of: container))
    }
    .compactMap { (try? tree.contents(of: $0)).flatMap(Self.archive) }
  }

  // `App.xcodeproj/xcshareddata/xcschemes/App.xcscheme`
  private static func container(of file: String) -> String? {
    let folder = RelativePath.folder(of: file)
    guard folder.hasSuffix("/xcshareddata/xcschemes") else { return nil }
    return String(folder.dropLast("/xcshareddata/xcschemes".count))
  }

  /// The configuration of the schemes that archive one of some targets, where they agree.
  ///
  /// A scheme that archives a debugging configuration is a slip or a tool.
  func configuration(for targets: Set<String>) -> String? {
    let names = Set(archives.filter { !$0.targets.isDisjoint(with: targets) }.map(\.configuration))
      .filter { !$0.lowercased().contains("debug") }
    return names.count == 1 ? names.first : nil
  }

  /// The configurations that schemes archive some targets in, sorted.
  func configurations(for targets: Set<String>) -> [String] {
    Set(archives.filter { !$0.targets.isDisjoint(with: targets) }.map(\.configuration)).sorted()
  }

  private static let sizeLimit = 1 << 20

  // A scheme is XML that Xcode writes: tags and attributes are all that is looked at.
  private static func archive(_ bytes: [UInt8]) -> Archive? {
    guard bytes.count <= sizeLimit else { return nil }
    var archive = Archive(configuration: "", targets: [])
    var isArchived = false
    for tag in bytes.split(separator: UInt8(ascii: "<")).dropFirst() {
      let name = String(
        decoding: tag.prefix { !$0.isBlank && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }, as: UTF8.self)
      switch name {
      case "BuildActionEntry": isArchived = attribute("buildForArchiving", of: tag) == "YES"
      case "BuildableReference":
        if isArchived, let id = attribute("BlueprintIdentifier", of: tag) { archive.targets.insert(id) }
      case "TestAction", "LaunchAction": isArchived = false
      case "ArchiveAction": archive.configuration = attribute("buildConfiguration", of: tag) ?? ""
      default: break
      }
    }
    return archive.configuration.isEmpty ? nil : archive
  }

  private static func attribute(_ name: String, of tag: ArraySlice<UInt8>) -> String? {
    let name = Array(name.utf8)
    guard let start = tag.indices.first(where: { tag[$0...].starts(with: name) }) else { return nil }
    var rest = tag[start...].dropFirst(name.count).drop(while: \.isBlank)
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    rest = rest.drop(while: \.isBlank)
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }
}
