import Foundation
import IntentFiles
import IntentSettings
import IntentSurface
import SourceScanning

/// `git:REV`, `git:REV:PATH`: source code, or a snapshot, as it was committed.
struct GitOperand: OperandReader {
  let form = "git:REV or git:REV:PATH"

  func read(_ operand: String, in context: OperandContext) async throws(OperandError) -> OperandReading? {
    guard operand.hasPrefix("git:") else { return nil }
    let (name, path) = Self.split(operand.dropFirst("git:".count))
    guard !name.isEmpty else { throw .notFound(operand: operand, hint: "it names no revision; write git:HEAD.") }
    do {
      return try await read(operand, name: name, path: path, in: context)
    } catch let error as GitError {
      throw .git(operand: operand, error)
    } catch let error as OperandError {
      throw error
    } catch {
      throw .unreadable(operand: operand, reason: "\(error)")
    }
  }

  /// The revision that an operand of this form names; nil for another form.
  static func revisionName(_ operand: String) -> String? {
    guard operand.hasPrefix("git:") else { return nil }
    let (name, _) = split(operand.dropFirst("git:".count))
    return name.isEmpty ? nil : name
  }

  /// The revision and the path of `REV:PATH`. A colon in braces belongs to the revision: `HEAD^{/fix: it}`.
  static func split(_ text: Substring) -> (name: String, path: String?) {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case ":" where depth == 0:
        return (String(text[..<index]), String(text[text.index(after: index)...]))
      default: break
      }
    }
    return (String(text), nil)
  }

  private func read(
    _ operand: String, name: String, path: String?, in context: OperandContext
  ) async throws -> OperandReading {
    let workspace = context.workspace
    let repository = GitRepository(directory: workspace.root)
    let hasSettings = workspace.settings != nil
    // Without a path the settings' folder is read as the settings select it; without settings, the whole tree.
    let prefix = path == nil && hasSettings ? try await repository.prefix() : path ?? ""
    let revision = try await repository.revision(name, path: prefix)
    let app = hasSettings ? try context.app() : AppSettings(name: context.appName ?? workspace.projectName)
    let selection = path == nil && hasSettings ? app.sources : .everything
    if !revision.isFolder, revision.path.hasSuffix(".json") {
      return try await snapshot(operand, at: revision, in: repository)
    }
    var tree = try await Self.tree(at: revision, in: repository, selection, context)
    var files = SourceFiles.selected(by: selection, of: tree)
    var isWhole = prefix.isEmpty && selection == .everything
    var note: Diagnostic?
    let missing = selection.include.filter { glob in !files.paths.contains(where: glob.matches) }
    func read(_ files: SelectedTree<GitTree>, _ tree: GitTree) -> SurfaceReading {
      SourceFiles.read(files, projectsIn: tree, options: app.readingOptions, parses: context.parses)
    }
    var reading = missing.isEmpty ? read(files, tree) : SurfaceReading(surface: Surface())
    if !missing.isEmpty || !selection.include.isEmpty && reading.surface.isEmpty {
      // The folders were others then.
      let all = SourceSelection(include: [], exclude: selection.exclude.map(\.description))
      let whole = try await Self.tree(at: revision, in: repository, all, context)
      let earlier = EarlierFolders(of: app, in: whole, exclude: selection.exclude)
      let found = SourceFiles.selected(by: earlier.selection, of: whole)
      let other = read(found, whole)
      // Folders that are there and have no intents give way to the app alone that had some, not to whatever has.
      let isTaken = !missing.isEmpty || earlier.isKnown && !other.surface.isEmpty
      if isTaken {
        (tree, files, reading) = (whole, found, other)
        note = earlier.note(missing: missing.isEmpty ? selection.include : missing, at: name, areThere: missing.isEmpty)
      }
      isWhole = prefix.isEmpty && earlier.selection == .everything && (isTaken || other.surface.isEmpty)
    }
    let submodules = SubmoduleRemarks.notRead(tree.submodules, selection: selection)
    reading.diagnostics = (reading.diagnostics + submodules + (note.map { [$0] } ?? [])).sorted()
    var result = OperandReading(operand: operand, kind: .source, revision: revision.commit, reading: reading)
    result.files = files
    result.projects = tree
    result.folders = note
    result.isWholeRevision = isWhole && !reading.diagnostics.contains { $0.severity == .warning }
    result.readingOptions = app.readingOptions
    return result
  }

  private static func tree(
    at revision: GitRevision, in repository: GitRepository, _ selection: SourceSelection, _ context: OperandContext
  ) async throws(GitError) -> GitTree {
    try await GitTree(repository, at: revision, from: context.blobs) {
      SourceFiles.isRead($0) && selection.contains($0) || SourceFiles.isOfProject($0)
    }
  }

  private func snapshot(
    _ operand: String, at revision: GitRevision, in repository: GitRepository
  ) async throws -> OperandReading {
    let blobs = try await GitBlobs([revision.object], in: repository, limit: SnapshotsFolder.sizeLimit)
    let surface = try Surface(snapshot: Data(try blobs.bytes(of: revision.object)))
    var reading = SnapshotOperand.reading(surface, operand: operand)
    reading.revision = revision.commit
    return reading
  }
}
