import IntentFiles
import IntentSurface

/// The commits that releases are at, and all on the way to them.
struct TaggedHistory {
  private(set) var graph = CommitGraph(parents: [])
  /// The position of the commit that the main branch has.
  private(set) var branch: Int?
  /// What can't be seen, each a line.
  private(set) var notes: [String] = []
  private var byRevision: [String: Int] = [:]
  private var byVersion: [(version: VersionNumber, commit: Int)] = []

  /// Knows no commit.
  init() {}

  /// - Parameter others: the ids of further commits that are asked about.
  /// - Throws: `GitError`.
  init(of releases: [GitRelease], with others: [String] = [], in repository: GitRepository) async throws(GitError) {
    guard !releases.isEmpty else { return }
    let commits = try await repository.commits(of: releases.map(\.revision))
    let head = try? await repository.mainBranch()
    graph = try await repository.commitGraph(of: commits.values + others + [head].compactMap(\.self))
    branch = head.flatMap(graph.position)
    byRevision = commits.compactMapValues(graph.position)
    byVersion = releases.compactMap { release in
      byRevision[release.revision].map { (VersionNumber(release.version), $0) }
    }
    if graph.isCutOff {
      notes.append(
        "this is a shallow clone: releases whose common commits it lacks are in the order of their numbers; "
          + "`git fetch --unshallow --tags` fetches the rest")
    }
  }

  /// What can be told where git can't: no release is at any commit, so that their numbers are left.
  init(failing error: GitError) {
    notes = ["releases are in the order of their numbers, because git could not list the commits: \(error)"]
  }

  /// The order of some releases, and those of them that are at a commit, by their positions in it.
  func order(of releases: [GitRelease]) -> (graph: ReleaseGraph, placed: [GitRelease]) {
    let placed = releases.compactMap { release in
      commit(of: release.version, release.revision).map { (release: release, commit: $0) }
    }
    let graph = ReleaseGraph(
      placed.map { .init(version: VersionNumber($0.release.version), date: $0.release.date, commit: $0.commit) },
      in: graph)
    return (graph, placed.map(\.release))
  }

  /// The newest of some releases that a commit is built on: one of its past, or of a line that left the way to it later and
  /// was never merged back. Nil where it is built on none.
  func newest(of releases: [GitRelease], before commit: String) -> GitRelease? {
    let order = order(of: releases)
    return graph.position(of: commit).flatMap(order.graph.newest).map { order.placed[$0] }
  }

  /// The line of some releases that people are on.
  func line(of releases: [GitRelease]) -> ReleaseLine {
    ReleaseLine(
      releases.map { release in
        ReleaseLine.Release(
          version: VersionNumber(release.version), date: release.date,
          commit: commit(of: release.version, release.revision), isFinal: release.isFinal)
      }, in: graph, branch: branch)
  }

  /// The position of a release's commit, by what git finds it by, else by the tag of its version.
  func commit(of version: String, _ revision: String?) -> Int? {
    if let revision { return byRevision[revision] }
    let number = VersionNumber(version)
    return byVersion.first { $0.version.isSame(as: number) }?.commit
  }
}
