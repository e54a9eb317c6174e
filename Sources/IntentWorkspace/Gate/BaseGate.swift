import Foundation
import IntentFiles
import IntentRules
import IntentSettings
import IntentSurface
import SourceScanning

/// What judged the app at the merge-base: its settings, shipped snapshots, waivers and usage data, from git's objects.
struct BaseGate: Sendable {
  /// A shipped snapshot as it was committed.
  struct ShippedFile: Sendable {
    var version: VersionNumber
    /// From the top of the repository.
    var path: String
    /// The id of its contents.
    var object: String
  }

  /// A file that was replayed: `replay:` names it, or a folder above it.
  struct KeptFile: Sendable {
    /// From the folder that holds `snapshots/`.
    var path: String
    /// The id of its contents.
    var object: String
  }

  /// Something of it that could not be read.
  struct Problem: Sendable {
    /// As sentences.
    var words: String
    /// Whether the change edits what can't be read: then nothing tells what it loosens.
    var isEdited = false
  }

  let commit: String
  /// The repository as the tool saw it then, at the place where it is now.
  let workspace: Workspace
  /// Nil where the merge-base's settings have no such app.
  let app: AppSettings?
  /// From the top of the repository to the folder that holds `snapshots/`, with a `/` at the end.
  let prefix: String
  let snapshots: [ShippedFile]
  let waivers: [Waiver]
  /// What the file has that the settings name for usage; nil where there is none.
  let usage: [UInt8]?
  /// The apps that the change's settings do not have any more, by their names: whether each has shipped snapshots.
  let lostApps: [String: Bool]
  /// What `check` replayed then.
  let kept: [KeptFile]
  let problems: [Problem]
  let repository: GitRepository
  /// Whether the branch that the change goes to has a gate by now, where the merge-base has none.
  var isOnlyAtTarget = false

  /// Whether the merge-base has anything that could judge the app.
  var isThere: Bool { workspace.settings != nil || !snapshots.isEmpty || !problems.isEmpty }

  /// The contents of its snapshots, by id.
  ///
  /// - Throws: `GitError`.
  func contents(of snapshots: [ShippedFile]) async throws(GitError) -> GitBlobs {
    try await GitBlobs(
      thatAreThere: Set(snapshots.map(\.object)), in: repository, limit: SnapshotsFolder.sizeLimit)
  }
}

/// Reads a gate from git's objects.
struct BaseGateReader {
  let repository: GitRepository
  let commit: String
  private(set) var problems: [BaseGate.Problem] = []

  init(_ repository: GitRepository, commit: String) {
    self.repository = repository
    self.commit = commit
  }

  /// Reads what a commit has for an app.
  ///
  /// The settings are looked for as `Workspace.find` does: in the folder where the command runs and those above it.
  ///
  /// - Throws: `GitError`.
  mutating func gate(for app: AppSettings, in current: Workspace) async throws(GitError) -> BaseGate {
    let start = try await GitRepository(directory: current.directory).prefix()
    let top = Self.top(of: current.directory, prefix: start)
    var prefix = start
    var settings: Settings?
    while true {
      if let text = try await text(at: prefix + "\(Settings.folderName)/\(Settings.fileName)") {
        settings = read(text, at: prefix)
        break
      }
      guard !prefix.isEmpty else {
        // Without settings the folder where the command runs is the root.
        prefix = current.settings == nil ? start : try await repository.prefix()
        break
      }
      prefix = Self.parent(of: prefix)
    }
    let root = prefix.isEmpty ? top : Workspace.join(top, String(prefix.dropLast()))
    let workspace = Workspace(directory: current.directory, root: root, settings: settings)
    let app = Self.app(like: app, in: current, settings, named: app.name)
    var folder = prefix + Settings.folderName + "/"
    if settings?.hasSeveralApps == true, let app { folder += app.name + "/" }
    let snapshots = app == nil ? [] : try await snapshots(in: folder)
    let waivers = app == nil ? [] : try await waivers(at: folder + "waivers.yml")
    let usage = try await usage(of: settings, prefix)
    return BaseGate(
      commit: commit, workspace: workspace, app: app, prefix: prefix, snapshots: snapshots, waivers: waivers,
      usage: usage, lostApps: try await lostApps(settings, but: app, in: current, prefix),
      kept: try await kept(of: settings, prefix), problems: problems, repository: repository)
  }

