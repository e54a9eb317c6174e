import SourceScanning

/// Which targets name a file, or a folder around it, by their positions.
struct TargetPlaces: Sendable {
  private var byFile: [String: [Int]] = [:]
  private var byFolder: [String: [Int]] = [:]

  mutating func add(_ target: ProjectTarget, at position: Int) {
    for file in target.files { add(file, at: position) }
    for folder in Set(target.folders.map(\.path)) { byFolder[folder, default: []].append(position) }
  }

  mutating func add(_ file: String, at position: Int) { byFile[file, default: []].append(position) }

  /// Those that name the file itself.
  func targets(naming file: String) -> [Int] { byFile[file] ?? [] }

  /// - Parameter compiles: whether the target leaves the file in.
  func targets(of path: String, where compiles: (Int) -> Bool) -> Set<Int> {
    var found = Set(targets(naming: path).filter(compiles))
    guard !byFolder.isEmpty else { return found }
    // What is named as a folder may be the file itself.
    var place: String? = path
    while let current = place {
      found.formUnion((byFolder[current] ?? []).filter(compiles))
      place = current.isEmpty ? nil : RelativePath.folder(of: current)
    }
    return found
  }
}
