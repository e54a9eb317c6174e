/// Where a file is, to tell which of several declarations of one name code in it means.
struct FilePlace: Sendable {
  let module: String?
  private let folders: [Substring]

  init(path: String, module: String?) {
    self.module = module
    folders = path.split(separator: "/").dropLast()
  }

  /// The same module first, then the more of the outer folders in common.
  func nearness(to other: FilePlace) -> Int {
    let common = zip(folders, other.folders).prefix { $0 == $1 }.count
    return module != nil && module == other.module ? 1000 + common : common
  }
}
