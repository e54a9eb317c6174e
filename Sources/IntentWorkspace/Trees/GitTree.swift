package import IntentReading

/// The files of a git revision, read from git's objects without a checkout; links and submodules are left out.
package struct GitTree: SourceTree {
  package let paths: [String]
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
    let listed = try await Self.files(in: repository, at: revision).filter { isWanted($0.path) }
    blobs = Dictionary(listed.map { ($0.path, $0.object) }, uniquingKeysWith: { first, _ in first })
    paths = blobs.keys.sorted()
    contents = try await store.blobs(Set(blobs.values), in: repository)
  }

  package func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
    guard let object = blobs[path] else { throw SourceTreeError("no such file in this revision") }
    guard let bytes = contents[object] else {
      throw SourceTreeError("git does not have its contents (a partial clone?); fetch them with `git fetch --refetch`")
    }
    return bytes
  }

  private static func files(
    in repository: GitRepository, at revision: GitRevision
  ) async throws(GitError) -> [(path: String, object: String)] {
    guard revision.isFolder else {
      return [(revision.path.split(separator: "/").last.map(String.init) ?? revision.path, revision.object)]
    }
    let listing = try await repository.output(of: ["ls-tree", "-r", "-z", "--full-tree", revision.object])
    return listing.split(separator: 0).compactMap { entry in
      // `100644 blob OID<tab>PATH`; a link (120000) has no Swift in it and a submodule (commit) is not in this repository.
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      guard fields.count == 3, fields[1] == "blob", fields[0] != "120000" else { return nil }
      return (String(decoding: entry[entry.index(after: tab)...], as: UTF8.self), String(fields[2]))
    }
  }
}
