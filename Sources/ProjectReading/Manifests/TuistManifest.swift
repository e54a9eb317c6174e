import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

/// Reads the targets of a Tuist project that its `Project.swift` spells out.
struct TuistManifest: ProjectSystem {
  static func isProject(_ path: String) -> Bool { RelativePath.name(of: path) == "Project.swift" }

  static func project(at path: String, in tree: any SourceTree) throws(ProjectError) -> Project? {
    try reader(of: tree)(path)
  }

  static func reader(of tree: any SourceTree) -> (String) throws(ProjectError) -> Project? {
    let workspaces = TuistWorkspaces(in: tree)
    return { path throws(ProjectError) in
      let code = try ManifestCode(at: path, in: tree, helpers: workspaces.helpers(of: path))
      let paths = TuistPaths(code: code, at: path, in: workspaces.root(of: path))
      return TuistManifest(code: code, paths: paths, tree: tree).project(at: path)
    }
  }

  static func isRead(_ path: String) -> Bool {
    isProject(path)
      || TuistWorkspaces.isHelper(path)
      || RelativePath.name(of: path) == "Tuist.swift"
  }

  private let code: ManifestCode
  private let tree: any SourceTree
  private let paths: TuistPaths
  private let settings: TuistSettings

  private init(code: ManifestCode, paths: TuistPaths, tree: any SourceTree) {
    self.code = code
    self.paths = paths
    self.tree = tree
    settings = TuistSettings(code: code, paths: paths)
  }

  /// The project, or nil where the code is not Tuist's. Of one that a function makes which is not read, nothing is known.
  private func project(at path: String) -> Project? {
    guard code.imports.contains("ProjectDescription") else { return nil }
    let made = code.globals.map { code.followed($0, as: "Project") }
    guard let call = made.lazy.compactMap(ManifestCall.init).first(where: { $0.name == "Project" }) else {
      // What a function makes may be a project.
      guard made.contains(where: { $0.call != nil }) else { return nil }
      var project = Project(kind: .tuist, name: ownName, path: path)
      project.doubts.append(.init("A function makes its targets"))
      return project
    }
    var project = Project(kind: .tuist, name: code.text(call.arguments["name"]) ?? ownName, path: path)
    let listed = code.elements(call.arguments["targets"])?.map { (place: $0, call: code.call($0, as: "Target")) }
    let targets = targets(
      listed?.compactMap(\.call) ?? [], areAll: listed?.allSatisfy { declaresTarget($0.call) } == true)
    let shared = call.arguments["settings"]
    let configurations = TuistConfigurations(
      settings, in: code, schemes: code.elements(call.arguments["schemes"]) ?? [],
      lists: [shared] + targets.map { $0.arguments["settings"] }, apps: apps(targets))
    for call in targets {
      let arguments = call.arguments
      guard let name = code.text(arguments["name"]) ?? code.name(arguments["productName"] ?? arguments["name"]) else {
        continue
      }
      var target = target(name, arguments, of: &project)
      var layers = GeneratedSettings(configuration: configurations.configuration(of: name), in: tree)
      var made = ["PRODUCT_NAME": code.text(arguments["productName"]) ?? name]
      made["PRODUCT_BUNDLE_IDENTIFIER"] = code.openText(arguments["bundleId"])
      for (platform, floor) in target.floors where platform != .macCatalyst {
        made[XcodeSystems.floorKey(for: platform)] = floor
      }
      settings.add(arguments["settings"], with: made, to: &layers)
      settings.add(shared, to: &layers)
      layers.fill(&target, of: &project)
      project.targets.append(target)
    }
    for package in code.elements(call.arguments["packages"]) ?? [] {
      paths.path(code.call(package, as: "Package")?.arguments["path"]).map { _ = project.localPackages.insert($0) }
    }
    noteComputedTargets(of: call, listed, in: &project)
    return project
  }

  /// What the project is called where it does not say so.
  private var ownName: String { paths.folder.split(separator: "/").last.map(String.init) ?? "app" }

  /// The calls that declare targets: those of the list, and where that is not known to its end those of all code.
  private func targets(_ listed: [ManifestCall], areAll: Bool) -> [ManifestCall] {
    let declared = listed.filter { declaresTarget($0) }
    guard !areAll else { return declared }
    let known = Set(declared.map(\.node.id))
    return declared
      + code.calls.filter { !known.contains($0.id) && !Self.isTemplate($0) }.compactMap {
        ManifestCall(Code(ExprSyntax($0)))
      }
      .filter { declaresTarget($0) }
  }

  // A reference to a target has a name alone.
  private func declaresTarget(_ call: ManifestCall?) -> Bool {
    call.map { ["target", "Target", "init"].contains($0.name) && $0.arguments["product"] != nil } ?? false
  }

  // What a function makes of a name that it is given is another target for each call.
  private static func isTemplate(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.arguments.byLabel["name"]?.reference else { return false }
    return sequence(first: Syntax(call), next: \.parent).contains { node in
      node.parameterClause?.parameters.contains { $0.bodyName == name } == true
    }
  }

