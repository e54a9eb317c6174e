package import SourceScanning

/// The files of a git revision, read from git's objects without a checkout; links and submodules are left out.
package struct GitTree: SourceTree {
  package let paths: [String]
  /// The folders in which other repositories belong, sorted: their code is not in this one.
  package let submodules: [String]
  private let blobs: [String: String]
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
    let all = try await Self.entries(in: repository, at: revision)
    submodules = all.filter(\.isSubmodule).map(\.path).sorted()
    let listed = all.filter { !$0.isSubmodule && isWanted($0.path) }
    blobs = Dictionary(listed.map { ($0.path, $0.object) }, uniquingKeysWith: { first, _ in first })
    paths = blobs.keys.sorted()
    contents = try await store.blobs(Set(blobs.values), in: repository)
  }

  package func contents(of path: String) throws(SourceTreeError) -> [UInt8] { Array(try bytes(of: path)) }

  package func look<Result>(
    at path: String, through buffer: inout ReadBuffer, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(SourceTreeError) -> Result {
    try bytes(of: path).withUnsafeBufferPointer(body)
  }

  private func bytes(of path: String) throws(SourceTreeError) -> ArraySlice<UInt8> {
    guard let object = blobs[path] else { throw SourceTreeError("no such file in this revision") }
    guard let bytes = contents[object] else {
      throw SourceTreeError(
        "git does not have its contents, or they are damaged; fetch them with \(GitError.wholeFetch)")
    }
    return bytes
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
