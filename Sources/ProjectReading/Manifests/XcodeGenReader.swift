import IntentSurface
import SourceScanning
import YAMLReading
import Yams

/// Reads the targets of an XcodeGen specification: `project.yml` or `project.json` and the files that it includes.
struct XcodeGenReader: ProjectSystem {
  private let tree: any SourceTree

  private static let fileNames: Set<String> = ["project.yml", "project.yaml", "project.json"]
  private static let fileLimit = 100

  /// Whether a file may be a part of a specification; an included one may have any name.
  static func isRead(_ path: String) -> Bool { path.hasSuffix(".yml") || path.hasSuffix(".yaml") || isProject(path) }

  static func isProject(_ path: String) -> Bool { fileNames.contains(RelativePath.name(of: path).lowercased()) }

  /// YAML that is no specification gives nothing, nor does what other tools call by such a name.
  static func project(at path: String, in tree: any SourceTree) -> Project? {
    XcodeGenReader(tree: tree).project(at: path)
  }

  private init(tree: any SourceTree) { self.tree = tree }

  private func project(at path: String) -> Project? {
    guard let top = document(path), top["include"] != nil || top["targets"]?.areTargets == true else { return nil }
    var project = Project(kind: .xcodeGen, name: "", path: path)
    var seen: Set<String> = []
    let folder = RelativePath.folder(of: path)
    guard let whole = specification(at: path, in: folder, &seen, of: &project), let name = whole["name"]?.string else {
      return nil
    }
    project.name = name
    let parts = Parts(whole)
    for (_, package) in whole["packages"]?.mapping ?? [:] {
      package["path"]?.string.map { _ = project.localPackages.insert($0) }
    }
    let shipping = Shipping(parts)
    for (name, node) in parts.targets {
      let nodes = Self.withTemplates(name, node, parts.templates)
      project.targets += targets(named: name, nodes, parts, shipping, of: &project)
      for missing in Self.templates(of: node) where parts.templates[missing] == nil {
        project.doubts.append(.init("the template \(missing) of \(name) can't be read", line: node.mark?.line))
      }
    }
    return project
  }

  /// A specification with what it includes, which is weaker, and of which the last is the strongest. Its paths start at the
  /// root of the tree.
  private func specification(
    at path: String, in folder: String, _ seen: inout Set<String>, of project: inout Project
  ) -> Node? {
    guard seen.count < Self.fileLimit, seen.insert(path).inserted, let own = document(path) else { return nil }
    let around = RelativePath.folder(of: path)
    var included: Node = [:]
    for item in own["include"].map({ $0.sequence.map(Array.init) ?? [$0] }) ?? [] where item["enable"]?.bool != false {
      let name = item.string ?? item["path"]?.string ?? ""
      let place = RelativePath.join(around, name)
      if let place, seen.contains(place) { continue }
      let start = item["relativePaths"]?.bool == false ? folder : RelativePath.folder(of: place ?? "")
      guard let place, let other = specification(at: place, in: start, &seen, of: &project) else {
        project.doubts.append(.init("its includes from \(name) can't be read", line: item.mark?.line))
        continue
      }
      included = other.merged(over: included)
    }
    return own.placed(in: folder).merged(over: included)
  }

  /// What a specification declares.
  private struct Parts {
    let targets: [(name: String, node: Node)]
    let templates: [String: Node]
    /// The settings of the whole project.
    let shared: Node
    /// What schemes archive, by the names of targets.
    let archives: [XcodeSchemes.Archive]
    var settings = XcodeGenSettings()

    init(_ node: Node) {
      (shared, targets) = (node, node.entries(of: "targets"))
      templates = Dictionary(node.entries(of: "targetTemplates").map { ($0.name, $0.node) }) { first, _ in first }
      settings.groups = Dictionary(node.entries(of: "settingGroups").map { ($0.name, $0.node) }) { first, _ in first }
      if let configurations = node["configs"]?.mapping { settings.choose(among: configurations) }
      archives = node.entries(of: "schemes").compactMap { _, scheme in
        guard let configuration = scheme["archive"]?["config"]?.string else { return nil }
        let built = (scheme["build"]?["targets"]?.mapping ?? [:]).filter {
          $0.value.sequence.map { $0.contains { $0.string == "archive" } } ?? ($0.value.string == "all")
        }
        return .init(configuration: configuration, targets: Set(built.compactMap { $0.key.string }))
      }
    }
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
    named name: String, _ nodes: [Node], _ parts: Parts, _ shipping: Shipping,
    of project: inout Project
  ) -> [ProjectTarget] {
    let platforms = Self.platforms(nodes.first("platform"))
    guard nodes.first("platform")?.sequence != nil, platforms.count > 1 else {
      return [target(named: name, nodes, parts, shipping, of: &project)]
    }
    return platforms.map(\.rawValue).map { platform in
      let own = [["platform": Node(platform)]] + nodes.map { $0.filled(["platform": platform]) }
      var target = target(named: name, own, parts, shipping, of: &project)
      target.name = "\(name)_\(platform)"
      return target
    }
  }

