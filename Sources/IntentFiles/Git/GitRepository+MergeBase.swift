extension GitRepository {
  /// The commit at which a change started: the merge-base of two revisions.
  ///
  /// - Parameters:
  ///   - head: where the change is now.
  ///   - names: what the target may be called; the first that is there is taken.
  /// - Returns: the name that was there, the full ids of the merge-base and of `head`.
  /// - Throws: `GitError`, with the remedy for a shallow clone and for a target that was not fetched.
  package func mergeBase(
    of head: String, with names: [String]
  ) async throws(GitError) -> (target: String, commit: String, head: String) {
    let tip = try await commit(of: head)
    let target = try await firstThere(of: names)
    let commit: String
    do {
      commit = try await text(of: ["merge-base", tip, target.commit])
    } catch .failed {
      let isShallow = try await isShallow()
      throw .noMergeBase(head: head, target: target.name, isShallow: isShallow)
    }
    return (target.name, commit, tip)
  }

  // A change goes to a branch: one of any of the names goes before a tag or a commit. An error is about the first name,
  // which is the one that people know.
  private func firstThere(of names: [String]) async throws(GitError) -> (name: String, commit: String) {
    let references = names.flatMap { [("refs/remotes/\($0)", $0), ("refs/heads/\($0)", $0)] }
      .filter { $0.0.allSatisfy { !"*?[\\".contains($0) } }
    if let found = try await branches(references.map(\.0)).first,
      let name = references.first(where: { $0.0 == found.name })?.1
    {
      return (name, found.commit)
    }
    let first = names.first ?? ""
    do throws(GitError) { return (first, try await commit(of: first)) } catch {
      for name in names.dropFirst() {
        if let commit = try? await commit(of: name) { return (name, commit) }
      }
      throw error
    }
  }
}
