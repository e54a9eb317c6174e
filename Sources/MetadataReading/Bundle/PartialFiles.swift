import SourceScanning

/// The files of a product without those of some of its folders.
struct PartialFiles: BundleFiles {
  let paths: [String]
  private let files: any BundleFiles

  init(_ files: some BundleFiles, without folders: [String]) {
    self.files = files
    paths = files.paths.filter { path in !folders.contains { path.hasPrefix($0 + "/") } }
  }

  func contents(of path: String, limit: Int) throws(SourceTreeError) -> [UInt8] {
    try files.contents(of: path, limit: limit)
  }
}
