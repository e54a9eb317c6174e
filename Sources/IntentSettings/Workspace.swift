import Foundation
import IntentFiles

/// A repository as the tool sees it: where it runs, the settings if there are some, and the folder it owns.
package struct Workspace: Sendable {
  /// The current folder, absolute.
  package let directory: String
  /// The folder that holds `snapshots/`: the one with settings in it, else the current folder.
  package let root: String
  /// Nil where there is no `snapshots/intentcompat.yml` here or further up.
  package let settings: Settings?

  package init(directory: String, root: String, settings: Settings?) {
    self.directory = directory
    self.root = root
    self.settings = settings
  }

  /// Looks for settings in a folder and those above it.
  ///
  /// - Throws: `SettingsError`, or `FileError` where the settings are there and can't be read.
  package static func find(from directory: String) throws -> Workspace {
    var folder = directory
    while true {
      let path = Self.join(folder, "\(Settings.folderName)/\(Settings.fileName)")
      if FileKind(of: path, followingLinks: true) == .file {
        let shown = path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.count + 1)) : path
        let settings = try Settings(yaml: RegularFile.text(of: path), path: shown)
        return Workspace(directory: directory, root: folder, settings: settings)
      }
      let parent = (folder as NSString).deletingLastPathComponent
      guard !parent.isEmpty, parent != folder else { break }
      folder = parent
    }
    return Workspace(directory: directory, root: directory, settings: nil)
  }

  /// What to call an app without settings: the folder's name, without the ending of a bare clone.
  package var projectName: String {
    let parts = root.split(separator: "/").filter { $0 != ".git" }
    let name = parts.last.map(String.init) ?? "app"
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// Where the tool keeps what it owns.
  package var snapshotsPath: String { Self.join(root, Settings.folderName) }

  package var settingsPath: String { Self.join(snapshotsPath, Settings.fileName) }

  /// The settings' app, or one of several by its name.
  ///
  /// - Throws: `WorkspaceError` where there are several and none, or a wrong one, is named.
  package func app(named name: String?) throws(WorkspaceError) -> AppSettings {
    guard let settings else { return AppSettings(name: name ?? projectName) }
    if let name {
      if let app = settings.apps.first(where: { $0.name == name }) { return app }
      throw .unknownApp(name, known: settings.apps.map(\.name))
    }
    guard let app = settings.apps.first, settings.apps.count == 1 else {
      throw .severalApps(settings.apps.map(\.name))
    }
    return app
  }

  /// The shipped snapshots of an app.
  package func snapshots(of app: AppSettings) -> SnapshotsFolder {
    let hasOwnFolder = settings?.hasSeveralApps == true
    return SnapshotsFolder(path: hasOwnFolder ? Self.join(snapshotsPath, app.name) : snapshotsPath)
  }

  /// Where an app's waivers are: beside its snapshots.
  package func waiversPath(of app: AppSettings) -> String { Self.join(snapshots(of: app).path, "waivers.yml") }

  /// A path as somebody typed it in the current folder.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : path == "." ? directory : Self.join(directory, path)
  }

  /// The path relative to the current folder, where it is below it.
  package func relative(_ path: String) -> String {
    path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.count + 1)) : path
  }

  /// A path below a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
