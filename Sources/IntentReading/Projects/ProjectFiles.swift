package import IntentSurface

/// Finds the projects and packages of a tree and reads them; nothing of them is run.
package struct ProjectFiles: Sendable {
  /// Sorted by path.
  package var projects: [Project] = []
  /// Project files that could not be read, and what others leave open.
  package var diagnostics: [Diagnostic] = []

  /// Whether a file may say something about targets.
  package static func isRead(_ path: String) -> Bool {
    let name = RelativePath.name(of: path)
    return name == XcodeProjectReader.fileName || name == PackageManifest.fileName || name == TuistManifest.fileName
      || name.hasSuffix(".xcconfig")
  }

  /// Whether such files may be in a folder.
  package static func mayEnter(_ folder: String) -> Bool {
    let parts = folder.split(separator: "/")
    let outer = parts.last?.hasSuffix(".xcodeproj") == true ? parts.dropLast() : parts[...]
    return !PathFilter.skips(folders: outer)
  }

  /// None.
  init() {}

  /// Reads all of them; one that can't be read is a diagnostic, and the others are still read.
  package init(in tree: any SourceTree) {
    let found = tree.paths.filter {
      Self.isRead($0) && !$0.hasSuffix(".xcconfig") && Self.mayEnter(RelativePath.folder(of: $0))
    }
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

  /// Which targets compile what; nothing is known where a project could not be read, since any target may link any code.
  package var membership: Membership {
    diagnostics.contains { $0.severity == .warning } ? Membership() : Membership(projects)
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
