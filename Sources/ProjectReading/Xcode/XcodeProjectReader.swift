import IntentSurface
import SourceScanning

/// Reads the targets of an Xcode project from its `project.pbxproj`, the settings files that it names, and its schemes.
///
/// The shape of the file is that which Xcode 3 to 27 write; what is not there, or leads in a circle, is passed over.
struct XcodeProjectReader: ProjectSystem {
  static func isProject(_ path: String) -> Bool { RelativePath.name(of: path) == "project.pbxproj" }

  static func isRead(_ path: String) -> Bool {
    isProject(path) || [".xcconfig", ".xcscheme", ".resp", ".rsp"].contains { path.hasSuffix($0) }
  }

  static func project(at path: String, in tree: any SourceTree) throws(ProjectError) -> Project? {
    try XcodeProjectReader(tree: tree).project(at: path)
  }

  let tree: any SourceTree

  /// Reads one project.
  ///
  /// - Parameter path: of the `project.pbxproj`.
  /// - Throws: `ProjectError`.
  func project(at path: String) throws(ProjectError) -> Project {
    let bytes: [UInt8]
    do { bytes = try tree.contents(of: path) } catch { throw .unreadable(error.description) }
    let objects = try XcodeObjects(bytes)
    let bundle = path.split(separator: "/").dropLast().last ?? ""
    let name = bundle.hasSuffix(".xcodeproj") ? bundle.dropLast(".xcodeproj".count) : bundle
    var project = Project(kind: .xcode, name: String(name), path: path)
    let paths = XcodePaths(objects, in: project.folder)
    let configurations = XcodeConfigurations(
      objects: objects, paths: paths, schemes: XcodeSchemes(of: path, in: tree), tree: tree)
    let reader = XcodeTargetReader(objects: objects, paths: paths, configurations: configurations)
    project.targets = configurations.targets.compactMap(reader.target)
    for path in configurations.missing { project.noteMissing(path) }
    // A folder that is listed as a file is a package too, as older projects have it.
    for package in objects.all(ofKinds: ["XCLocalSwiftPackageReference"]) {
      guard let path = package.text("relativePath").flatMap({ RelativePath.join(project.folder, $0) }) else { continue }
      project.localPackages.insert(path)
      if package.fields["traits"] != nil { project.chosenTraits[path] = .init(names: Set(package.texts("traits"))) }
    }
    let listed = objects.all(ofKinds: ["PBXFileReference"]).filter {
      ["wrapper", "folder", "wrapper.swiftpackage"].contains($0.text("lastKnownFileType"))
    }
    project.localPackages.formUnion(listed.compactMap { paths.path(of: $0.id) })
    return project
  }
}

/// Reads one target of an Xcode project.
struct XcodeTargetReader {
  let objects: XcodeObjects
  let paths: XcodePaths
  let configurations: XcodeConfigurations
  private let synchronizedGroups: [XcodeObject]

  init(objects: XcodeObjects, paths: XcodePaths, configurations: XcodeConfigurations) {
    self.objects = objects
    self.paths = paths
    self.configurations = configurations
    synchronizedGroups = objects.all(ofKinds: ["PBXFileSystemSynchronizedRootGroup"])
  }

  /// Nil for a target without a name.
  func target(_ object: XcodeObject) -> ProjectTarget? {
    guard let name = object.text("name") else { return nil }
    let type = Self.productName(ofType: object.text("productType") ?? "")
    var target = ProjectTarget(name: name, kind: .other)
    target.productType = type
    addSettings(of: object, to: &target)
    target.kind = Self.kind(ofProduct: type, platforms: target.platforms)
    addFiles(of: object, to: &target)
    return target
  }

  private func addSettings(of object: XcodeObject, to target: inout ProjectTarget) {
    let settings = TargetSettings(configuration: configurations.configuration(of: object), tree: configurations.tree) {
      configurations.settings(of: object, sdk: $0)
    }
    settings.fill(&target, in: paths.projectFolder)
    target.hasOpenFlags = target.hasOpenFlags || configurations.isIncomplete(object)
  }

  // MARK: Files

  private func addFiles(of object: XcodeObject, to target: inout ProjectTarget) {
    let phases = objects.all(object.texts("buildPhases"))
    let kinds: Set<String> = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase"]
    for phase in phases where kinds.contains(phase.kind) {
      add(objects.all(phase.texts("files")), isResources: phase.kind != "PBXSourcesBuildPhase", to: &target)
    }
    for group in synchronizedGroups { addMembers(of: group, for: object, to: &target) }
    addDependencies(of: object, phases, to: &target)
  }

