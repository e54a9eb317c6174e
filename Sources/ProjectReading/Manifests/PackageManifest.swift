import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

/// Reads the targets and products of a Swift package from its manifest.
struct PackageManifest: ProjectSystem {
  static func isProject(_ path: String) -> Bool { RelativePath.name(of: path) == "Package.swift" }

  static func isRead(_ path: String) -> Bool {
    isProject(path) || RelativePath.name(of: path).hasPrefix("Package@swift-") && path.hasSuffix(".swift")
  }

  static func project(at path: String, in tree: any SourceTree) throws(ProjectError) -> Project? {
    let source = ManifestVersions(in: tree).manifest(for: path)
    var manifest = PackageManifest(code: try ManifestCode(at: source, in: tree))
    manifest.tools = ManifestVersions(in: tree).toolsVersion(of: source)
    return manifest.project(at: path)
  }

  let code: ManifestCode
  private let calls: [ManifestCall]
  /// The version of the tools that it is written for; nil where it does not say.
  private var tools: VersionNumber?

  init(code: ManifestCode) {
    self.code = code
    calls = code.calls.compactMap { ManifestCall(Code(ExprSyntax($0))) }
  }

  private static let kinds: [String: ProjectTarget.Kind] = [
    "target": .library, "executableTarget": .other, "macro": .other, "testTarget": .test,
  ]

  /// The package, or nil where the code makes none.
  func project(at path: String) -> Project? {
    guard let call = calls.first(where: { $0.node.calledName == "Package" }) else { return nil }
    let folder = RelativePath.folder(of: path)
    let name = code.text(call.arguments["name"]) ?? folder.split(separator: "/").last.map(String.init) ?? ""
    var project = Project(kind: .package, name: name, path: path)
    addLocalPackages(to: &project)
    project.traits = call.arguments["traits"].map(traits)
    let floors = floors(call.arguments["platforms"])
    let language = languageVersion(of: call)
    var sizes: [String: Int] = [:]
    for call in calls {
      guard let kind = Self.kinds[call.name], !call.node.isInArgument(labeled: "dependencies") else { continue }
      guard let name = code.text(call.arguments["name"]) else {
        project.doubts.append(Project.Doubt("a target's name is computed", line: code.line(of: call.node)))
        continue
      }
      // `.target(name: "A")` is a dependency too, and may be a constant: the declaration is the longer one.
      guard call.values.count > sizes[name] ?? 0 else { continue }
      sizes[name] = call.values.count
      project.targets.removeAll { $0.name == name }
      var target = target(name, kind, call, in: folder, of: &project)
      target.floors = floors
      target.languageVersion = language
      addConditions(call.arguments["swiftSettings"], to: &target)
      project.targets.append(target)
    }
    addLaterChanges(to: &project)
    addProducts(of: call, to: &project)
    addSharedFolder(to: &project)
    return project
  }

  /// The newest of the language that it names, else that of its tools; nil where neither can be told.
  private func languageVersion(of package: ManifestCall) -> String? {
    let arguments = package.arguments
    guard let list = arguments["swiftLanguageModes"] ?? arguments["swiftLanguageVersions"] else {
      return tools.map { $0 < VersionNumber("6") ? "5" : "6" }
    }
    return code.elements(list)?.compactMap(mode).max()
  }

  /// `5` for `.v5`.
  private func mode(_ value: Code) -> String? {
    let name = code.member(value) ?? ""
    return name.hasPrefix("v") ? name.dropFirst().split(separator: "_").first.map(String.init) : nil
  }

  private func addProducts(of package: ManifestCall, to project: inout Project) {
    if let list = package.arguments["products"], code.elements(list) == nil {
      project.doubts.append(.init("its products are computed", line: code.line(of: list.place)))
    }
    var (dynamic, others): (Set<String>, Set<String>) = ([], [])
    for call in calls where ["library", "executable"].contains(call.name) {
      let arguments = call.arguments
      guard let list = arguments["targets"], let name = code.text(arguments["name"]) else { continue }
      let (targets, isWhole) = code.texts(list)
      project.products[name] = targets
      let isDynamic = code.member(arguments["type"]) == "dynamic"
      if isDynamic { dynamic.formUnion(targets) } else { others.formUnion(targets) }
      guard !isWhole else { continue }
      project.doubts.append(.init("the targets of the product \(name) are computed", line: code.line(of: call.node)))
    }
    dynamic.subtract(others)
    for index in project.targets.indices
    where project.targets[index].kind == .library && dynamic.contains(project.targets[index].name) {
      project.targets[index].kind = .framework
    }
  }