  private func noteComputedTargets(
    of call: ManifestCall, _ listed: [(place: Code, call: ManifestCall?)]?, in project: inout Project
  ) {
    guard let list = call.arguments["targets"] else { return }
    let computed = listed?.filter { !declaresTarget($0.call) }
    guard computed?.isEmpty != true else { return }
    let words = computed.map { "\($0.count) of its targets are computed" } ?? "Some of its targets are computed"
    project.doubts.append(.init(words, line: code.line(of: (computed?.first?.place ?? list).place)))
  }

  private func apps(_ targets: [ManifestCall]) -> Set<String> {
    Set(targets.map(\.arguments).filter { code.member($0["product"]) == "app" }.compactMap { code.name($0["name"]) })
  }

  private func target(_ name: String, _ arguments: [String: Code], of project: inout Project) -> ProjectTarget {
    let product = code.member(arguments["product"]) ?? ""
    var target = ProjectTarget(name: name, kind: Self.kind(ofProduct: product))
    target.productType = product
    target.platforms = platforms(arguments["destinations"] ?? arguments["platform"])
    target.floors = floors(arguments["deploymentTargets"] ?? arguments["deploymentTarget"])
    if target.kind == .app, target.platforms == [.watchOS] { target.kind = .watchApp }
    let sources = TuistSources(code: code, paths: paths)
    for (label, add) in [("sources", sources.addSources), ("buildableFolders", sources.addFolders)] {
      // What tests compile ships nothing.
      for doubt in arguments[label].map({ add($0, &target) }) ?? [] where target.kind != .test {
        let words = Project.Doubt("\(doubt.words) of \(name) are computed", line: code.line(of: doubt.place.place))
        if doubt.isGap { project.gaps.append(words) } else { project.doubts.append(words) }
        target.hasOpenExclusions = target.hasOpenExclusions || doubt.isGap
      }
    }
    TuistPropertyList(code: code, paths: paths).add(arguments["infoPlist"], to: &target)
    if let resources = arguments["resources"] { sources.addResources(resources, to: &target) }
    let listed = arguments["dependencies"].map { code.elements($0) ?? [$0] } ?? []
    for element in listed {
      guard let dependency = dependency(element) else {
        if target.kind != .test, !isOfOthers(element) {
          project.doubts.append(.init("the dependencies of \(name) are computed", line: code.line(of: element.place)))
        }
        continue
      }
      target.dependencies.insert(dependency)
      target.dependencyFilters[dependency] =
        sources.platforms(
          ofCondition: code.call(element, as: Self.dependency)?.arguments["condition"]
        ).platforms
    }
    return target
  }

  private static let dependency = "TargetDependency"

  /// `.target(name: "A")`, `.project(target: "A", path: …)`, `.package(product: "A")`, `.target(constant)`.
  private func dependency(_ element: Code) -> String? {
    guard let call = code.call(element, as: Self.dependency) else { return nil }
    if let name = ["name", "target", "product"].lazy.compactMap({ call.arguments[$0] }).first {
      // What a closure is given is no name.
      return code.name(name).flatMap { $0.hasPrefix("$") ? nil : $0 }
    }
    guard let first = call.first, call.arguments.isEmpty else { return nil }
    return code.name(code.call(first, as: "Target")?.arguments["name"])
  }

  /// Whether a dependency is none of the repository's targets: `.xctest`, `.xcframework(path: …)`.
  private func isOfOthers(_ element: Code) -> Bool {
    let name = code.call(element, as: Self.dependency)?.name ?? code.member(element)
    return name.map(["xctest", "framework", "xcframework", "library", "sdk", "external", "macro"].contains) ?? false
  }

  private func platforms(_ expression: Code?) -> [Platform] {
    guard let expression else { return [] }
    let names = (code.elements(expression) ?? [expression]).compactMap(code.member)
    return Set(names.compactMap { Self.systems[$0] }).sorted()
  }

  /// `.iOS("17.0")`, or `.multiplatform(iOS: "17.0", watchOS: "10.0")`.
  private func floors(_ expression: Code?) -> [Platform: String] {
    guard let call = code.call(expression, as: "DeploymentTargets") else { return [:] }
    var floors: [Platform: String] = [:]
    // Older manifests name the devices too: `.iOS(targetVersion: "15.0", devices: .iphone)`.
    Self.systems[call.name].map { floors[$0] = code.text(call.first) }
    for (label, value) in call.arguments {
      Self.systems[label].map { floors[$0] = code.text(value) }
    }
    return floors
  }

  private static let systems: [String: Platform] = [
    "iOS": .iOS, "iPhone": .iOS, "iPad": .iOS, "mac": .macOS, "macOS": .macOS, "macCatalyst": .macCatalyst,
    "appleWatch": .watchOS, "watchOS": .watchOS, "appleTv": .tvOS, "tvOS": .tvOS, "appleVision": .visionOS,
    "visionOS": .visionOS,
  ]

  private static func kind(ofProduct name: String) -> ProjectTarget.Kind {
    switch name {
    case "app", "appClip": .app
    case "watch2App": .watchApp
    case "framework": .framework
    case "staticFramework", "staticLibrary", "dynamicLibrary": .library
    case "unitTests", "uiTests": .test
    default: name.lowercased().hasSuffix("extension") ? .extension : .other
    }
  }
}
