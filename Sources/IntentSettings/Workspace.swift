import IntentFiles
import SourceScanning

/// A repository as the tool sees it: where it runs, the settings if there are some, and the folder it owns.
package struct Workspace: Sendable {
  /// The current folder, absolute and without links.
  package let directory: String
  /// The folder that holds `snapshots/`: the one with settings in it, else the current folder.
  package let root: String
  /// Nil where there is no `snapshots/intentcompat.yml` here or further up.
  package let settings: Settings?

  /// The apps that the projects show, where there are no settings and somebody looked.
  package var implied: [AppSettings] = []

  /// What no command leaves when it writes: the top of the repository, else the folder that the run is about.
  package let home: String

  /// Makes one from what is always known of it; the rest has its default.
  package init(directory: String, root: String, settings: Settings?, home: String? = nil) {
    self.directory = directory
    self.root = root
    self.settings = settings
    self.home = home ?? root
  }

  /// Looks for settings in a folder and those above it, up to the top of its repository; where there is no repository,
  /// in the folder alone. What lies further up is somebody else's.
  ///
  /// - Throws: `SettingsError`, or `FileError` where the settings are there and can't be read.
  package static func find(from directory: String) throws -> Workspace {
    let directory = RealPath.of(directory) ?? directory
    let place = GitPlace(around: directory)
    let top = place.map { $0.isBare ? directory : $0.top } ?? directory
    var folder = directory
    while true {
      if let settings = try settings(in: folder, seenFrom: directory) {
        return Workspace(directory: directory, root: folder, settings: settings, home: top)
      }
      guard folder != top, folder != "/" else { break }
      folder = RelativePath.folder(of: folder)
      if folder.isEmpty { folder = "/" }
    }
    return Workspace(directory: directory, root: directory, settings: nil, home: top)
  }

  private static func settings(in folder: String, seenFrom directory: String) throws -> Settings? {
    try refuseOtherCase(of: Settings.folderName, in: folder)
    let path = Self.join(folder, "\(Settings.folderName)/\(Settings.fileName)")
    guard FileKind(of: path, followingLinks: true) != .missing else { return nil }
    return try Settings(yaml: RegularFile.text(of: path), path: RelativePath.of(path, seenFrom: directory))
  }

  // A volume that takes `Snapshots` for `snapshots` finds the settings, and git does not.
  private static func refuseOtherCase(of name: String, in folder: String) throws(FileError) {
    let names = (try? DirectoryEntry.all(in: folder))?.map(\.name) ?? []
    guard !names.contains(name), let other = names.first(where: { $0.lowercased() == name }),
      FileKind(of: "\(folder)/\(other)/\(Settings.fileName)", followingLinks: true) == .file
    else { return }
    throw FileError(
      path: Self.join(folder, other), reason: "git treats this name and “\(name)” as different; rename it to \(name).")
  }

  /// What to call an app without settings: the folder's name; of a repository without a work tree, its own.
  package var projectName: String {
    if let place = GitPlace(around: root), let name = place.bareName { return name }
    return root.split(separator: "/").last { $0 != ".git" }.map(String.init) ?? "app"
  }

  /// Where the tool keeps what it owns.
  package var snapshotsPath: String { Self.join(root, Settings.folderName) }

  /// The path of the settings.
  package var settingsPath: String { Self.join(snapshotsPath, Settings.fileName) }

  /// The apps of the settings, else those that the projects show.
  package var apps: [AppSettings] { settings?.apps ?? implied }

  /// The only app, or one of several by its name. Without settings the only one takes any name.
  ///
  /// - Throws: `WorkspaceError` where there are several and none, or a wrong one, is named.
  package func app(named name: String?) throws(WorkspaceError) -> AppSettings {
    let apps = apps
    guard settings != nil || apps.count > 1 else {
      var app = apps.first ?? AppSettings(name: projectName)
      app.name = name ?? app.name
      return app
    }
    if let name {
      if let app = apps.first(where: { $0.name == name }) { return app }
      throw .unknownApp(name, known: apps.map(\.name))
    }
    guard let app = apps.first, apps.count == 1 else { throw .severalApps(apps.map(\.name)) }
    return app
  }

  /// The shipped snapshots of an app.
  package func snapshots(of app: AppSettings) -> SnapshotsFolder {
    let hasOwnFolder = settings?.hasSeveralApps == true
    return SnapshotsFolder(path: hasOwnFolder ? Self.join(snapshotsPath, app.name) : snapshotsPath, home: home)
  }

  /// Where an app's waivers are: beside its snapshots.
  package func waiversPath(of app: AppSettings) -> String { Self.join(snapshots(of: app).path, "waivers.yml") }

  /// A path as somebody typed it in the current folder, in the spelling that all paths have; its last part keeps its
  /// name, which says what it is.
  package func absolute(_ path: String) -> String {
    if path == "." || path == "./" { return directory }
    let whole = path.hasPrefix("/") ? path : Self.join(directory, path)
    let trimmed = whole.count > 1 && whole.hasSuffix("/") ? String(whole.dropLast()) : whole
    let name = RelativePath.name(of: trimmed)
    guard name != ".", name != "..", !name.isEmpty else { return RealPath.of(trimmed) ?? trimmed }
    let folder = RelativePath.folder(of: trimmed)
    return Self.join(RealPath.ofNew(folder.isEmpty ? "/" : folder), String(name))
  }

  /// The path relative to the current folder, where it is below it.
  package func relative(_ path: String) -> String { RelativePath.of(path, seenFrom: directory) }

  /// A path below a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
