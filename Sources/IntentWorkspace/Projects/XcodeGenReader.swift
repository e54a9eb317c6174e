import IntentReading
import IntentSurface
import Yams

/// Reads the targets of an XcodeGen specification: `project.yml` and the files that it includes.
struct XcodeGenReader {
  private let tree: any SourceTree

  private static let fileNames: Set<Substring> = ["project.yml", "project.yaml"]
  private static let fileLimit = 100

  /// Whether a file may be a part of a specification; an included one may have any name.
  static func isRead(_ path: String) -> Bool { path.hasSuffix(".yml") || path.hasSuffix(".yaml") }

  /// The specifications of a tree; YAML that is none gives nothing.
  static func projects(in tree: some SourceTree) -> [Project] {
    let reader = XcodeGenReader(tree: tree)
    return tree.paths.filter { isRead($0) && fileNames.contains(RelativePath.name(of: $0)) }.compactMap(reader.project)
  }

  private init(tree: some SourceTree) { self.tree = tree }

  private func project(at path: String) -> Project? {
    guard let top = document(path), let name = top["name"]?.string, top["targets"] != nil || top["include"] != nil
    else {
      return nil
    }
    var project = Project(kind: .xcodeGen, name: name, path: path)
    var parts = Parts()
    collect(top, at: path, into: &parts, of: &project)
    for (name, node, folder) in parts.targets {
      project.targets += targets(named: name, Self.withTemplates(node, parts.templates), in: folder, of: &project)
    }
    return project
  }

  /// What a specification and those it includes declare, with the folder that paths in it start at.
  private struct Parts {
    var targets: [(name: String, node: Node, folder: String)] = []
    var templates: [String: Node] = [:]
    var seen: Set<String> = []
  }

  private func collect(_ node: Node, at path: String, into parts: inout Parts, of project: inout Project) {
    guard parts.seen.count < Self.fileLimit, parts.seen.insert(path).inserted else { return }
    let folder = RelativePath.folder(of: path)
    for (key, value) in node["targets"]?.mapping ?? [:] {
      key.string.map { parts.targets.append(($0, value, folder)) }
    }
    for (key, value) in node["targetTemplates"]?.mapping ?? [:] {
      key.string.map { parts.templates[$0] = value }
    }
    for item in node["include"].map({ $0.sequence.map(Array.init) ?? [$0] }) ?? [] {
      let name = item.string ?? item["path"]?.string ?? ""
      guard let path = RelativePath.join(folder, name), let included = document(path) else {
        project.doubts.append(.init("what it includes from \(name) can't be read", line: item.mark?.line))
        continue
      }
      collect(included, at: path, into: &parts, of: &project)
    }
  }

  private func document(_ path: String) -> Node? {
    guard let bytes = try? tree.contents(of: path) else { return nil }
    return YAMLReader().document(String(decoding: bytes, as: UTF8.self))
  }

  // A template is written out into the target: its lists go in front, its single values where the target has none.
  private static func withTemplates(_ node: Node, _ templates: [String: Node]) -> [Node] {
    [node] + (node["templates"]?.sequence ?? []).compactMap { $0.string.flatMap { templates[$0] } }
  }

  // MARK: Targets

  /// The targets that one entry stands for: one, or one a platform.
  private func targets(
    named name: String, _ nodes: [Node], in folder: String, of project: inout Project
  ) -> [ProjectTarget] {
    func first(_ key: String) -> Node? { nodes.lazy.compactMap { $0[key] }.first }
    let platforms = Self.platforms(first("supportedDestinations") ?? first("platform"))
    var target = ProjectTarget(name: name, kind: Self.kind(ofType: first("type")?.string ?? ""))
    target.platforms = platforms
    if target.kind == .app, platforms == [.watchOS] { target.kind = .watchApp }
    let settings = first("settings")
    target.bundleIdentifier = [settings?["base"], settings].lazy
      .compactMap { $0?["PRODUCT_BUNDLE_IDENTIFIER"]?.string }.first { !$0.contains("$") }
    for node in nodes {
      for item in node["sources"].map({ $0.sequence.map(Array.init) ?? [$0] }) ?? [] {
        add(item, in: folder, to: &target)
      }
      for item in node["dependencies"]?.sequence ?? [] {
        let names = ["target", "product", "package"].lazy.compactMap { item[$0]?.string }.first.map { [$0] } ?? []
        let products = item["products"]?.sequence?.compactMap(\.string) ?? []
        // `Project/Target` names a target of another project.
        target.dependencies.formUnion((names + products).compactMap { $0.split(separator: "/").last.map(String.init) })
      }
    }
    if target.folders.isEmpty, target.files.isEmpty {
      project.doubts.append(.init("the sources of \(name) are not named"))
    }
    guard first("platform")?.sequence != nil, platforms.count > 1 else { return [target] }
    return platforms.map { platform in
      var one = target
      one.name = "\(name)_\(platform.rawValue)"
      one.platforms = [platform]
      return one
    }
  }

  private func add(_ item: Node, in folder: String, to target: inout ProjectTarget) {
    guard let name = item.string ?? item["path"]?.string, let path = RelativePath.join(folder, name) else { return }
    if path.hasSuffix(".swift") {
      target.files.insert(path)
    } else {
      let excluded = item["excludes"]?.sequence?.compactMap(\.string) ?? []
      // A glob for single files anywhere (`**/*.md`) leaves out no folder.
      let except = excluded.map(RelativePath.base).filter { !$0.isEmpty }.compactMap { RelativePath.join(path, $0) }
      target.folders.append(ProjectTarget.Folder(RelativePath.base(ofGlob: path), except: Set(except)))
    }
  }

  private static func platforms(_ node: Node?) -> [Platform] {
    let names = node?.sequence?.compactMap(\.string) ?? node?.string.map { [$0] } ?? []
    return Set(names.compactMap { Platform(rawValue: $0) }).sorted()
  }

  private static func kind(ofType type: String) -> ProjectTarget.Kind {
    switch type {
    case "application", "application.on-demand-install-capable": .app
    case "application.watchapp", "application.watchapp2": .watchApp
    case "framework": .framework
    case "framework.static", "library.static", "library.dynamic": .library
    default:
      type.hasPrefix("bundle.") && type.hasSuffix("test") || type.hasSuffix("ui-testing")
        ? .test : type.contains("extension") ? .extension : .other
    }
  }
}
