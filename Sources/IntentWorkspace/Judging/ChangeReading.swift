import Foundation
import IntentFiles
import IntentRules
import IntentSettings
import IntentSurface

/// What the change under review started from, as its source code was there; read from git's objects, without a checkout.
struct ChangeReading {
  var base: ChangeBase
  /// Nil where it could not be read: `base` then says why.
  var start: OperandReading?

  /// Finds and reads the merge-base.
  ///
  /// Whatever keeps it from being read makes every finding count, and never fewer: it is no error.
  ///
  /// - Parameter current: what is checked, which for `git:REV` is where the change is now.
  static func read(
    _ target: ChangeTarget, of current: OperandReading, app: AppSettings, in context: OperandContext
  ) async -> ChangeReading {
    let name = target.names.first ?? ""
    do {
      let repository = GitRepository(directory: context.workspace.root)
      let found = try await repository.mergeBase(of: current.revision ?? "HEAD", with: target.names)
      let start = try await source(at: found.commit, in: repository, app: app, context)
      guard !start.reading.surface.isEmpty else {
        let reason = "the source code at the merge-base with \(found.target) holds no intents, entities or widgets."
        return ChangeReading(base: ChangeBase(target: found.target, reason: reason))
      }
      let isHead = found.commit == found.head
      let reason = target.reason + (isHead ? " It is the revision itself: new is only what is not committed yet." : "")
      return ChangeReading(
        base: ChangeBase(target: found.target, commit: found.commit, reason: reason), start: start)
    } catch {
      return ChangeReading(base: ChangeBase(target: name, reason: "\(error)"))
    }
  }

  /// The start of the change in the place of a shipped version, for an app that has recorded none.
  var surface: Surface? {
    guard var surface = start?.reading.surface, let commit = base.commit else { return nil }
    surface.app.version = "\(base.target) at \(commit.prefix(10))"
    return surface
  }

  // The folders may have moved since: the settings of that time say where the source code was.
  private static func source(
    at commit: String, in repository: GitRepository, app: AppSettings, _ context: OperandContext
  ) async throws -> OperandReading {
    let workspace = context.workspace
    let prefix = try await repository.prefix()
    guard let current = workspace.settings else {
      return try await SurfaceOperand.read("git:\(commit):\(prefix)", in: context.earlier(workspace))
    }
    let earlier = await settings(at: commit, prefix: prefix, in: repository)
    let settings = earlier.flatMap { $0.apps.contains { $0.name == app.name } ? $0 : nil } ?? current
    let then = Workspace(directory: workspace.directory, root: workspace.root, settings: settings)
    return try await SurfaceOperand.read("git:\(commit)", in: context.earlier(then, appName: app.name))
  }

  private static func settings(at commit: String, prefix: String, in repository: GitRepository) async -> Settings? {
    let path = "\(prefix)\(Settings.folderName)/\(Settings.fileName)"
    guard let revision = try? await repository.revision(commit, path: path), !revision.isFolder,
      let bytes = try? await GitBlobs([revision.object], in: repository)[revision.object]
    else { return nil }
    return try? Settings(yaml: String(decoding: bytes, as: UTF8.self), path: path)
  }
}
