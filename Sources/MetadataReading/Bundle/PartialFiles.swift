import SourceScanning

/// The files of a product without those of some of its folders.
struct PartialFiles: BundleFiles {
  let paths: [String]
  private let files: any BundleFiles

  init(_ files: some BundleFiles, without folders: [String]) {
    self.files = files
    let folders = Set(folders)
    paths = files.paths.filter { path in
      folders.isEmpty
        || !path.utf8.indices.contains { path.utf8[$0] == UInt8(ascii: "/") && folders.contains(String(path[..<$0])) }
    }
  }

  func contents(of path: String, limit: Int) throws(SourceTreeError) -> [UInt8] {
    try files.contents(of: path, limit: limit)
  }
}
