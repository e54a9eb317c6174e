/// Remembers the blobs of the revision read last: revisions of one app have most of their files in common.
package actor GitBlobStore {
  private var latest: Task<Result<GitBlobs, GitError>, Never>?

  /// One with its defaults.
  package init() {}

  /// The blobs, of which only those are loaded that the revision before did not have.
  ///
  /// Revisions that are asked for side by side are loaded one after the other.
  ///
  /// - Throws: `GitError`.
  package func blobs(_ objects: Set<String>, in repository: GitRepository) async throws(GitError) -> GitBlobs {
    let earlier = latest
    let task = Task { () -> Result<GitBlobs, GitError> in
      let known = try? await earlier?.value.get()
      do throws(GitError) {
        var blobs = known ?? GitBlobs()
        blobs.keep(only: objects)
        try await blobs.load(objects, in: repository)
        return .success(blobs)
      } catch {
        return .failure(error)
      }
    }
    latest = task
    return try await task.value.get()
  }
}