  // Definitions of intents are compiled; some projects have them among the resources all the same. A folder is copied
  // with all that is in it.
  private func add(_ files: [XcodeObject], isResources: Bool, to target: inout ProjectTarget) {
    for file in files {
      guard let reference = objects[file.text("fileRef")] else { continue }
      let filter = Self.filter(file)
      for path in paths.files(of: reference) where !isResources || !path.hasSuffix(".swift") {
        if isResources, reference.text("lastKnownFileType") == "folder" {
          var folder = ProjectTarget.Folder(path)
          folder.holdsCode = false
          target.folders.append(folder)
          continue
        }
        target.files.insert(path)
        target.filters[path] = filter
      }
    }
  }

  private static func filter(_ file: XcodeObject) -> Set<Platform>? {
    filter((file.text("platformFilter").map { [$0] } ?? []) + file.texts("platformFilters"))
  }

  private static func filter(_ names: [String]) -> Set<Platform>? {
    names.isEmpty ? nil : XcodeSystems.platforms(ofFilters: names)
  }

  // Folders that are compiled as they are, since Xcode 16. An exception for a target of the folder leaves files out; for
  // any other target the same exception means the opposite: the file is in that one too.
  private func addMembers(of group: XcodeObject, for object: XcodeObject, to target: inout ProjectTarget) {
    guard let path = paths.path(of: group.id) else { return }
    let isOwn = object.texts("fileSystemSynchronizedGroups").contains(group.id)
    let unbuilt = unbuilt(in: group, at: path)
    let exceptions = objects.all(group.texts("exceptions")).filter { $0.text("target") == object.id }
    let named = Set(exceptions.flatMap { $0.texts("membershipExceptions") }.compactMap { RelativePath.join(path, $0) })
    if isOwn {
      target.folders.append(ProjectTarget.Folder(path, except: named.union(unbuilt)))
    } else {
      target.files.formUnion(named.filter { file in !unbuilt.contains { RelativePath.isInside(file, $0) } })
    }
    for exception in exceptions {
      for (name, filters) in exception.fields["platformFiltersByRelativePath"]?.table ?? [:] {
        guard let file = RelativePath.join(path, name) else { continue }
        target.filters[file] = Self.filter(filters.text.map { [$0] } ?? filters.list.compactMap(\.text))
      }
    }
  }

  /// What no target compiles of a group: folders that are copied as they are, and code that is said to be something else.
  private func unbuilt(in group: XcodeObject, at path: String) -> Set<String> {
    let types = group.fields["explicitFileTypes"]?.table ?? [:]
    let others = types.filter { !XcodePaths.isBuilt($0.key, as: $0.value.text) }.keys
    return Set((group.texts("explicitFolders") + others).compactMap { RelativePath.join(path, $0) })
  }

  // MARK: Dependencies

  private func addDependencies(of object: XcodeObject, _ phases: [XcodeObject], to target: inout ProjectTarget) {
    let built = builtFirst(by: object, phases)
    let linked = Self.merged(linked(in: phases, but: built.left))
    let known = objects.all(object.texts("packageProductDependencies")).compactMap { $0.text("productName") }
    target.dependencies = Set(known).union(built.names.map(\.name)).union(linked.keys)
    // What is linked or copied on some systems alone is built first on all, and on the others it is not there.
    target.dependencyFilters = Self.merged(built.names).merging(linked) { $1 }.compactMapValues(\.self)
  }

  /// The systems that each name has in any of several places; nil for all of them.
  private static func merged(_ names: [(name: String, filter: Set<Platform>?)]) -> [String: Set<Platform>?] {
    names.reduce(into: [:]) { found, item in
      let known = found[item.name] ?? .some([])
      found.updateValue(known.flatMap { known in item.filter.map(known.union) }, forKey: item.name)
    }
  }

