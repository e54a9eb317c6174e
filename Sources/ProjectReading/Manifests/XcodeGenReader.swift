import IntentSurface
import SourceScanning
import YAMLReading
import Yams

/// Reads the targets of an XcodeGen specification: `project.yml` and the files that it includes.
struct XcodeGenReader: ProjectSystem {
  private let tree: any SourceTree

  private static let fileNames: Set<Substring> = ["project.yml", "project.yaml"]
  private static let fileLimit = 100

  /// Whether a file may be a part of a specification; an included one may have any name.
  static func isRead(_ path: String) -> Bool { path.hasSuffix(".yml") || path.hasSuffix(".yaml") }

  static func isProject(_ path: String) -> Bool { fileNames.contains(RelativePath.name(of: path)) }

  /// YAML that is no specification gives nothing.
  static func project(at path: String, in tree: any SourceTree) -> Project? {
    XcodeGenReader(tree: tree).project(at: path)
  }

  private init(tree: any SourceTree) { self.tree = tree }

  private func project(at path: String) -> Project? {
    guard let top = document(path), let name = top["name"]?.string, top["targets"] != nil || top["include"] != nil
    else {
      return nil
    }
    var project = Project(kind: .xcodeGen, name: name, path: path)
    var parts = Parts()
    collect(top, at: path, into: &parts, of: &project)
    let shipping = Shipping(parts)
    for (name, node, folder) in parts.targets {
      let nodes = Self.withTemplates(name, node, parts.templates)
      project.targets += targets(named: name, nodes, in: folder, parts, shipping, of: &project)
      for missing in Self.templates(of: node) where parts.templates[missing] == nil {
        project.doubts.append(.init("the template \(missing) of \(name) can't be read", line: node.mark?.line))
      }
    }
    return project
  }

  /// What a specification and those it includes declare, with the folder that paths in it start at.
  private struct Parts {
    var targets: [(name: String, node: Node, folder: String)] = []
    var templates: [String: Node] = [:]
    var projectSettings: [Node] = []
    var projectFloors: [Node] = []
    /// Settings files by their configurations, with the folders that their paths start at.
    var projectFiles: [(names: Node, folder: String)] = []
    /// What schemes archive, by the names of targets.
    var archives: [XcodeSchemes.Archive] = []
    var settings = XcodeGenSettings()
    var seen: Set<String> = []
  }

  /// What the targets are and ship in, worked out once for all of them.
  private struct Shipping {
    let extensions: Set<String>
    private let schemes: XcodeSchemes
    /// The configuration of what no scheme archives: that of the schemes that archive the apps.
    private let standard: String

    init(_ parts: Parts) {
      func names(of kind: ProjectTarget.Kind) -> Set<String> {
        Set(
          parts.targets.filter { target in
            let type = XcodeGenReader.withTemplates(target.name, target.node, parts.templates).first("type")
            return type.map { XcodeGenReader.kind(ofType: $0.string ?? "") } == kind
          }.map(\.name))
      }
      extensions = names(of: .extension)
      schemes = XcodeSchemes(parts.archives)
      standard = schemes.configuration(for: names(of: .app)) ?? parts.settings.configuration
    }

