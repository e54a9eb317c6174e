/// Remembers the blobs of the revision read last: revisions of one app have most of their files in common.
package actor GitBlobStore {
  private var latest: GitBlobs?

  package init() {}

  /// The blobs, of which only those are loaded that the revision before did not have.
  ///
  /// - Throws: `GitError`.
  package func blobs(_ objects: Set<String>, in repository: GitRepository) async throws(GitError) -> GitBlobs {
    let blobs = try await GitBlobs(objects, in: repository, known: latest)
    latest = blobs
    return blobs
  }
}
