import IntentReading
import IntentSettings
import IntentSurface
import ProjectReading
import SourceScanning

extension AppSettings {
  /// How its source code is read.
  var readingOptions: ReadingOptions {
    var options = ReadingOptions(
      app: AppIdentity(name: name), platforms: platforms, flags: flags, tool: ToolVersion.current,
      modules: modules.map { (prefix: $0.folder, module: $0.module) }, projects: declared,
      threads: Workers.processors)
    options.readsAll = sources == .everything
    return options
  }

  /// The targets that the settings declare, as a project.
  private var declared: [Project] {
    guard !targets.isEmpty else { return [] }
    var project = Project(
      kind: .settings, name: name, path: "\(Settings.folderName)/\(Settings.fileName)")
    project.targets = targets.map { declared in
      var target = ProjectTarget(name: declared.name, kind: declared.kind.target)
      target.platforms = declared.platforms.map(\.platform)
      for system in declared.platforms { target.floors[system.platform] = system.floor }
      target.flags = declared.flags.sorted()
      // A path may be a folder or a file.
      target.folders = declared.paths.map { ProjectTarget.Folder($0 == "." ? "" : $0) }
      target.files = Set(declared.paths)
      // What is declared beside an app is embedded in it.
      if declared.kind == .app { target.dependencies = Set(targets.filter { $0.kind != .app }.map(\.name)) }
      return target
    }
    return [project]
  }
}

extension HostBundle.Kind {
  fileprivate var target: ProjectTarget.Kind {
    switch self {
    case .app: .app
    case .watchApp: .watchApp
    case .extension, .framework, .other: .extension
    }
  }
}
