import SourceScanning

/// Which targets name a file, or a folder around it, by their positions.
struct TargetPlaces: Sendable {
  private var byFile: [String: [Int]] = [:]
  private var byFolder: [String: [Int]] = [:]

  mutating func add(_ target: ProjectTarget, at position: Int) {
    for file in target.files { byFile[file, default: []].append(position) }
    for folder in Set(target.folders.map(\.path)) { byFolder[folder, default: []].append(position) }
  }

  /// - Parameter compiles: whether the target of a folder leaves the file in.
  func targets(of path: String, where compiles: (Int) -> Bool) -> Set<Int> {
    var found = Set(byFile[path] ?? [])
    guard !byFolder.isEmpty else { return found }
    var folder = path
    while !folder.isEmpty {
      folder = RelativePath.folder(of: folder)
      found.formUnion((byFolder[folder] ?? []).filter(compiles))
    }
    return found
  }
}
