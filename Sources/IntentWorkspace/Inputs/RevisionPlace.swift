import IntentFiles
import IntentMigration
import IntentReading
import IntentSettings
import IntentSurface
import MetadataReading
import SourceScanning

/// Where an app's source code is in the revisions of a repository, and how it is read there.
struct RevisionPlace: Sendable {
  let repository: GitRepository
  let app: AppSettings
  /// From the top of the repository, empty for all of it.
  let folder: String
  let selection: SourceSelection
  /// Whether tables of texts are loaded besides what a surface is read from.
  private let loadsTables: Bool

  /// Without a path the folder of the app is read as the settings or projects select it; where neither were looked at, the
  /// whole tree.
  ///
  /// - Throws: `InputError` or `GitError`.
  init(path: String? = nil, in context: InputContext) async throws {
    let workspace = context.workspace
    repository = GitRepository(directory: workspace.root)
    let knowsApp = !workspace.apps.isEmpty
    folder = path == nil && knowsApp ? try await repository.prefix() : path ?? ""
    app = knowsApp ? try context.app() : AppSettings(name: context.appName ?? workspace.projectName)
    selection = path == nil && knowsApp ? app.sources : .everything
    loadsTables = context.loadsTables
  }

  /// Whether a file is read.
  ///
  /// - Parameter hasHandlers: whether those are that only tell who answers SiriKit: an app may have thousands of them.
  func isWanted(by selection: SourceSelection, hasHandlers: Bool = false) -> @Sendable (String) -> Bool {
    { [loadsTables] path in
      let isRead = SourceFiles.isRead(path) && (hasHandlers || !ObjectiveCHandlers.reads(path))
      return (isRead || loadsTables && TextTableCode.isTable(path)) && selection.contains(path)
        || SourceFiles.isOfProject(path)
    }
  }

  /// Reads the files of a revision; where the settings name folders that it does not have, those that it had.
  ///
  /// - Parameters:
  ///   - tree: of the files that the settings select.
  ///   - hasHandlers: whether the files are among them that only tell who answers SiriKit; they are loaded where it is asked.
  /// - Throws: `GitError`.
  func reading(
    _ input: String, of tree: GitTree, at revision: GitRevision, _ context: InputContext, hasHandlers: Bool = false
  ) async throws(GitError) -> InputReading {
    var tree = tree
    var files = SourceFiles.selected(by: selection, of: tree)
    var isWhole = folder.isEmpty && selection == .everything
    var note: Diagnostic?
    let paths = selection.include.isEmpty ? [] : files.paths.filter(SourceFiles.isRead).map(Glob.Path.init)
    let missing = selection.include.filter { glob in !paths.contains(where: glob.matches) }
    func read(_ files: SelectedTree<GitTree>, _ tree: GitTree) -> SurfaceReading {
      SourceFiles.read(files, projectsIn: tree, options: app.readingOptions, memory: context.memory)
    }
    // Folders that nobody named are those of today's projects: the revision's own say where an app was.
    let implied = selection.include.isEmpty ? [] : context.workspace.implied.map(\.name)
    let isOpen = !missing.isEmpty || !implied.isEmpty
    var reading = isOpen ? SurfaceReading(surface: Surface()) : read(files, tree)
    if isOpen || !selection.include.isEmpty && reading.surface.isEmpty {
      // The folders were others then.
      let all = SourceSelection(include: [], exclude: selection.exclude.map(\.description))
      let whole = try await GitTree(
        repository, at: revision, from: context.blobs, where: isWanted(by: all, hasHandlers: hasHandlers))
      let earlier = EarlierFolders(
        of: app, among: implied, in: whole, exclude: selection.exclude, memory: context.memory)
      let found = SourceFiles.selected(by: earlier.selection, of: whole, isWhole: true)
      let other = read(found, whole)
      // Folders that are there and have no intents give way to the app alone that had some, not to whatever has.
      let isTaken = !earlier.isNew && (isOpen || earlier.isKnown && !other.surface.isEmpty)
      if isTaken {
        (tree, files, reading) = (whole, found, other)
        if implied.isEmpty || !earlier.isKnown {
          note = earlier.note(
            missing: missing.isEmpty ? selection.include : missing, at: revision.name, areThere: missing.isEmpty)
        }
      }
      isWhole = folder.isEmpty && earlier.selection == .everything && (isTaken || other.surface.isEmpty)
    }
    if !hasHandlers, SourceFiles.asksForHandlers(reading.surface) {
      let whole = try await GitTree(
        repository, at: revision, from: context.blobs, where: isWanted(by: selection, hasHandlers: true))
      return try await self.reading(input, of: whole, at: revision, context, hasHandlers: true)
    }
    // A submodule's code is in a repository of its own, and never in a revision of this one: that it was not read is said,
    // and takes nothing from the revision.
    let isUnderstood = !reading.diagnostics.contains { $0.severity == .warning }
    let built = BuiltSubmodules.among(tree.submodules, in: tree)
    let submodules = SubmoduleRemarks.notRead(built, selection: selection)
    reading.add(unread: built)
    reading.diagnostics = (reading.diagnostics + submodules + (note.map { [$0] } ?? [])).sorted()
    var result = InputReading(input: input, kind: .source, revision: revision.commit, reading: reading)
    result.files = files
    result.projects = tree
    result.folders = note
    result.isWholeRevision = isWhole && isUnderstood
    result.readingOptions = app.readingOptions
    result.memory = context.memory
    return result
  }
}
