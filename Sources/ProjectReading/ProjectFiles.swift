package import IntentSurface
package import SourceScanning

/// Finds the projects and packages of a tree and reads them; nothing of them is run.
package struct ProjectFiles: Sendable {
  /// Sorted by path.
  package var projects: [Project] = []
  /// Project files that could not be read, and what others leave open.
  package var diagnostics: [Diagnostic] = []
  /// Folders whose code something builds that is not read here: pods of the repository's own, rules of Bazel.
  private var otherFolders: Set<String> = []
  /// What git leaves out: a project among it is an outcome of some day, and no part of the code.
  private var ignored = IgnoredPaths()

  /// What names targets; the first that a file is a project of reads it.
  private static let systems: [any ProjectSystem.Type] = [
    XcodeProjectReader.self, PackageManifest.self, TuistManifest.self, XcodeGenReader.self, ExpoReader.self,
  ]

  /// Whether a file may say something about targets.
  package static func isRead(_ path: String) -> Bool {
    systems.contains { $0.isRead(path) } || isOfOtherTool(path) || IgnoredPaths.isRead(path)
  }

  /// Whether a file says by itself how targets are made; a scheme does not, nor does what a manifest takes from elsewhere.
  package static func makesTargets(_ path: String) -> Bool {
    system(of: path) != nil || path.hasSuffix(".xcconfig") || ExpoReader.isTarget(path)
  }

  private static func isOfOtherTool(_ path: String) -> Bool {
    path.hasSuffix(".podspec") || isOfBazel(path)
  }

  private static func isOfBazel(_ path: String) -> Bool {
    ["BUILD", "BUILD.bazel"].contains(RelativePath.name(of: path))
  }

  /// What reads a file as a project; nil for a file that is none, or that only belongs to one.
  private static func system(of path: String) -> (any ProjectSystem.Type)? {
    systems.first { $0.isProject(path) }
  }

  /// Whether such files may be in a folder.
  package static func mayEnter(_ folder: String) -> Bool {
    var parts = RelativePath.parts(of: folder)[...]
    // The shared schemes are inside of projects and workspaces.
    for name in ["xcschemes", "xcshareddata"] where parts.last.map({ $0 == name }) == true { parts.removeLast() }
    if let last = parts.last, last.hasSuffix(".xcodeproj") || last.hasSuffix(".xcworkspace") { parts.removeLast() }
    return !PathFilter.skips(folders: parts)
  }

  /// None.
  package init() {}

  /// Reads all of them; one that can't be read is a diagnostic, and the others are still read.
  ///
  /// - Parameter memory: Xcode projects that were read before, where trees follow each other.
  package init(in tree: any SourceTree, memory: XcodeProjectMemory? = nil) {
    let found = tree.paths.compactMap { path in Self.system(of: path).map { (path: path, system: $0) } }
      .filter { Self.mayEnter(RelativePath.folder(of: $0.path)) }
    // Manifests are parsed, which recurses.
    let results = Workers.mapRuns(of: found, ofLength: max(found.count, 1), threads: 1) { found in
      var readers: [ObjectIdentifier: (String) throws(ProjectError) -> Project?] = [:]
      return found.map { path, system in
        let reader = readers[ObjectIdentifier(system)] ?? Self.reader(of: system, in: tree, memory)
        readers[ObjectIdentifier(system)] = reader
        return Self.result(at: path, reader)
      }
    }
    otherFolders = Set(tree.paths.filter(Self.isOfOtherTool).flatMap { PodSpecification.folders(of: $0, in: tree) })
    diagnostics = results.compactMap(\.diagnostic)
    if let file = tree.paths.first(where: Self.isOfBazel) {
      diagnostics.append(Diagnostic(.note, Self.unreadBazel, at: SourceLocation(path: file)))
    }
    ignored = IgnoredPaths(in: tree)
    self = adding(results.compactMap(\.project))
  }

  private static func reader(
    of system: any ProjectSystem.Type, in tree: any SourceTree, _ memory: XcodeProjectMemory?
  ) -> (String) throws(ProjectError) -> Project? {
    guard let memory, system == XcodeProjectReader.self else { return system.reader(of: tree) }
    return { path throws(ProjectError) in try memory.project(at: path, in: tree) }
  }

  private static func result(
    at path: String, _ reader: (String) throws(ProjectError) -> Project?
  ) -> (project: Project?, diagnostic: Diagnostic?) {
    do throws(ProjectError) { return (try reader(path), nil) } catch {
      let message = "This project was not read: \(error). Its targets are unknown."
      return (nil, Diagnostic(.warning, message, at: SourceLocation(path: path, line: error.line)))
    }
  }

  /// These and others. A project that tools generate is left out where its own outcome was read, unless git ignores that.
  package func adding(_ others: [Project]) -> ProjectFiles {
    var all = self
    all.projects = (projects + others).sorted { $0.path < $1.path }
    let made = Set(all.projects.compactMap(\.madeFolder))
    all.projects.removeAll { $0.kind == .xcode && made.contains($0.folder) && ignored.contains($0.path) }
    let folders = Set(all.projects.filter { $0.kind == .xcode }.map(\.folder))
    all.projects.removeAll { project in project.madeFolder.map(folders.contains) ?? false }
    // Beside a project, Bazel may build anything else.
    if !all.projects.isEmpty { all.diagnostics.removeAll { $0.message == Self.unreadBazel } }
    return all
  }

  private static let unreadBazel =
    "What Bazel builds is not read, so all code counts as shipped; `targets:` in the settings says what is."

  /// Which targets compile what; a project that could not be read may have targets that link any code.
  package var membership: Membership {
    Membership(
      projects, otherFolders: otherFolders, isComplete: !diagnostics.contains { $0.severity == .warning })
  }
}
