import IntentSurface

/// Reads the targets of an Xcode project from its `project.pbxproj`.
///
/// The shape of the file is that which Xcode 3 to 27 write; what is not there, or leads in a circle, is passed over.
struct XcodeProjectReader {
  static let fileName = "project.pbxproj"

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
    let reader = XcodeTargetReader(
      objects: objects, paths: XcodePaths(objects, in: project.folder), configurations: XCConfig(tree: tree))
    project.targets = objects.all(objects.root.texts("targets")).filter { $0.kind == "PBXNativeTarget" }
      .compactMap(reader.target)
    return project
  }
}

/// Reads one target of an Xcode project.
struct XcodeTargetReader {
  let objects: XcodeObjects
  let paths: XcodePaths
  let configurations: XCConfig
  private let synchronizedGroups: [XcodeObject]

  init(objects: XcodeObjects, paths: XcodePaths, configurations: XCConfig) {
    self.objects = objects
    self.paths = paths
    self.configurations = configurations
    synchronizedGroups = objects.all(ofKinds: ["PBXFileSystemSynchronizedRootGroup"])
  }

  /// Nil for a target without a name.
  func target(_ object: XcodeObject) -> ProjectTarget? {
    guard let name = object.text("name") else { return nil }
    let settings = buildSettings(of: object, name: name)
    let platforms = Self.platforms(settings)
    var target = ProjectTarget(
      name: name, kind: Self.kind(ofProduct: object.text("productType") ?? "", platforms: platforms))
    target.platforms = platforms
    target.flags = Set(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")).sorted()
    target.bundleIdentifier = settings.value("PRODUCT_BUNDLE_IDENTIFIER")
    let phases = objects.all(object.texts("buildPhases"))
    target.files = Set(files(in: phases)).union(includedFiles(of: object))
    target.folders = folders(of: object)
    target.dependencies = dependencies(of: object, phases)
    return target
  }

  // MARK: Files

  private func files(in phases: [XcodeObject]) -> [String] {
    objects.all(phases.filter { $0.kind == "PBXSourcesBuildPhase" }.flatMap { $0.texts("files") })
      .compactMap { objects[$0.text("fileRef")] }.flatMap { paths.files(of: $0) }
  }

  /// Folders that are compiled as they are, since Xcode 16, but for the files that an exception for the target names.
  private func folders(of target: XcodeObject) -> [ProjectTarget.Folder] {
    objects.all(target.texts("fileSystemSynchronizedGroups")).compactMap { group in
      guard let path = paths.path(of: group.id) else { return nil }
      return ProjectTarget.Folder(path, except: Set(exceptions(of: group, for: target, path)))
    }
  }

  // In a folder that belongs to other targets, the same exception means the opposite: the file is in this one too.
  private func includedFiles(of target: XcodeObject) -> [String] {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    return synchronizedGroups.filter { !own.contains($0.id) }
      .flatMap { group in paths.path(of: group.id).map { exceptions(of: group, for: target, $0) } ?? [] }
  }

  private func exceptions(of group: XcodeObject, for target: XcodeObject, _ path: String) -> [String] {
    objects.all(group.texts("exceptions")).filter { $0.text("target") == target.id }
      .flatMap { $0.texts("membershipExceptions") }.compactMap { RelativePath.join(path, $0) }
  }

  // MARK: Dependencies

  private func dependencies(of target: XcodeObject, _ phases: [XcodeObject]) -> Set<String> {
    var names = objects.all(target.texts("packageProductDependencies")).compactMap { $0.text("productName") }
    for dependency in objects.all(target.texts("dependencies")) {
      names += [
        objects[dependency.text("target")]?.text("name"), objects[dependency.text("targetProxy")]?.text("remoteInfo"),
        objects[dependency.text("productRef")]?.text("productName"),
      ].compactMap(\.self)
    }
    let linked = phases.filter { ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].contains($0.kind) }
    for file in objects.all(linked.flatMap { $0.texts("files") }) {
      names += objects[file.text("productRef")]?.text("productName").map { [$0] } ?? []
      // A framework of the system is not built here, and may share its name with a module of the app.
      guard let product = objects[file.text("fileRef")], product.text("sourceTree") == "BUILT_PRODUCTS_DIR" else {
        continue
      }
      names += product.text("path").map { [Self.productName(of: $0)] } ?? []
    }
    return Set(names)
  }

