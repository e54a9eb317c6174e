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
      let code = try ManifestCode(at: path, in: tree, helpers: workspaces.helpers(of: path) ?? ManifestHelpers())
      let paths = TuistPaths(code: code, at: path, in: workspaces.root(of: path))
      return TuistManifest(code: code, paths: paths, tree: tree).project(at: path)
    }
  }

  static func isRead(_ path: String) -> Bool {
    isProject(path)
      || path.hasSuffix(".swift") && RelativePath.folders(of: path).contains(where: { $0 == ManifestHelpers.module })
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
    let folder = paths.folder
    let call = code.calls.first { $0.calledName == "Project" }
    guard call != nil || code.makesGlobals else { return nil }
    let name = code.text(call?.arguments.byLabel["name"]) ?? folder.split(separator: "/").last.map(String.init) ?? "app"
    var project = Project(kind: .tuist, name: name, path: path)
    guard let call else {
      project.doubts.append(.init("A function makes its targets"))
      return project
    }
    // What a helper names twice is written out twice.
    var spellings: Set<String> = []
    let targets = code.calls.filter {
      Self.declaresTarget($0) && !Self.isTemplate($0) && spellings.insert($0.spelling).inserted
    }
    let shared = call.arguments.byLabel["settings"]
    let configurations = TuistConfigurations(
      settings, in: code, lists: [shared] + targets.map { $0.arguments.byLabel["settings"] }, apps: apps(targets))
    for call in targets {
      let arguments = call.arguments.byLabel
      guard let name = code.text(arguments["name"]) ?? code.name(arguments["productName"] ?? arguments["name"]) else {
        continue
      }
      var target = target(name, call, of: &project)
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
    for call in code.calls where ["package", "local"].contains(call.calledLastName) {
      paths.path(call.arguments.byLabel["path"]).map { _ = project.localPackages.insert($0) }
    }
    noteComputedTargets(of: call, in: &project)
    return project
  }

  // A reference to a target has a name alone.
  private static func declaresTarget(_ call: FunctionCallExprSyntax) -> Bool {
    ["target", "Target"].contains(call.calledLastName) && call.arguments.byLabel["product"] != nil
  }

  // What a function makes of a name that it is given is written out where it is called.
  private static func isTemplate(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.arguments.byLabel["name"]?.reference else { return false }
    return sequence(first: Syntax(call), next: \.parent).contains { node in
      node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.contains {
        ($0.secondName ?? $0.firstName).plainName == name
      } == true
    }
  }

  /// Whether a call declares a target, or runs a function of the manifest that does.
  private func declaresTargets(_ call: FunctionCallExprSyntax) -> Bool {
    Self.declaresTarget(call)
      || code.function(of: call)?.calls.contains { Self.declaresTarget($0) && !Self.isTemplate($0) } == true
  }

  private func noteComputedTargets(of call: FunctionCallExprSyntax, in project: inout Project) {
    guard let list = call.arguments.byLabel["targets"] else { return }
    guard let elements = code.elements(list) else {
      project.doubts.append(.init("Some of its targets are computed", line: code.line(of: list)))
      return
    }
    let computed = elements.filter {
      code.followed($0).as(FunctionCallExprSyntax.self).map { !declaresTargets($0) } ?? true
    }
    guard let first = computed.first else { return }
    project.doubts.append(
      .init("\(computed.count) of its targets are computed", line: code.line(of: first)))
  }

  private func apps(_ targets: [FunctionCallExprSyntax]) -> Set<String> {
    Set(
      targets.map(\.arguments.byLabel).filter {
        $0["product"].map { code.followed($0) }?.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName == "app"
      }.compactMap { code.name($0["name"]) })
  }

  private func target(_ name: String, _ call: FunctionCallExprSyntax, of project: inout Project) -> ProjectTarget {
    let arguments = call.arguments.byLabel
    let product = arguments["product"].map { code.followed($0) }?.as(MemberAccessExprSyntax.self)
    var target = ProjectTarget(name: name, kind: Self.kind(ofProduct: product?.declName.baseName.plainName ?? ""))
    target.productType = product?.declName.baseName.plainName ?? ""
    target.platforms = platforms(arguments["destinations"] ?? arguments["platform"])
    target.floors = floors(arguments["deploymentTargets"] ?? arguments["deploymentTarget"])
    if target.kind == .app, target.platforms == [.watchOS] { target.kind = .watchApp }
    let sources = TuistSources(code: code, paths: paths)
    for (label, add) in [("sources", sources.addSources), ("buildableFolders", sources.addFolders)] {
      // What tests compile ships nothing.
      for doubt in arguments[label].map({ add($0, &target) }) ?? [] where target.kind != .test {
        let words = Project.Doubt("\(doubt.words) of \(name) are computed", line: code.line(of: doubt.place))
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
          project.doubts.append(.init("the dependencies of \(name) are computed", line: code.line(of: element)))
        }
        continue
      }
      target.dependencies.insert(dependency)
      target.dependencyFilters[dependency] =
        sources.platforms(
          ofCondition: code.followed(element).as(FunctionCallExprSyntax.self)?.arguments.byLabel["condition"]
        ).platforms
    }
    return target
  }

  /// `.target(name: "A")`, `.project(target: "A", path: …)`, `.package(product: "A")`, `.target(constant)`.
  private func dependency(_ element: ExprSyntax) -> String? {
    guard let call = code.followed(element).as(FunctionCallExprSyntax.self) else { return nil }
    let arguments = call.arguments.byLabel
    if let name = ["name", "target", "product"].lazy.compactMap({ arguments[$0] }).first {
      // What a closure is given is no name.
      return code.name(name).flatMap { $0.hasPrefix("$") ? nil : $0 }
    }
    guard let first = call.arguments.first, first.label == nil else { return nil }
    return code.name(code.followed(first.expression).as(FunctionCallExprSyntax.self)?.arguments.byLabel["name"])
  }

  /// Whether a dependency is none of the repository's targets: `.xctest`, `.xcframework(path: …)`.
  private func isOfOthers(_ element: ExprSyntax) -> Bool {
    let made = code.followed(element)
    let callee = made.as(FunctionCallExprSyntax.self)?.calledExpression ?? made
    let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
    return name.map(["xctest", "framework", "xcframework", "library", "sdk", "external", "macro"].contains) ?? false
  }

  private func platforms(_ expression: ExprSyntax?) -> [Platform] {
    guard let expression else { return [] }
    let names = (code.elements(expression) ?? [expression]).compactMap { element in
      code.followed(element).as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
    }
    return Set(names.compactMap { Self.systems[$0] }).sorted()
  }

  /// `.iOS("17.0")`, or `.multiplatform(iOS: "17.0", watchOS: "10.0")`.
  private func floors(_ expression: ExprSyntax?) -> [Platform: String] {
    guard let call = expression.map(code.followed)?.as(FunctionCallExprSyntax.self) else { return [:] }
    var floors: [Platform: String] = [:]
    if let platform = call.calledLastName.flatMap({ Self.systems[$0] }) {
      // Older manifests name the devices too: `.iOS(targetVersion: "15.0", devices: .iphone)`.
      floors[platform] = code.text(call.arguments.first?.expression)
    }
    for argument in call.arguments {
      guard let platform = argument.label.flatMap({ Self.systems[$0.plainName] }) else { continue }
      floors[platform] = code.text(argument.expression)
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
