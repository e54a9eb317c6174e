import Foundation
package import IntentFiles
package import IntentSettings
package import IntentSurface
import SourceScanning

/// Writes the first settings of a repository, from what it shows.
package enum Init {
  /// Writes `snapshots/intentcompat.yml` in a folder, and beside it what editors and reviews need.
  ///
  /// - Parameters:
  ///   - tags: of the repository; what looks like releases is proposed.
  ///   - address: where the schema of the settings is published.
  /// - Returns: the path of the settings, the paths of what else was written, and what was found.
  /// - Throws: `Failure` where there are settings already, `FileError`, or `InputError` for a folder that can't be read.
  package static func run(
    in workspace: Workspace, tags: ReleaseTags = ReleaseTags([]), address: ProjectAddress = .current
  ) throws -> (path: String, others: [String], project: ProjectFacts) {
    guard workspace.settings == nil else {
      throw Failure(
        "\(workspace.relative(workspace.settingsPath)) already exists. Edit it, or delete it to start over.", .usage)
    }
    guard !(GitPlace(around: workspace.root)?.isBare ?? false) else {
      throw Failure("this repository has no work tree to write settings to. Use a clone that has one.", .usage)
    }
    let project: ProjectFacts
    do { project = try ProjectFacts(of: workspace.root, fallbackName: workspace.projectName) } catch {
      throw InputError.unreadable(input: workspace.root, reason: error.description)
    }
    let folder = workspace.snapshotsPath
    try AtomicFile.makeFolder(folder, within: workspace.home)
    let schema = FirstFiles.schemaReference(address)
    let data = Data(SettingsTemplate.text(for: project, tags: tags, schema: schema).utf8)
    guard try AtomicFile.create(data, at: workspace.settingsPath, within: workspace.home) else {
      throw Failure("\(workspace.settingsPath) was just written by another process. Read it first.", .usage)
    }
    let others = try FirstFiles.write(in: workspace, address: address)
    return (workspace.relative(workspace.settingsPath), others, project)
  }
}