  private func target(
    _ name: String, _ kind: ProjectTarget.Kind, _ call: ManifestCall, in folder: String,
    of project: inout Project
  ) -> ProjectTarget {
    var target = ProjectTarget(name: name, kind: kind)
    target.productType = kind == .library ? "package target" : ""
    let arguments = call.arguments
    let isComputed = arguments["path"].map { code.text($0) == nil } ?? false
    if isComputed { project.doubts.append(.init("the path of \(name) is computed", line: code.line(of: call.node))) }
    for label in ["exclude", "sources"] where !code.texts(arguments[label]).isWhole {
      project.doubts.append(.init("`\(label)` of \(name) is computed", line: code.line(of: call.node)))
    }
    for root in isComputed ? [] : Self.folders(of: target, at: code.text(arguments["path"]), in: folder) {
      let except = Set(code.texts(arguments["exclude"]).texts.compactMap { RelativePath.join(root, $0) })
      var own = ProjectTarget.Folder(root, except: except)
      // SwiftPM compiles no code that is declared to be a resource.
      own.exceptPatterns = resources(arguments["resources"]).compactMap { RelativePath.join(root, $0) }
        .map { Glob($0.hasSuffix(".swift") ? $0 : "\($0)/**/*.swift") }
      own.only = code.texts(arguments["sources"]).texts.compactMap { RelativePath.join(root, $0) }.map { Glob($0) }
      target.folders.append(own)
    }
    if let list = arguments["dependencies"], !addDependencies(list, to: &target, of: &project) {
      project.doubts.append(.init("the dependencies of \(name) are computed", line: code.line(of: call.node)))
    }
    return target
  }

  /// `[.process("Resources"), .copy("Data")]`
  private func resources(_ list: Code?) -> [String] {
    (code.elements(list) ?? []).compactMap { code.text(code.call($0)?.first) }
  }

  /// Where the sources of a target are: at its path, else in any of the folders that SwiftPM tries.
  private static func folders(of target: ProjectTarget, at path: String?, in folder: String) -> [String] {
    let places = target.kind == .test ? ["Tests", "Sources"] : places
    return (path.map { [$0] } ?? places.map { "\($0)/\(target.name)" }).compactMap { RelativePath.join(folder, $0) }
  }

  private static let places = ["Sources", "Source", "src", "srcs"]

  // The only target of a package may have its files in `Sources` itself.
  private func addSharedFolder(to project: inout Project) {
    let shipped = project.targets.indices.filter { project.targets[$0].kind != .test }
    guard let only = shipped.first, shipped.count == 1, project.targets[only].folders.count == Self.places.count else {
      return
    }
    let own = project.targets[only].folders
    project.targets[only].folders = Self.places.compactMap { place in
      RelativePath.join(project.folder, place).map { shared in
        // What is said of its own folder may be meant of the shared one.
        func meant(_ paths: [(folder: String, path: String)]) -> [String] {
          paths.flatMap { ["\(shared)/\(RelativePath.of($0.path, seenFrom: $0.folder))", $0.path] }
        }
        var folder = ProjectTarget.Folder(
          shared, except: Set(meant(own.flatMap { own in own.except.map { (own.path, $0) } })))
        folder.exceptPatterns = meant(own.flatMap { own in own.exceptPatterns.map { (own.path, $0.description) } })
          .map { Glob($0) }
        folder.only = meant(own.flatMap { own in own.only.map { (own.path, $0.description) } }).map { Glob($0) }
        return folder
      }
    }
  }

  /// Adds what a list of dependencies names, each with the platforms that it is for; false where it is computed. What
  /// single elements compute is open.
  private func addDependencies(
    _ list: Code, to target: inout ProjectTarget, of project: inout Project
  ) -> Bool {
    guard let elements = code.elements(list) else { return false }
    for element in elements {
      let call = code.call(element)
      let name = code.text(element) ?? code.text(call?.arguments["name"] ?? call?.first)
      guard let name else {
        project.hasOpenDependencies = true
        continue
      }
      let condition = call?.arguments["condition"]
      target.dependencies.insert(name)
      target.dependencyFilters[name] = platforms(ofCondition: condition)
      traits(ofCondition: condition, of: &target).map {
        target.traitSettings.append(.init(traits: $0, dependency: name))
      }
    }
    return true
  }

  /// The packages that it names by their folders, and the traits that it asks of them.
  private func addLocalPackages(to project: inout Project) {
    for call in calls where call.name == "package" {
      let arguments = call.arguments
      guard let path = code.text(arguments["path"]).flatMap({ RelativePath.join(project.folder, $0) }) else { continue }
      project.localPackages.insert(path)
      project.chosenTraits[path] = arguments["traits"].map(chosenTraits)
    }
  }

