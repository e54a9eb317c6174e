package import SourceScanning

/// The files of a git revision, read from git's objects without a checkout; links and submodules are left out.
package struct GitTree: SourceTree {
  /// The paths of all files, sorted.
  package let paths: [String]
  /// The folders in which other repositories belong, sorted: their code is not in this one.
  package let submodules: [String]
  /// By the bytes of a path: two names that differ in their Unicode form alone are two files to git, and one string.
  private let blobs: [[UInt8]: String]
  private let contents: GitBlobs

  /// Lists the folder and loads the wanted files in one go, each blob once.
  ///
  /// - Parameters:
  ///   - store: what was loaded for another revision.
  ///   - isWanted: asked with the path relative to the revision's folder.
  /// - Throws: `GitError`.
  package init(
    _ repository: GitRepository, at revision: GitRevision, from store: GitBlobStore = GitBlobStore(),
    where isWanted: (String) -> Bool
  ) async throws(GitError) {
    let listing = try await Listing(of: revision, in: repository, where: isWanted)
    (paths, submodules, blobs) = (listing.paths, listing.submodules, listing.blobs)
    contents = try await store.blobs(Set(blobs.values), in: repository)
  }

  /// Files that are listed and loaded already.
  ///
  /// - Parameter paths: those of the blobs, sorted.
  init(paths: [String], submodules: [String], blobs: [[UInt8]: String], contents: GitBlobs) {
    self.paths = paths
    self.submodules = submodules
    self.blobs = blobs
    self.contents = contents
  }

  /// The id of the blob, which is a hash of the bytes.
  package func identity(of path: String) -> String? { blobs[Array(path.utf8)] }

  /// The bytes of a file.
  ///
  /// - Throws: `SourceTreeError` where it can't be read, or is larger than the limit.
  package func contents(of path: String) throws(SourceTreeError) -> [UInt8] { Array(try bytes(of: path)) }

  /// Looks at the bytes of a file without keeping them.
  ///
  /// - Throws: `SourceTreeError` where it can't be read.
  package func scan<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    try bytes(of: path).withUnsafeBufferPointer(body)
  }

  private func bytes(of path: String) throws(SourceTreeError) -> ArraySlice<UInt8> {
    guard let object = blobs[Array(path.utf8)] else { throw SourceTreeError("no such file in this revision") }
    let bytes = try contents.bytes(of: object)
    try bytes.withUnsafeBufferPointer { bytes throws(SourceTreeError) in try LFSPointer.refuse(bytes) }
    return bytes
  }

  /// The files of a revision, without their contents.
  struct Listing {
    /// Of the wanted files, sorted; those that are one string stay in the order of their bytes, in which git lists them.
    let paths: [String]
    /// Sorted.
    let submodules: [String]
    /// By the bytes of a path.
    let blobs: [[UInt8]: String]

    init(
      of revision: GitRevision, in repository: GitRepository, where isWanted: (String) -> Bool
    ) async throws(GitError) {
      let all = try await GitTree.entries(in: repository, at: revision)
      let files = all.filter { !$0.isSubmodule && isWanted($0.path) }
      paths = files.map(\.path).sorted()
      submodules = all.filter(\.isSubmodule).map(\.path).sorted()
      blobs = Dictionary(files.map { (Array($0.path.utf8), $0.object) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private struct Entry {
    var path: String
    var object: String
    var isSubmodule = false
  }

  private static func entries(
    in repository: GitRepository, at revision: GitRevision
  ) async throws(GitError) -> [Entry] {
    guard revision.isFolder else {
      return [Entry(path: String(RelativePath.name(of: revision.path)), object: revision.object)]
    }
    let listing = try await repository.output(of: ["ls-tree", "-r", "-z", "--full-tree", revision.object])
    return listing.split(separator: 0).compactMap { entry in
      // `100644 blob OID<tab>PATH`. Only files start so: a link (120000) has no Swift in it.
      let isSubmodule = entry.starts(with: "160000 ".utf8)
      guard isSubmodule || entry.starts(with: "100".utf8), let tab = entry.firstIndex(of: UInt8(ascii: "\t")),
        let blank = entry[..<tab].lastIndex(of: UInt8(ascii: " "))
      else { return nil }
      return Entry(
        path: String(decoding: entry[(tab + 1)...], as: UTF8.self),
        object: String(decoding: entry[(blank + 1)..<tab], as: UTF8.self), isSubmodule: isSubmodule)
    }
  }
}