    func configuration(of target: String) -> String { schemes.configuration(for: [target]) ?? standard }
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
    // An including specification is stronger than what it includes.
    node["settings"].map { parts.projectSettings.append($0) }
    node["options"]?["deploymentTarget"].map { parts.projectFloors.append($0) }
    for (key, value) in node["settingGroups"]?.mapping ?? [:] {
      if let key = key.string, parts.settings.groups[key] == nil { parts.settings.groups[key] = value }
    }
    if parts.seen.count == 1, let all = node["configs"]?.mapping { parts.settings.choose(among: all) }
    node["configFiles"].map { parts.projectFiles.append(($0, folder)) }
    for (_, scheme) in node["schemes"]?.mapping ?? [:] {
      guard let configuration = scheme["archive"]?["config"]?.string else { continue }
      let built = (scheme["build"]?["targets"]?.mapping ?? [:]).filter {
        $0.value.sequence.map { $0.contains { $0.string == "archive" } } ?? ($0.value.string == "all")
      }
      parts.archives.append(.init(configuration: configuration, targets: Set(built.compactMap { $0.key.string })))
    }
    for (name, package) in node["packages"]?.mapping ?? [:] where name.string != nil {
      package["path"]?.string.flatMap { RelativePath.join(folder, $0) }.map { _ = project.localPackages.insert($0) }
    }
    for item in node["include"].map({ $0.sequence.map(Array.init) ?? [$0] }) ?? [] {
      let name = item.string ?? item["path"]?.string ?? ""
      guard let path = RelativePath.join(folder, name), let included = document(path) else {
        project.doubts.append(.init("its includes from \(name) can't be read", line: item.mark?.line))
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
  fileprivate static func withTemplates(_ name: String, _ node: Node, _ templates: [String: Node]) -> [Node] {
    var values = ["target_name": name]
    for (key, value) in node["templateAttributes"]?.mapping ?? [:] { key.string.map { values[$0] = value.string } }
    return [node] + Self.templates(of: node).compactMap { templates[$0]?.filled(values) }
  }

  private static func templates(of node: Node) -> [String] { (node["templates"]?.sequence ?? []).compactMap(\.string) }

  // MARK: Targets

  /// The targets that one entry stands for: one, or one a platform.
  private func targets(
    named name: String, _ nodes: [Node], in folder: String, _ parts: Parts, _ shipping: Shipping,
    of project: inout Project
  ) -> [ProjectTarget] {
    let platforms = Self.platforms(nodes.first("platform"))
    guard nodes.first("platform")?.sequence != nil, platforms.count > 1 else {
      return [target(named: name, nodes, in: folder, parts, shipping, of: &project)]
    }
    return platforms.map(\.rawValue).map { platform in
      let own = [["platform": Node(platform)]] + nodes.map { $0.filled(["platform": platform]) }
      var target = target(named: name, own, in: folder, parts, shipping, of: &project)
      target.name = "\(name)_\(platform)"
      return target
    }
  }

  private func target(
    named name: String, _ nodes: [Node], in folder: String, _ parts: Parts, _ shipping: Shipping,
    of project: inout Project
  ) -> ProjectTarget {
    var target = ProjectTarget(name: name, kind: Self.kind(ofType: nodes.first("type")?.string ?? ""))
    target.productType = nodes.first("type")?.string ?? ""
    target.platforms = Self.platforms(nodes.first("supportedDestinations") ?? nodes.first("platform"))
    if target.kind == .app, target.platforms == [.watchOS] { target.kind = .watchApp }
    addPropertyList(nodes.compactMap { $0["info"] }, in: folder, to: &target)
    addSettings(nodes, in: folder, parts, shipping, to: &target, of: &project)
    for node in nodes { addMembers(of: node, in: folder, shipping, to: &target) }
    // The environment of whoever makes the project has its values.
    let named = [("sources", nodes.flatMap(Self.sources)), ("dependencies", nodes.flatMap(Self.dependencies))]
    for (words, items) in named {
      for item in items {
        let texts = [item.string] + (item.mapping ?? [:]).map(\.value.string)
        guard let open = texts.compactMap(\.self).first(where: { $0.contains("${") }) else { continue }
        let doubt = "the \(words) of \(name) depend on the environment, \(open)"
        project.doubts.append(.init(doubt, line: item.mark?.line))
      }
    }
    if target.folders.isEmpty, target.files.isEmpty {
      project.doubts.append(.init("the sources of \(name) are not named"))
    }
    return target
  }

  // What the tool itself adds is behind what the specification has.
  private func addPropertyList(_ nodes: [Node], in folder: String, to target: inout ProjectTarget) {
    guard let path = nodes.lazy.compactMap({ $0["path"]?.string }).first else { return }
    target.propertyList = RelativePath.join(folder, path)
    target.writtenList = Self.merged(nodes.compactMap { $0["properties"] } + [["CFBundleName": "$(PRODUCT_NAME)"]])
  }

  private static func merged(_ nodes: [Node]) -> PropertyListText {
    guard let first = nodes.first else { return .text("") }
    if first.sequence != nil {
      return .list(nodes.reversed().flatMap { $0.sequence.map(Array.init) ?? [] }.map { merged([$0]) })
    }
    guard first.mapping != nil else { return .text(first.string ?? "") }
    let keys = Set(nodes.flatMap { ($0.mapping ?? [:]).compactMap { $0.key.string } })
    return .table(Dictionary(uniqueKeysWithValues: keys.map { key in (key, merged(nodes.compactMap { $0[key] })) }))
  }

  private func addMembers(of node: Node, in folder: String, _ shipping: Shipping, to target: inout ProjectTarget) {
    for item in Self.sources(of: node) { add(item, in: folder, to: &target) }
    for item in Self.dependencies(of: node) {
      let names = ["target", "product", "package"].lazy.compactMap { item[$0]?.string }.first.map { [$0] } ?? []
      let products = item["products"]?.sequence?.compactMap(\.string) ?? []
      let filter = Self.platforms(item["destinationFilters"] ?? item["platforms"] ?? item["platformFilter"])
      // `Project/Target` names a target of another project.
      for name in (names + products).compactMap({ $0.split(separator: "/").last.map(String.init) }) {
        // What is built first and not embedded reaches nobody.
        if item["embed"]?.bool == false, shipping.extensions.contains(name) { continue }
        target.dependencies.insert(name)
        if !filter.isEmpty { target.dependencyFilters[name] = Set(filter) }
      }
    }
  }

  // The target's own settings, its file, the floors beside them, then those of the whole project.
  private func addSettings(
    _ nodes: [Node], in folder: String, _ parts: Parts, _ shipping: Shipping, to target: inout ProjectTarget,
    of project: inout Project
  ) {
    var own = parts.settings
    own.configuration = shipping.configuration(of: target.name)
    var settings = GeneratedSettings(configuration: own.configuration, in: tree)
    func addFile(_ names: Node?, in folder: String) {
      let name = names?[settings.configuration]?.string
      name.flatMap { RelativePath.join(folder, $0) }.map { settings.add(fileAt: $0) }
    }
    settings.add(own.values(nodes.compactMap { $0["settings"] }))
    for node in nodes { node["deploymentTarget"].map { settings.add(Self.floors($0, target.platforms)) } }
    for node in nodes { addFile(node["configFiles"], in: folder) }
    settings.add(own.values(parts.projectSettings))
    for node in parts.projectFloors { settings.add(Self.floors(node, target.platforms)) }
    for (names, folder) in parts.projectFiles { addFile(names, in: folder) }
    settings.add(["PRODUCT_NAME": "$(TARGET_NAME)"])
    settings.fill(&target, of: &project)
  }

  /// `deploymentTarget: "17.0"` for a target's platforms, or `{ iOS: "17.0" }`.
  private static func floors(_ node: Node, _ platforms: [Platform]) -> [String: String] {
    var found: [String: String] = [:]
    for platform in Platform.allCases where platform != .macCatalyst {
      let version = node.mapping == nil && platforms.contains(platform) ? node.string : node[platform.rawValue]?.string
      found[XcodeSystems.floorKey(for: platform)] = version
    }
    return found
  }

  private static func sources(of node: Node) -> [Node] {
    node["sources"].map { $0.sequence.map(Array.init) ?? [$0] } ?? []
  }

  private static func dependencies(of node: Node) -> [Node] { node["dependencies"]?.sequence.map(Array.init) ?? [] }

  private static func path(of item: Node) -> String? { item.string ?? item["path"]?.string }

  private func add(_ item: Node, in folder: String, to target: inout ProjectTarget) {
    guard let name = Self.path(of: item), !name.contains("${"), let path = RelativePath.join(folder, name),
      item["buildPhase"]?.string != "none"
    else { return }
    func patterns(_ key: String) -> [String] {
      (item[key]?.sequence ?? []).compactMap { $0.string.flatMap { RelativePath.join(path, $0) } }
    }
    let filter = Self.platforms(item["destinationFilters"])
    // Without wildcards, a path that includes something is only where the patterns start.
    let included = patterns("includes")
    for pattern in included.isEmpty ? [path] : included {
      var own = ProjectTarget.Folder(matching: pattern, except: patterns("excludes") + patterns("explicitFolders"))
      own.holdsCode = item["buildPhase"].map { $0.string == "sources" } ?? (item["type"]?.string != "folder")
      own.platforms = filter.isEmpty ? nil : Set(filter)
      own.hasPlatformsInPaths = item["inferDestinationFiltersByPath"]?.bool == true
      if own == ProjectTarget.Folder(path), path.hasSuffix(".swift") {
        target.files.insert(path)
      } else {
        target.folders.append(own)
      }
    }
  }

  private static func platforms(_ node: Node?) -> [Platform] {
    let names = node?.sequence?.compactMap(\.string) ?? node?.string.map { [$0] } ?? []
    return Set(names.compactMap { Platform(rawValue: $0) }).sorted()
  }

  fileprivate static func kind(ofType type: String) -> ProjectTarget.Kind {
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

extension Node {
  /// The same with values in the place of their names, `${name}`.
  fileprivate func filled(_ values: [String: String]) -> Node {
    if let sequence { return Node(sequence.map { $0.filled(values) }) }
    if let mapping { return Node(mapping.map { ($0.key, $0.value.filled(values)) }) }
    guard let text = string, text.contains("${") else { return self }
    return Node(values.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) })
  }
}

extension [Node] {
  /// What the strongest of them that has a key has for it.
  fileprivate func first(_ key: String) -> Node? { lazy.compactMap { $0[key] }.first }
}
