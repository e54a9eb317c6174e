import SwiftSyntax

/// Reads the targets and products of a Swift package from its manifest.
struct PackageManifest {
  static let fileName = "Package.swift"

  let code: ManifestCode

  private static let kinds: [String: ProjectTarget.Kind] = [
    "target": .library, "executableTarget": .other, "macro": .other, "testTarget": .test,
  ]

  /// The package, or nil where the code makes none.
  func project(at path: String) -> Project? {
    guard let call = code.calls.first(where: { $0.calledName == "Package" }) else { return nil }
    let folder = RelativePath.folder(of: path)
    let name = code.text(call.arguments.byLabel["name"]) ?? folder.split(separator: "/").last.map(String.init) ?? ""
    var project = Project(kind: .package, name: name, path: path)
    var sizes: [String: Int] = [:]
    for call in code.calls {
      guard let kind = call.calledLastName.flatMap({ Self.kinds[$0] }), !call.isInArgument(labeled: "dependencies")
      else { continue }
      guard let name = code.text(call.arguments.byLabel["name"]) else {
        project.doubts.append(Project.Doubt("a target's name is computed", line: code.line(of: call)))
        continue
      }
      // `.target(name: "A")` is a dependency too, and may be a constant: the declaration is the longer one.
      guard call.arguments.count > sizes[name] ?? 0 else { continue }
      sizes[name] = call.arguments.count
      project.targets.removeAll { $0.name == name }
      project.targets.append(target(name, kind, call, in: folder, of: &project))
    }
    addProducts(to: &project)
    addSharedFolder(to: &project)
    return project
  }

  private func addProducts(to project: inout Project) {
    for call in code.calls where ["library", "executable"].contains(call.calledLastName) {
      let arguments = call.arguments.byLabel
      guard let list = arguments["targets"], let name = code.text(arguments["name"]) else { continue }
      let (targets, isWhole) = code.texts(list)
      project.products[name] = targets
      guard !isWhole else { continue }
      project.doubts.append(.init("the targets of the product \(name) are computed", line: code.line(of: call)))
    }
  }

  private func target(
    _ name: String, _ kind: ProjectTarget.Kind, _ call: FunctionCallExprSyntax, in folder: String,
    of project: inout Project
  ) -> ProjectTarget {
    var target = ProjectTarget(name: name, kind: kind)
    let arguments = call.arguments.byLabel
    let isComputed = arguments["path"].map { code.text($0) == nil } ?? false
    if isComputed { project.doubts.append(.init("the path of \(name) is computed", line: code.line(of: call))) }
    for root in isComputed ? [] : Self.folders(of: target, at: code.text(arguments["path"]), in: folder) {
      let except = Set(code.texts(arguments["exclude"]).texts.compactMap { RelativePath.join(root, $0) })
      let parts = code.texts(arguments["sources"]).texts.compactMap { RelativePath.join(root, $0) }
      target.folders += (arguments["sources"] == nil ? [root] : parts).map { ProjectTarget.Folder($0, except: except) }
    }
    let dependencies = arguments["dependencies"].map(dependencies) ?? []
    if let dependencies {
      target.dependencies = dependencies
    } else {
      project.doubts.append(.init("the dependencies of \(name) are computed", line: code.line(of: call)))
    }
    return target
  }

  /// Where the sources of a target are: at its path, else in any of the folders that SwiftPM tries.
  private static func folders(of target: ProjectTarget, at path: String?, in folder: String) -> [String] {
    let places = target.kind == .test ? ["Tests", "Sources"] : places
    return (path.map { [$0] } ?? places.map { "\($0)/\(target.name)" }).compactMap { RelativePath.join(folder, $0) }
  }

  private static let places = ["Sources", "Source", "src", "srcs"]

  // The only target of a package may have its files in `Sources` itself.
  private func addSharedFolder(to project: inout Project) {
    let own = project.targets.indices.filter { project.targets[$0].kind != .test }
    guard let only = own.first, own.count == 1, project.targets[only].folders.count == Self.places.count else { return }
    let folder = project.folder
    project.targets[only].folders = Self.places.compactMap { RelativePath.join(folder, $0) }
      .map { ProjectTarget.Folder($0) }
  }

  /// The names that a list of dependencies has; nil where it is computed. What single elements compute is passed over.
  private func dependencies(_ list: ExprSyntax) -> Set<String>? {
    guard let elements = code.elements(list) else { return nil }
    return Set(
      elements.compactMap { element in
        if let name = code.text(element) { return name }
        let arguments = code.followed(element).as(FunctionCallExprSyntax.self)?.arguments
        return code.text(arguments?.byLabel["name"] ?? arguments?.first?.expression)
      })
  }
}
