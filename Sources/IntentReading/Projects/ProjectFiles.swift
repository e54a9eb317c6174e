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

  /// Whether a file may say something about targets.
  package static func isRead(_ path: String) -> Bool {
    let name = RelativePath.name(of: path)
    return name == XcodeProjectReader.fileName || name == PackageManifest.fileName || name == TuistManifest.fileName
      || name.hasSuffix(".xcconfig") || name.hasSuffix(".xcscheme") || isOfOtherTool(path)
  }

  private static func isOfOtherTool(_ path: String) -> Bool {
    let name = RelativePath.name(of: path)
    return name.hasSuffix(".podspec") || name == "BUILD" || name == "BUILD.bazel"
  }

  /// Whether a file is a project, and not only what one names.
  private static func isProject(_ path: String) -> Bool {
    isRead(path) && !path.hasSuffix(".xcconfig") && !path.hasSuffix(".xcscheme") && !isOfOtherTool(path)
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
  init() {}

  /// Reads all of them; one that can't be read is a diagnostic, and the others are still read.
  package init(in tree: any SourceTree) {
    let found = tree.paths.filter { Self.isProject($0) && Self.mayEnter(RelativePath.folder(of: $0)) }
    // Manifests are parsed, which recurses.
    let results = Workers.map(found, threads: 1) { path in
      do throws(ProjectError) {
        return (project: try Self.project(at: path, in: tree), diagnostic: Diagnostic?.none)
      } catch {
        let message = "This project is not read: \(error). Which targets compile a file is not known from it."
        return (
          project: Project?.none,
          diagnostic: Diagnostic(.warning, message, at: SourceLocation(path: path, line: error.line))
        )
      }
    }
    otherFolders = Set(tree.paths.filter(Self.isOfOtherTool).map(RelativePath.folder))
    projects = results.compactMap(\.project)
    diagnostics = results.compactMap(\.diagnostic)
  }

  /// These and others. A project that tools generate is left out where its own outcome was read.
  package func adding(_ others: [Project]) -> ProjectFiles {
    var all = self
    all.projects = (projects + others).sorted { $0.path < $1.path }
    let folders = Set(all.projects.filter { $0.kind == .xcode }.map(\.folder))
    all.projects.removeAll { [.tuist, .xcodeGen].contains($0.kind) && folders.contains($0.folder) }
    return all
  }

  /// Which targets compile what; where a project could not be read, only what the settings declare
  /// is known, since any target may link any code.
  package var membership: Membership {
    guard diagnostics.contains(where: { $0.severity == .warning }) else {
      return Membership(projects, otherFolders: otherFolders)
    }
    return Membership(projects.filter { $0.kind == .settings })
  }

  private static func project(at path: String, in tree: any SourceTree) throws(ProjectError) -> Project? {
    if path.hasSuffix(XcodeProjectReader.fileName) { return try XcodeProjectReader(tree: tree).project(at: path) }
    let bytes: [UInt8]
    do { bytes = try tree.contents(of: path) } catch { throw .unreadable(error.description) }
    let code = try ManifestCode(bytes)
    return path.hasSuffix(PackageManifest.fileName)
      ? PackageManifest(code: code).project(at: path) : TuistManifest(code: code).project(at: path)
  }
}