  // `Core` for `Core.framework` and `libCore.a`.
  private static func productName(of path: String) -> String {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return String(path.hasSuffix(".a") && name.hasPrefix("lib") ? name.dropFirst(3) : name)
  }

  // MARK: Build settings

  private func buildSettings(of target: XcodeObject, name: String) -> BuildSettings {
    let own = release(of: target)
    let shared = release(of: objects.root)
    return BuildSettings(
      layers: [
        ["TARGET_NAME": name], own?.settings("buildSettings") ?? [:], base(of: own),
        shared?.settings("buildSettings") ?? [:], base(of: shared),
      ])
  }

  /// The configuration that ships: the default one unless that is for debugging, else one named for it, else the last.
  private func release(of object: XcodeObject) -> XcodeObject? {
    guard let list = objects[object.text("buildConfigurationList")] else { return nil }
    let all = objects.all(list.texts("buildConfigurations"))
    func named(_ word: String) -> XcodeObject? {
      all.first { $0.text("name") == word }
        ?? all.first { $0.text("name")?.lowercased().contains(word.lowercased()) == true }
    }
    let standard = list.text("defaultConfigurationName") ?? ""
    let isForDebugging = standard.isEmpty || standard.lowercased().contains("debug")
    return (isForDebugging ? nil : all.first { $0.text("name") == standard }) ?? named("Release") ?? named("AppStore")
      ?? all.last
  }

  private func base(of configuration: XcodeObject?) -> [String: String] {
    guard let configuration else { return [:] }
    if let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let below = configuration.text("baseConfigurationReferenceRelativePath")
    {
      let path = paths.path(of: anchor).flatMap { RelativePath.join($0, below) }
      return path.map(configurations.settings) ?? [:]
    }
    let file = configuration.text("baseConfigurationReference").flatMap { paths.path(of: $0) }
    return file.map(configurations.settings) ?? [:]
  }

  private static let systems: [String: Platform] = [
    "iphoneos": .iOS, "macosx": .macOS, "watchos": .watchOS, "appletvos": .tvOS, "xros": .visionOS,
  ]

  private static func platforms(_ settings: BuildSettings) -> [Platform] {
    let supported = settings.words("SUPPORTED_PLATFORMS").compactMap { systems[$0] }
    var platforms = Set(supported.isEmpty ? settings.words("SDKROOT").compactMap { systems[$0] } : supported)
    if platforms.contains(.iOS), settings.value("SUPPORTS_MACCATALYST") == "YES" { platforms.insert(.macCatalyst) }
    return platforms.sorted()
  }

  private static func kind(ofProduct type: String, platforms: [Platform]) -> ProjectTarget.Kind {
    let name = type.split(separator: ".").drop { $0 != "product-type" }.dropFirst().joined(separator: ".")
    if name.hasPrefix("bundle.") { return name.hasSuffix("test") || name.hasSuffix("testing") ? .test : .other }
    if name.hasPrefix("framework") { return name == "framework" ? .framework : .library }
    if name.hasPrefix("library") { return .library }
    if name.hasSuffix("extension") || name.contains("extension.") { return .extension }
    // The container that Xcode makes for a watch app without an iPhone app holds no code.
    if name == "application.watchapp2-container" { return .other }
    guard name.hasPrefix("application") else { return .other }
    return name.contains("watchapp") || platforms == [.watchOS] ? .watchApp : .app
  }
}
