package import SourceScanning

/// Which files of a tree belong to an app: what the settings include, without what they exclude and what is left out
/// by default (build folders, checkouts of packages, tests, previews).
///
/// A folder that the settings name is read even where the default would leave it out: only the path below it is judged.
package struct SourceSelection: Hashable, Sendable {
  /// What is read; empty is everything.
  package var include: [Glob]
  /// What is left out again.
  package var exclude: [Glob]
  /// What belongs to it as well, each with its own excludes.
  package var alternatives: [SourceSelection] = []

  /// Makes one from what is always known of it; the rest has its default.
  package init(include: [String] = [], exclude: [String] = []) {
    self.include = include.map(Glob.init)
    self.exclude = exclude.map(Glob.init)
  }

  /// All that is not left out by default.
  package static let everything = SourceSelection()

  /// All that either of two selections has.
  package func union(_ other: SourceSelection) -> SourceSelection {
    guard self != other else { return self }
    var selection = self
    selection.alternatives.append(other)
    return selection
  }

  /// Whether a file belongs to the app.
  ///
  /// - Parameter path: relative to the folder that holds `snapshots/`.
  package func contains(_ path: String) -> Bool {
    hasItself(path) || alternatives.contains { $0.contains(path) }
  }

  // A path is not taken apart for patterns that are not there: most apps have none, and thousands of files.
  private var hasNoPatterns: Bool { include.isEmpty && exclude.isEmpty }

  private func hasItself(_ path: String) -> Bool {
    let folders = RelativePath.folders(of: path)
    if hasNoPatterns { return !PathFilter.skips(folders: folders) }
    let parts = Glob.Path(path)
    guard !exclude.contains(where: { $0.matches(parts) }) else { return false }
    if include.isEmpty { return !PathFilter.skips(folders: folders) }
    return include.contains { $0.matches(parts) && !PathFilter.skips(folders: folders.dropFirst($0.baseCount)) }
  }

  /// Whether some file in a folder may belong to the app.
  package func mayEnter(_ folder: String) -> Bool {
    mayEnterItself(folder) || alternatives.contains { $0.mayEnter(folder) }
  }

  private func mayEnterItself(_ folder: String) -> Bool {
    let parts = RelativePath.parts(of: folder)
    if hasNoPatterns { return !PathFilter.skips(folders: parts) }
    let path = Glob.Path(folder)
    guard !exclude.contains(where: { $0.matches(path) }) else { return false }
    if include.isEmpty { return !PathFilter.skips(folders: parts) }
    return include.contains { glob in
      let isOnTheWay = zip(parts, glob.baseParts).allSatisfy { $0 == $1 }
      return isOnTheWay && !PathFilter.skips(folders: parts.dropFirst(glob.baseCount))
    }
  }
}
