import IntentFiles
import IntentSettings
import ProjectReading
import SourceScanning

extension InputContext {
  /// The context with the apps that the projects show, where no settings name any.
  ///
  /// Snapshots without settings were recorded from all that there is, and are compared with all that there is.
  ///
  /// - Throws: `InputError` where the folder can't be read, or its snapshots.
  func knowingApps() throws -> InputContext {
    guard workspace.settings == nil, workspace.implied.isEmpty else { return self }
    let whole = AppSettings(name: workspace.projectName)
    guard try workspace.snapshots(of: whole).entries().isEmpty else { return self }
    var context = self
    context.workspace.implied = try impliedApps()
    return context
  }

  private func impliedApps() throws(InputError) -> [AppSettings] {
    let tree: FolderTree
    do {
      tree = try FolderTree(workspace.root, mayEnter: { ProjectFiles.mayEnter($0) }) {
        $0.hasSuffix(".swift") && SourceSelection.everything.contains($0) || SourceFiles.isOfProject($0)
      }
    } catch {
      throw .unreadable(input: workspace.root, reason: error.description)
    }
    let apps = ProjectFacts(in: tree, fallbackName: workspace.projectName).apps
    return apps.map { AppSettings($0, isAlone: apps.count == 1) }
  }
}

extension AppSettings {
  /// What `init` would write of an app. One that is alone has all that there is: folders move between releases.
  fileprivate init(_ facts: AppFacts, isAlone: Bool) {
    self.init(name: facts.name)
    if !isAlone { sources = SourceSelection(include: facts.sources) }
    platforms = facts.platforms.isEmpty ? nil : facts.platforms
  }
}