  /// The targets that are built before one, and the products among these that it does not get.
  private func builtFirst(
    by target: XcodeObject, _ phases: [XcodeObject]
  ) -> (names: [(name: String, filter: Set<Platform>?)], left: Set<String>) {
    var names: [(name: String, filter: Set<Platform>?)] = []
    // Without a phase for it, a script may copy it.
    let mayBeScripted =
      !phases.contains { $0.kind == "PBXCopyFilesBuildPhase" }
      && phases.contains { $0.kind == "PBXShellScriptBuildPhase" }
    // No extension is loaded from among the resources or the frameworks.
    let copying = phases.filter {
      $0.kind == "PBXCopyFilesBuildPhase" && !Self.foldersOfOthers.contains($0.text("dstSubfolderSpec") ?? "")
    }
    let copied = Set(objects.all(copying.flatMap { $0.texts("files") }).compactMap { $0.text("fileRef") })
    let named = Set(copying.flatMap(synchronizedProducts))
    var left: Set<String> = []
    for dependency in objects.all(target.texts("dependencies")) {
      // What is built first and not copied into the app reaches nobody.
      if !mayBeScripted, let other = objects[dependency.text("target")], Self.isExtension(other),
        let product = other.text("productReference"), !copied.contains(product),
        objects[product]?.text("path").map({ named.contains(Self.productName(of: $0)) }) != true
      {
        left.insert(product)
        continue
      }
      names += [
        objects[dependency.text("target")]?.text("name"), objects[dependency.text("targetProxy")]?.text("remoteInfo"),
        objects[dependency.text("productRef")]?.text("productName"),
      ].compactMap(\.self).map { ($0, Self.filter(dependency)) }
    }
    return (names, left)
  }

  /// What is linked or copied, but for some products, each with the systems that it is for.
  private func linked(
    in phases: [XcodeObject], but left: Set<String>
  ) -> [(name: String, filter: Set<Platform>?)] {
    let linking = phases.filter { ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].contains($0.kind) }
    let named = linking.flatMap(synchronizedProducts).map { (name: $0, filter: Set<Platform>?.none) }
    return named
      + objects.all(linking.flatMap { $0.texts("files") }).flatMap { file in
        let product = objects[file.text("productRef")]?.text("productName")
        // A framework of the system is not built here, and may share its name with a module of the app.
        let reference = file.text("fileRef").flatMap { left.contains($0) ? nil : objects[$0] }
        let built = reference.flatMap { $0.text("sourceTree") == "BUILT_PRODUCTS_DIR" ? $0.text("path") : nil }
        return [product, built.map { Self.productName(of: $0) }].compactMap(\.self).map { ($0, Self.filter(file)) }
      }
  }

  /// The products that a synchronized folder, such as that of the products, puts into a phase by their names.
  private func synchronizedProducts(in phase: XcodeObject) -> [String] {
    let sets = objects.all(synchronizedGroups.flatMap { $0.texts("exceptions") })
    return sets.filter { $0.text("buildPhase") == phase.id }.flatMap { $0.texts("membershipExceptions") }
      .map(Self.productName(of:))
  }

  /// Executables, resources, frameworks, shared support and Java, as numbers of copy phases.
  private static let foldersOfOthers: Set = ["6", "7", "10", "11", "12", "15"]

  private static func isExtension(_ target: XcodeObject) -> Bool {
    target.text("productType").map { kind(ofProduct: productName(ofType: $0), platforms: []) == .extension } ?? false
  }

  // `Core` for `Core.framework` and `libCore.a`.
  private static func productName(of path: String) -> String {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return String(path.hasSuffix(".a") && name.hasPrefix("lib") ? name.dropFirst(3) : name)
  }

  // MARK: Products

  /// `app-extension` for `com.apple.product-type.app-extension`.
  private static func productName(ofType type: String) -> String {
    type.split(separator: ".").drop { $0 != "product-type" }.dropFirst().joined(separator: ".")
  }

  private static func kind(ofProduct name: String, platforms: [Platform]) -> ProjectTarget.Kind {
    if name.hasPrefix("bundle.") { return name.hasSuffix("test") || name.hasSuffix("testing") ? .test : .other }
    if name.hasPrefix("framework") { return name == "framework" ? .framework : .library }
    if name.hasPrefix("library") { return .library }
    if ["driver-extension", "kernel-extension", "system-extension"].contains(name) { return .other }
    if name.hasSuffix("extension") || name.contains("extension.") { return .extension }
    // The container that Xcode makes for a watch app without an iPhone app holds no code.
    if name == "application.watchapp2-container" { return .other }
    guard name.hasPrefix("application") else { return .other }
    return name.contains("watchapp") || platforms == [.watchOS] ? .watchApp : .app
  }
}
