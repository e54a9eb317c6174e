import IntentSurface
import SourceScanning

/// Reads the app of an Expo configuration and the targets below it, of which the Xcode project is made before a build.
///
/// Facts: `@bacons/apple-targets` makes a target of each folder with an `expo-target.config` file; what it takes where that
/// says nothing is in its `with-widget.ts` (an identifier is that of the app with the type behind it), and what `_shared` folders mean in its README. An app answers to its bundle
/// identifier besides its schemes (`Scheme.ts` of `@expo/config-plugins`).
package struct ExpoReader: ProjectSystem {
  private let tree: any SourceTree
  private let folder: String
  /// What the configuration says of the app; a computed file has what a plain one beside it says, and more.
  private let app: [String: PropertyListText]
  /// Whether the configuration is code that calls more of the app's own, which may make targets as a plugin does.
  private let callsOwnCode: Bool
  /// What the configuration names of the app's own files.
  private let ownFiles: Set<String>

  private static let appNames: Set<Substring> = ["app.json", "app.config.json", "app.config.js", "app.config.ts"]
  private static let targetNames: Set<Substring> = ["expo-target.config.js", "expo-target.config.json"]

  static func isProject(_ path: String) -> Bool { appNames.contains(RelativePath.name(of: path)) }

  static func isRead(_ path: String) -> Bool { isProject(path) || isTarget(path) || isPlugin(path) }

  /// Whether a script is where Expo's documentation puts plugins of the app's own, or is called like one: `withWidget`.
  package static func isPlugin(_ path: String) -> Bool {
    guard [".js", ".ts", ".cjs", ".mjs"].contains(where: path.hasSuffix) else { return false }
    return RelativePath.name(of: path).hasPrefix("with") || path.lowercased().contains("plugin")
  }

  static func isTarget(_ path: String) -> Bool { targetNames.contains(RelativePath.name(of: path)) }

  /// JSON that is no configuration gives nothing.
  static func project(at path: String, in tree: any SourceTree) -> Project? { reader(of: tree)(path) }

  static func reader(of tree: any SourceTree) -> (String) -> Project? {
    let apps = Dictionary(grouping: tree.paths.filter(isProject), by: RelativePath.folder)
    let targets = Dictionary(grouping: tree.paths.filter(isTarget)) { path in
      folder(around: path) { apps[$0] != nil } ?? ""
    }
    return { path in
      let folder = RelativePath.folder(of: path)
      // The last of the sorted names is the one that goes before the others.
      guard let files = apps[folder]?.sorted(by: precedes), files.last == path else { return nil }
      return ExpoReader(files, in: folder, of: tree).project(at: path, targets[folder] ?? [])
    }
  }

  private static func precedes(_ one: String, _ other: String) -> Bool {
    func rank(_ path: String) -> (Int, String) { (path.hasSuffix(".json") ? 0 : 1, path) }
    return rank(one) < rank(other)
  }

  private static func folder(around path: String, where isMeant: (String) -> Bool) -> String? {
    var folder = RelativePath.folder(of: path)
    while !isMeant(folder) {
      guard !folder.isEmpty else { return nil }
      folder = RelativePath.folder(of: folder)
    }
    return folder
  }

  private init(_ files: [String], in folder: String, of tree: any SourceTree) {
    self.tree = tree
    self.folder = folder
    app = files.reduce(into: [:]) { app, file in
      let table = Self.table(file, in: tree) { $0["expo"] != nil || $0["ios"] != nil || $0["slug"] != nil }
      app.merge(table?["expo"]?.table ?? table ?? [:]) { $1 }
    }
    let texts = files.map { (try? tree.contents(of: $0)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
    callsOwnCode = zip(files, texts).contains { file, text in
      !file.hasSuffix(".json") && text.contains(/require\(\s*["'`](\.|[^"'`]*\/apple-targets)/)
    }
    let named = texts.flatMap { $0.matches(of: /["'`](\.[^"'`\s]*\/[^"'`\s]+)["'`]/).map { String($0.output.1) } }
    ownFiles = Set(named.compactMap { RelativePath.join(folder, $0) })
  }

  private static func table(
    _ path: String, in tree: any SourceTree, where isMeant: ([String: PropertyListText]) -> Bool
  ) -> [String: PropertyListText]? {
    (try? tree.contents(of: path)).flatMap { ScriptTables.first(in: $0, where: isMeant) }
  }

  private func project(at path: String, _ configurations: [String]) -> Project? {
    guard app["slug"] != nil || app["ios"] != nil || !configurations.isEmpty else { return nil }
    var project = Project(kind: .expo, name: Self.name(app["name"]) ?? Self.name(app["slug"]) ?? "App", path: path)
    let own = configurations.filter(isInRoot)
    var targets = own.compactMap { target(at: $0, of: &project) }
    let written = plugins.compactMap { writtenTarget(of: $0, of: &project) }
    let watchParts = targets.filter { $0.kind == .extension && $0.platforms == [.watchOS] }.map(\.name)
    for index in targets.indices where targets[index].kind == .watchApp {
      targets[index].dependencies = Set(watchParts)
    }
    var whole = appTarget(of: &project)
    whole.dependencies = Set(written.map(\.name))
    if makesTargets { whole.dependencies.formUnion(Set(targets.map(\.name)).subtracting(watchParts)) }
    whole.folders += targets.flatMap { $0.folders.filter { $0.path.hasSuffix("/" + Self.shared) } }
    project.targets = [whole] + targets + written
    return project
  }

  /// Whether a folder with targets is where the plugin looks for them.
  private func isInRoot(_ path: String) -> Bool {
    let option = plugins.lazy.compactMap { $0.list.last?.table?["root"] }.first
    guard let root = option.map({ Self.text($0) }) ?? "targets" else { return true }
    return RelativePath.folder(of: RelativePath.folder(of: path)) == RelativePath.join(folder, root)
      && !RelativePath.folder(of: path).isEmpty
  }

  /// Whether some plugin may make the targets: that of the configuration files, one of the app's own, or one that is computed.
  private var makesTargets: Bool {
    app["plugins"] == nil || callsOwnCode
      || plugins.contains { plugin in
        guard let name = Self.text(plugin.text == nil ? plugin.list.first : plugin) else { return true }
        // Two plugins read such files.
        return ["apple-targets", "expo-targets"].contains(RelativePath.name(of: name)) || name.hasPrefix(".")
      }
  }

  private func appTarget(of project: inout Project) -> ProjectTarget {
    var target = ProjectTarget(name: project.name, kind: .app)
    target.platforms = [.iOS]
    target.propertyList = RelativePath.join(folder, "ios/\(project.name)/Info.plist")
    target.writtenList = .table(writtenList)
    target.writers = ownFiles
    let properties = plugins.first { $0.list.first?.text == "expo-build-properties" }?.list.last?.table
    fill(&target, identifier, floor: properties?["ios"]?.table?["deploymentTarget"], of: &project)
    return target
  }

  private var plugins: [PropertyListText] { app["plugins"]?.list ?? [] }
  private var ios: [String: PropertyListText] { app["ios"]?.table ?? [:] }
  private var identifier: PropertyListText? { ios["bundleIdentifier"] }

  private var writtenList: [String: PropertyListText] {
    let schemes = [app["scheme"], ios["scheme"]].compactMap(\.self).flatMap { $0.text == nil ? $0.list : [$0] }
    var list: [String: PropertyListText] = [
      "CFBundleURLTypes": .list([.table(["CFBundleURLSchemes": .list(schemes + (identifier.map { [$0] } ?? []))])])
    ]
    if app["name"] != nil || app["slug"] != nil { list["CFBundleName"] = .text("$(PRODUCT_NAME)") }
    list["CFBundleDisplayName"] = app["name"]
    return list.merging(ios["infoPlist"]?.table ?? [:]) { $1 }
  }

  // MARK: Targets

  private static let shared = "_shared"

  /// One of the targets; nil where its file does not say what it is.
  private func target(at path: String, of project: inout Project) -> ProjectTarget? {
    guard let table = Self.table(path, in: tree, where: { $0["type"] != nil }), let type = Self.text(table["type"])
    else {
      project.gaps.append(.init("\(path) does not say plainly what it makes"))
      return nil
    }
    let own = RelativePath.folder(of: path)
    let name = Self.name(table["name"]) ?? Self.name(.text(String(RelativePath.name(of: own)))) ?? type
    var target = ProjectTarget(name: name, kind: type == "watch" ? .watchApp : type == "clip" ? .app : .extension)
    target.productType = type
    target.platforms = type.hasPrefix("watch") ? [.watchOS] : [.iOS]
    let around = RelativePath.join(RelativePath.folder(of: own), Self.shared)
    let folders = [own, RelativePath.join(own, Self.shared), around]
    target.folders = folders.compactMap { $0.map { ProjectTarget.Folder($0) } }
    let list = RelativePath.join(own, "Info.plist")
    target.propertyList = list.flatMap { tree.paths.contains($0) ? $0 : nil }
    fill(&target, identifier(of: table, type), floor: table["deploymentTarget"], of: &project)
    return target
  }

  /// The extension with the widgets that a plugin writes, each with its sizes; nil for a plugin that writes none.
  private func writtenTarget(of plugin: PropertyListText, of project: inout Project) -> ProjectTarget? {
    guard let options = plugin.list.dropFirst().first?.table else { return nil }
    let widgets = (options["widgets"]?.list ?? []).compactMap { entry -> Widget? in
      guard let table = entry.table, let families = table["supportedFamilies"]?.list,
        let name = Self.text(table["name"]) ?? Self.text(table["id"])
      else { return nil }
      // `expo-widgets` names a widget; Voltra makes a kind of an id, unless there is one.
      let own = Self.text(table["kind"]) ?? (table["name"] == nil ? "Voltra_Widget_\(name)" : name)
      var widget = Widget(kind: .value(own), typePath: name, configuration: .fixed)
      widget.families = families.compactMap(\.text).sorted()
      widget.displayName = Self.text(table["displayName"]).map { .value($0) }
      return widget
    }
    guard !widgets.isEmpty else { return nil }
    var target = ProjectTarget(name: Self.text(options["targetName"]) ?? "\(project.name)Widgets", kind: .extension)
    target.platforms = [.iOS]
    target.writtenWidgets = widgets
    fill(&target, options["bundleIdentifier"], floor: options["deploymentTarget"], of: &project)
    return target
  }

  /// `.widget` goes behind that of the app, and so does the type where there is none.
  private func identifier(of table: [String: PropertyListText], _ type: String) -> PropertyListText? {
    let said = table["bundleIdentifier"]
    let own = said == nil ? "." + type.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" } : said?.text
    guard let own, own.hasPrefix(".") else { return said }
    return Self.text(identifier).map { .text($0 + own) }
  }

  private func fill(
    _ target: inout ProjectTarget, _ identifier: PropertyListText?, floor: PropertyListText?, of project: inout Project
  ) {
    var settings = GeneratedSettings(configuration: "Release", in: tree)
    var own = ["PRODUCT_NAME": target.name]
    own["PRODUCT_BUNDLE_IDENTIFIER"] = identifier?.text
    for platform in target.platforms { own[XcodeSystems.floorKey(for: platform)] = floor?.text }
    settings.add(own)
    settings.fill(&target, of: &project)
  }

  /// A name as the plugin makes one of it for Xcode; nil where it is computed.
  private static func name(_ value: PropertyListText?) -> String? {
    let name = (text(value) ?? "").filter { $0.isLetter || $0.isNumber }
    return name.isEmpty ? nil : name
  }

  private static func text(_ value: PropertyListText?) -> String? {
    value?.text.flatMap { $0.contains("$(") ? nil : $0 }
  }
}
