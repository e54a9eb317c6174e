import ProjectReading
import SourceScanning

/// Where a file is, to tell which of several declarations of one name code in it means.
struct FilePlace: Hashable, Sendable {
  let module: String?
  /// What code may call the modules that it is in.
  let modules: Set<String>
  let hosts: [String]
  /// The targets that compile it, as far as they are known.
  private let targets: [Int]
  private let folders: [Substring]

  init(path: String, in modules: ModuleNames) {
    module = modules.module(of: path)
    targets = modules.membership.targets(of: path)
    self.modules = modules.membership.modules(of: targets).union([module].compactMap(\.self))
    hosts = modules.hosts(of: path)
    folders = RelativePath.folders(of: path)
  }

  /// Whether its folder holds that of another file, or is the same.
  func isAround(_ other: FilePlace) -> Bool { other.folders.starts(with: folders) }

  /// Whether no app or extension has the code of both files, where that is known.
  func isApart(from other: FilePlace) -> Bool {
    !hosts.isEmpty && !other.hosts.isEmpty && Set(hosts).isDisjoint(with: other.hosts)
  }

  /// The same module or target first, then the more of the outer folders in common.
  func nearness(to other: FilePlace) -> Int {
    let common = zip(folders, other.folders).prefix { $0 == $1 }.count
    let isSame = module != nil && module == other.module || targets.contains(where: other.targets.contains)
    return isSame ? 1000 + common : common
  }
}