  /// The app as the merge-base knew it: by its name, or the only one where there is only one on both sides.
  private static func app(
    like app: AppSettings, in current: Workspace, _ settings: Settings?, named name: String
  ) -> AppSettings? {
    guard let settings else { return app }
    if let same = settings.apps.first(where: { $0.name == name }) { return same }
    return settings.apps.count == 1 && current.settings.map { $0.apps.count == 1 } ?? true ? settings.apps[0] : nil
  }

  private func snapshots(in folder: String) async throws(GitError) -> [BaseGate.ShippedFile] {
    try await repository.files(at: folder, of: commit).compactMap { file in
      guard file.isPlain, let version = SnapshotsFolder.Entry.version(ofFile: String(RelativePath.name(of: file.path)))
      else {
        return nil
      }
      return BaseGate.ShippedFile(version: version, path: file.path, object: file.object)
    }
  }

  private mutating func waivers(at path: String) async throws(GitError) -> [Waiver] {
    guard let text = try await text(at: path) else { return [] }
    do { return try WaiversFile(yaml: text, path: path).waivers } catch {
      problems.append(.init(words: "\(path) at the merge-base can't be read (\(error))."))
      return []
    }
  }

  private mutating func read(_ text: String, at prefix: String) -> Settings? {
    let path = prefix + "\(Settings.folderName)/\(Settings.fileName)"
    do { return try Settings(yaml: text, path: path) } catch {
      problems.append(.init(words: "the settings at the merge-base can't be read (\(error))."))
      return nil
    }
  }

  private func lostApps(
    _ settings: Settings?, but app: AppSettings?, in current: Workspace, _ prefix: String
  ) async throws(GitError) -> [String: Bool] {
    guard let settings, let new = current.settings else { return [:] }
    var lost: [String: Bool] = [:]
    for name in settings.apps.map(\.name) where name != app?.name && !new.apps.contains(where: { $0.name == name }) {
      let folder = prefix + Settings.folderName + (settings.hasSeveralApps ? "/\(name)/" : "/")
      lost[name] = try await !snapshots(in: folder).isEmpty
    }
    return lost
  }

  /// The files that were replayed, hidden ones left out as in a folder.
  private func kept(of settings: Settings?, _ prefix: String) async throws(GitError) -> [BaseGate.KeptFile] {
    var kept: [String: BaseGate.KeptFile] = [:]
    for place in settings?.replay ?? [] {
      guard let below = RelativePath.join(prefix, place) else { continue }
      for file in try await repository.allFiles(below: below, of: commit) where file.isPlain {
        let rest = file.path.dropFirst(below.count)
        guard !RelativePath.parts(of: String(rest)).contains(where: { $0.hasPrefix(".") }) else { continue }
        let path = String(file.path.dropFirst(prefix.count))
        kept[path] = BaseGate.KeptFile(path: path, object: file.object)
      }
    }
    return kept.values.sorted { $0.path < $1.path }
  }

  private mutating func usage(of settings: Settings?, _ prefix: String) async throws(GitError) -> [UInt8]? {
    guard let file = settings?.usage?.file else { return nil }
    return try await bytes(at: prefix + file)
  }

  private mutating func text(at path: String) async throws(GitError) -> String? {
    try await bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func bytes(at path: String) async throws(GitError) -> [UInt8]? {
    let found = try await repository.files(at: path, of: commit)
    guard let file = found.first, found.count == 1, file.path == path, file.isPlain else { return nil }
    let blobs = try await GitBlobs(thatAreThere: [file.object], in: repository, limit: Self.sizeLimit)
    do { return Array(try blobs.bytes(of: file.object)) } catch {
      // A clone that is not whole has what its own commit has: only what differs from that is missing.
      problems.append(.init(words: "\(path) at the merge-base can't be read (\(error)).", isEdited: true))
      return nil
    }
  }

  /// Settings, waivers and usage data are far smaller.
  private static let sizeLimit = 8 << 20

  private static func parent(of prefix: String) -> String {
    let parts = prefix.split(separator: "/").dropLast()
    return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }

  /// The top of the repository, from a folder in it and the folder's path below the top.
  private static func top(of directory: String, prefix: String) -> String {
    let top = prefix.split(separator: "/").reduce(directory) { folder, _ in RelativePath.folder(of: folder) }
    return top.isEmpty ? "/" : top
  }
}