  private func target(
    named name: String, _ nodes: [Node], _ parts: Parts, _ shipping: Shipping,
    of project: inout Project
  ) -> ProjectTarget {
    var target = ProjectTarget(name: name, kind: Self.kind(ofType: nodes.first("type")?.string ?? ""))
    target.productType = nodes.first("type")?.string ?? ""
    target.platforms = Self.platforms(nodes.first("supportedDestinations") ?? nodes.first("platform"))
    if target.kind == .app, target.platforms == [.watchOS] { target.kind = .watchApp }
    addPropertyList(nodes.compactMap { $0["info"] }, to: &target)
    addSettings(nodes, parts, shipping, to: &target, of: &project)
    for node in nodes { addMembers(of: node, shipping, to: &target) }
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
  private func addPropertyList(_ nodes: [Node], to target: inout ProjectTarget) {
    guard let path = nodes.lazy.compactMap({ $0["path"]?.string }).first else { return }
    target.propertyList = path
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

  private func addMembers(of node: Node, _ shipping: Shipping, to target: inout ProjectTarget) {
    for item in Self.sources(of: node) { add(item, to: &target) }
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
    _ nodes: [Node], _ parts: Parts, _ shipping: Shipping, to target: inout ProjectTarget,
    of project: inout Project
  ) {
    var own = parts.settings
    own.configuration = shipping.configuration(of: target.name)
    var settings = GeneratedSettings(configuration: own.configuration, in: tree)
    func addFile(_ names: Node?) {
      let name = names?[settings.configuration]?.string
      name.map { settings.add(fileAt: $0) }
    }
    settings.add(own.values(nodes.compactMap { $0["settings"] }))
    for node in nodes { node["deploymentTarget"].map { settings.add(Self.floors($0, target.platforms)) } }
    for node in nodes { addFile(node["configFiles"]) }
    settings.add(own.values([parts.shared["settings"]].compactMap(\.self)))
    parts.shared["options"]?["deploymentTarget"].map { settings.add(Self.floors($0, target.platforms)) }
    addFile(parts.shared["configFiles"])
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

  private func add(_ item: Node, to target: inout ProjectTarget) {
    guard let path = Self.path(of: item), !path.contains("${"), !path.hasPrefix("../"),
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

extension Node {
  /// Whether a target says what it is.
  fileprivate var areTargets: Bool {
    mapping?.contains { $0.value["type"] != nil || $0.value["templates"] != nil } ?? false
  }

  /// The entries of one of its tables.
  fileprivate func entries(of key: String) -> [(name: String, node: Node)] {
    (self[key]?.mapping ?? [:]).compactMap { key, value in key.string.map { ($0, value) } }
  }

  /// A part of a specification over a weaker one: tables are joined, lists are put behind its lists unless their key says
  /// `:REPLACE`.
  fileprivate func merged(over weaker: Node) -> Node {
    if let own = sequence, let other = weaker.sequence { return Node(Array(other) + Array(own)) }
    guard let own = mapping, let other = weaker.mapping else { return self }
    var pairs: [(Node, Node)] = own.map { key, value in
      if let name = key.string, name.hasSuffix(Self.replacing) {
        return (Node(String(name.dropLast(Self.replacing.count))), value)
      }
      return (key, other[key].map { value.merged(over: $0) } ?? value)
    }
    let known = Set(pairs.map(\.0))
    pairs += other.filter { !known.contains($0.key) }.map { ($0.key, $0.value) }
    return .mapping(.init(pairs, own.tag, own.style, own.mark))
  }

  private static let replacing = ":REPLACE"

  /// The same with the paths that are read here from the root of the tree.
  fileprivate func placed(in folder: String) -> Node {
    changed { key, value in
      switch key {
      case "targets", "targetTemplates": value.changed { $1.placed(in: folder) }
      case "configFiles": value.changed { $1.joined(to: folder) }
      case "info": value.withPath(in: folder)
      case "sources": value.sequence == nil ? value.withPath(in: folder) : value.changed { $1.withPath(in: folder) }
      case "packages": value.changed { $1["path"] == nil ? $1 : $1.withPath(in: folder) }
      default: value
      }
    }
  }

  private func withPath(in folder: String) -> Node {
    mapping == nil ? joined(to: folder) : changed { $0 == "path" ? $1.joined(to: folder) : $1 }
  }

  private func joined(to folder: String) -> Node {
    guard case .scalar(var scalar) = self, let path = RelativePath.join(folder, scalar.string) else { return self }
    scalar.string = path
    return .scalar(scalar)
  }

  /// The same with other values, or other entries of a list, which have no key.
  private func changed(_ change: (_ key: String?, _ value: Node) -> Node) -> Node {
    switch self {
    case .mapping(let own):
      .mapping(.init(own.map { ($0.key, change($0.key.string, $0.value)) }, own.tag, own.style, own.mark))
    case .sequence(let own): .sequence(.init(own.map { change(nil, $0) }, own.tag, own.style, own.mark))
    case .scalar, .alias: self
    }
  }
}

extension [Node] {
  /// What the strongest of them that has a key has for it.
  fileprivate func first(_ key: String) -> Node? { lazy.compactMap { $0[key] }.first }
}
