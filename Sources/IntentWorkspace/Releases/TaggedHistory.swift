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

  /// Where git can't tell, no release is at any commit, so that their numbers are left.
  ///
  /// - Parameter others: the ids of further commits that are asked about.
  init(of releases: [GitRelease], with others: [String] = [], in repository: GitRepository) async {
    guard !releases.isEmpty else { return }
    do {
      let commits = try await repository.commits(of: releases.map(\.revision))
      let head = try? await repository.mainBranch()
      graph = try await repository.commitGraph(of: commits.values + others + [head].compactMap(\.self))
      branch = head.flatMap(graph.position)
      byRevision = commits.compactMapValues(graph.position)
    } catch {
      notes = ["releases are in the order of their numbers, because git could not list the commits: \(error)"]
    }
    byVersion = releases.compactMap { release in
      byRevision[release.revision].map { (VersionNumber(release.version), $0) }
    }
    if graph.isCutOff {
      notes.append(
        "this is a shallow clone: releases whose common commits it lacks are in the order of their numbers; "
          + "`git fetch --unshallow --tags` fetches the rest")
    }
  }

  /// The position of a release's commit, by what git finds it by, else by the tag of its version.
  func commit(of version: String, _ revision: String?) -> Int? {
    if let revision { return byRevision[revision] }
    let number = VersionNumber(version)
    return byVersion.first { $0.version.isSame(as: number) }?.commit
  }
}
