import SourceScanning

/// What names targets: Xcode, SwiftPM, Tuist, XcodeGen, Expo.
///
/// A new one is a type that reads its files and a line in `ProjectFiles.systems`.
protocol ProjectSystem: SendableMetatype {
  /// Whether a file is a project of it.
  static func isProject(_ path: String) -> Bool

  /// Whether a file may say something about targets; a project's other files may have any of its names.
  static func isRead(_ path: String) -> Bool

  /// Reads one project; nil for a file that is none after all.
  ///
  /// - Throws: `ProjectError` where the file can't be read.
  static func project(at path: String, in tree: any SourceTree) throws(ProjectError) -> Project?

  /// What reads each of the projects of a tree by its path; what they share is read once.
  static func reader(of tree: any SourceTree) -> (String) throws(ProjectError) -> Project?
}

extension ProjectSystem {
  static func isRead(_ path: String) -> Bool { isProject(path) }

  static func reader(of tree: any SourceTree) -> (String) throws(ProjectError) -> Project? {
    { path throws(ProjectError) in try project(at: path, in: tree) }
  }
}
