package import SourceScanning

/// A folder, with the files that a sparse checkout left out of it: git has these.
///
/// What lies in the folder counts. `propose` writes a file that was left out like any other.
package struct SparseTree: SourceTree {
  /// The paths of all files, sorted.
  package let paths: [String]
  private let folder: FolderTree
  private let left: GitTree?

  /// The folder alone, where its repository has no sparse checkout, or git does not say what that leaves out.
  ///
  /// - Parameter isWanted: asked with each path that the folder does not have, relative to it.
  package init(_ folder: FolderTree, where isWanted: (String) -> Bool) async {
    self.folder = folder
    let there = Set(folder.paths)
    left = await Self.left(below: folder.root) { !there.contains($0) && isWanted($0) }
    paths = left.map { ($0.paths + folder.paths).sorted() } ?? folder.paths
  }

  /// The bytes of a file.
  ///
  /// - Throws: `SourceTreeError` where it can't be read, or is larger than the limit.
  package func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
    if let left, left.identity(of: path) != nil { return try left.contents(of: path) }
    return try folder.contents(of: path)
  }

  /// What the folder tells its files by.
  package func identity(of path: String) -> String? { folder.identity(of: path) }

  /// Looks at the bytes of a file without keeping them.
  ///
  /// - Throws: `SourceTreeError` where it can't be read.
  package func scan<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    if let left, left.identity(of: path) != nil { return try left.scan(at: path, through: &buffer, body) }
    return try folder.scan(at: path, through: &buffer, body)
  }

  private static func left(below root: String, where isWanted: (String) -> Bool) async -> GitTree? {
    guard let place = GitPlace(around: root), let own = place.ownFolder,
      FileKind(of: "\(own)/info/sparse-checkout", followingLinks: false) == .file
    else { return nil }
    let repository = GitRepository(directory: root)
    guard let files = try? await repository.filesNotCheckedOut() else { return nil }
    let wanted = files.filter { $0.path.hasPrefix(place.prefix) }
      .map { (path: String($0.path.dropFirst(place.prefix.count)), object: $0.object) }
      .filter { isWanted($0.path) }
    guard !wanted.isEmpty, let contents = try? await GitBlobs(thatAreThere: Set(wanted.map(\.object)), in: repository)
    else { return nil }
    return GitTree(
      paths: wanted.map(\.path).sorted(), submodules: [],
      blobs: Dictionary(wanted.map { (Array($0.path.utf8), $0.object) }, uniquingKeysWith: { first, _ in first }),
      contents: contents)
  }
}
