import IntentSurface
import ProjectReading
import SourceScanning

/// The projects of a tree and which targets compile what.
struct ProjectMemory: Sendable {
  /// What they are made from.
  struct Key: Equatable, Sendable {
    let files: FileIdentities
    let others: [Project]
  }

  let projects: [Project]
  let diagnostics: [Diagnostic]
  let membership: Membership

  init(in tree: any SourceTree, adding others: [Project], known: XcodeProjectMemory) {
    let files = ProjectFiles(in: tree, memory: known).adding(others)
    projects = files.projects
    diagnostics = files.diagnostics
    membership = files.membership
  }

  /// Nil where the tree does not tell whether its files are the same. Projects are read from their own files alone.
  static func key(of tree: any SourceTree, adding others: [Project]) -> Key? {
    FileIdentities(of: tree) { ProjectFiles.isRead($0) }.map { Key(files: $0, others: others) }
  }
}