  // MARK: Traits

  /// `["A", .trait(name: "B", enabledTraits: ["A"]), .default(enabledTraits: ["B"])]`
  private func traits(_ list: Code) -> PackageTraits {
    var traits = PackageTraits()
    let elements = code.elements(list)
    traits.isOpen = elements == nil
    for element in elements ?? [] {
      let call = code.call(element)
      let isStandard = call?.name == PackageTraits.Choice.standard
      let implied = code.texts(call?.arguments["enabledTraits"])
      let name = call.map { code.text($0.arguments["name"]) } ?? code.text(element)
      guard let name = isStandard ? PackageTraits.Choice.standard : name, implied.isWhole else {
        traits.isOpen = true
        continue
      }
      traits.implied[name] = Set(implied.texts)
    }
    return traits
  }

  /// `["A", .defaults]`; what is asked for under a condition may not be.
  private func chosenTraits(_ list: Code) -> PackageTraits.Choice {
    let elements = code.elements(list)
    var choice = PackageTraits.Choice(names: [], isOpen: elements == nil)
    for element in elements ?? [] {
      let call = code.call(element)
      let isStandard = code.member(element) == "defaults"
      let name = isStandard ? PackageTraits.Choice.standard : code.text(call?.arguments["name"] ?? element)
      if let name { choice.names.insert(name) }
      choice.isOpen = choice.isOpen || name == nil || call?.arguments["condition"] != nil
    }
    return choice
  }

  /// The traits of `.when(traits: […])`; nil for any.
  private func traits(ofCondition condition: Code?, of target: inout ProjectTarget) -> Set<String>? {
    guard let list = code.call(condition)?.arguments["traits"] else { return nil }
    let (names, isWhole) = code.texts(list)
    target.hasOpenFlags = target.hasOpenFlags || !isWhole
    return isWhole ? Set(names) : nil
  }

  // MARK: Platforms and conditions

  private static let systems: [String: Platform] = [
    "iOS": .iOS, "macOS": .macOS, "macCatalyst": .macCatalyst, "watchOS": .watchOS, "tvOS": .tvOS,
    "visionOS": .visionOS,
  ]

  /// `[.iOS(.v16), .macOS("13.3")]`
  private func floors(_ list: Code?) -> [Platform: String] {
    var floors: [Platform: String] = [:]
    for element in code.elements(list) ?? [] {
      guard let call = code.call(element), let platform = Self.systems[call.name], let version = call.first else {
        continue
      }
      floors[platform] =
        code.text(version) ?? code.member(version).map { String($0.dropFirst()).replacing("_", with: ".") }
    }
    return floors
  }

  /// The platforms of `.when(platforms: […])`; nil for all.
  private func platforms(ofCondition condition: Code?) -> Set<Platform>? {
    guard let elements = code.elements(code.call(condition)?.arguments["platforms"]) else { return nil }
    return Set(elements.compactMap { code.member($0).flatMap { Self.systems[$0] } })
  }

  // `.define("X")`, `.define("X", .when(platforms: [.iOS], configuration: .release))`
  private func addConditions(_ list: Code?, to target: inout ProjectTarget) {
    let elements = list.map { code.elements($0) } ?? []
    target.hasOpenFlags = target.hasOpenFlags || elements == nil
    for element in elements ?? [] {
      guard let call = code.call(element) else {
        target.hasOpenFlags = true
        continue
      }
      let condition = call.values.dropFirst().first
      guard !isForDebugging(condition) else { continue }
      let names = conditions(definedBy: call, in: &target)
      let platforms = platforms(ofCondition: condition)
      if let traits = traits(ofCondition: condition, of: &target) {
        target.traitSettings.append(.init(traits: traits, flags: names, platforms: platforms))
      } else {
        target.define(names, on: platforms)
      }
    }
  }

  private func conditions(definedBy call: ManifestCall, in target: inout ProjectTarget) -> Set<String> {
    let value = call.first
    switch call.name {
    case "define":
      let name = code.text(value)
      target.hasOpenFlags = target.hasOpenFlags || name == nil
      return Set([name].compactMap(\.self))
    case "unsafeFlags":
      let flags = code.texts(value)
      target.hasOpenFlags = target.hasOpenFlags || !flags.isWhole
      return XcodeSystems.conditions(flags: flags.texts)
    case "swiftLanguageMode", "swiftLanguageVersion":
      target.languageVersion = value.flatMap(mode)
      return []
    default: return []
    }
  }

  private func isForDebugging(_ condition: Code?) -> Bool {
    code.member(code.call(condition)?.arguments["configuration"]) == "debug"
  }
}
