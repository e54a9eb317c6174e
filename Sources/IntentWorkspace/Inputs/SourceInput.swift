import IntentFiles
import IntentMigration
import IntentReading
import IntentSettings
import IntentSurface
import ProjectReading
import SourceScanning

/// A folder or a file of Swift source.
struct SourceInput: InputReader {
  let form = "a folder or a .swift file"

  func read(_ input: String, in context: InputContext) async throws(InputError) -> InputReading? {
    let path = context.workspace.absolute(input)
    switch FileKind(of: path, followingLinks: true) {
    case .folder: break
    case .file where SourceFiles.isRead(input): break
    default: return nil
    }
    let app = Self.app(in: context, path: path)
    return try await reading(input, at: path, app: app, selection: .everything, context)
  }

  /// The app's current source code, as the settings select it.
  func readCurrent(in context: InputContext) async throws(InputError) -> InputReading {
    let app = try context.app()
    var current = try await reading(
      context.workspace.relative(context.workspace.root), at: context.workspace.root, app: app, selection: app.sources,
      context)
    // Taken apart once, however many patterns there are.
    let read = (current.files?.paths ?? []).filter(SourceFiles.isRead)
    let paths = app.sources.include.isEmpty ? [] : read.map(Glob.Path.init)
    current.reading.diagnostics += app.sources.include.filter { glob in !paths.contains(where: glob.matches) }
      .map { glob in
        Diagnostic(
          .warning, "`sources:` names “\(glob)”, which has no source files.",
          at: SourceLocation(path: context.workspace.relative(context.workspace.settingsPath)))
      }
    return current
  }

  private func reading(
    _ input: String, at path: String, app: AppSettings, selection: SourceSelection, _ context: InputContext
  ) async throws(InputError) -> InputReading {
    if GitPlace(around: path)?.isBare ?? false {
      throw .unreadable(
        input: input,
        reason: "it is a repository without a work tree. Name what git has of it, such as `git:HEAD` (`--from`).")
    }
    let folder: FolderTree
    let isWanted = { @Sendable (path: String) in
      (SourceFiles.isRead(path) || TextTableCode.isTable(path)) && selection.contains(path)
        || SourceFiles.isOfProject(path)
    }
    let (isForEdits, memory) = (context.isForEdits, context.isForEdits ? context.memory.apart : context.memory)
    do {
      folder = try FolderTree(
        path, isReadAgain: isForEdits, mayEnter: { selection.mayEnter($0) || ProjectFiles.mayEnter($0) },
        where: isWanted)
    } catch {
      throw .unreadable(input: input, reason: error.description)
    }
    let tree = await SparseTree(folder, where: isWanted)
    let files = SourceFiles.selected(by: selection, of: tree)
    var reading = SourceFiles.read(files, projectsIn: tree, options: app.readingOptions, memory: memory)
    let submodules = BuiltSubmodules.among(Submodules.missing(below: folder.root), in: tree)
    let notes =
      folder.diagnostics.filter { $0.location.map { selection.mayEnter($0.path) } ?? true }
      + unfinished(in: folder.root) + SubmoduleRemarks.missing(submodules, selection: selection)
    reading.diagnostics = (notes + reading.diagnostics).sorted()
    reading.add(unread: folder.diagnostics.filter { $0.severity == .warning }.compactMap(\.location?.path) + submodules)
    var result = InputReading(input: input, kind: .source, reading: reading)
    result.files = files
    result.projects = tree
    result.folder = folder.root
    result.readingOptions = app.readingOptions
    result.memory = memory
    return result
  }

  private func unfinished(in folder: String) -> [Diagnostic] {
    guard FileGroup.isUnfinished(in: folder) else { return [] }
    return [
      Diagnostic(
        .warning,
        """
        A run of `propose --write` was interrupted while it edited these files. `propose --write` finishes its \
        edits.
        """)
    ]
  }

  // Settings speak of this repository; another folder is read with none but the folder's name, unless it is known to
  // show this app.
  private static func app(in context: InputContext, path: String) -> AppSettings {
    let root = context.workspace.root
    let isHere = RelativePath.isInside(RealPath.of(path) ?? path, root) || root == "/"
    if isHere || context.isOfThisApp, !context.workspace.apps.isEmpty, let app = try? context.app() { return app }
    return AppSettings(name: context.appName ?? path.split(separator: "/").last.map(String.init) ?? "")
  }
}
