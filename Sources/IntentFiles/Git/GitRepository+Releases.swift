/// A release as a repository shows it.
package struct GitRelease: Equatable, Sendable {
  /// The version, as it was tagged or recorded.
  package var version: String
  /// What git finds it by: the full name of a tag, or the id of a commit.
  package var revision: String
  /// The day of the tag or commit.
  package var date: String
  /// Whether people got it, rather than only testers.
  package var isFinal = true

  /// Makes one from what is always known of it; the rest has its default.
  package init(version: String, revision: String, date: String, isFinal: Bool = true) {
    self.version = version
    self.revision = revision
    self.date = date
    self.isFinal = isFinal
  }
}

extension GitRepository {
  /// What stands for the version in a pattern of commit subjects.
  package static let versionPlace = "{version}"

  /// The commits on the way to `HEAD` whose subject names a version as the pattern has it, oldest first. Of several
  /// commits for one version the last counts.
  ///
  /// Only first parents are looked at: a branch that was merged shipped with the merge.
  ///
  /// - Parameter pattern: the whole subject, with `{version}` in it: `Release {version}`.
  /// - Throws: `GitError`.
  package func releases(titled pattern: String) async throws(GitError) -> [GitRelease] {
    let parts = pattern.split(separator: Self.versionPlace, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return [] }
    _ = try await commit(of: "HEAD")
    // Lines between these begin with `commit`, and have one field.
    let listing = try await text(of: ["rev-list", "--first-parent", "--reverse", "--format=%H%x00%cs%x00%s", "HEAD"])
    var releases: [GitRelease] = []
    for line in listing.split(separator: "\n") {
      let fields = line.split(separator: "\0", omittingEmptySubsequences: false)
      guard fields.count == 3, let version = Self.version(in: fields[2], between: parts[0], and: parts[1]) else {
        continue
      }
      releases.removeAll { $0.version == version }
      releases.append(GitRelease(version: version, revision: String(fields[0]), date: String(fields[1])))
    }
    return releases
  }

  /// The commit of the branch that releases are made from: the default one of the remote, else `main` or `master`, else what
  /// is checked out.
  ///
  /// - Throws: `GitError`.
  package func mainBranch() async throws(GitError) -> String {
    let names =
      ["refs/remotes/origin/HEAD"] + ["heads", "remotes/origin"].flatMap { ["refs/\($0)/main", "refs/\($0)/master"] }
    if !isBare, let found = try await branches(names).first { return found.commit }
    return try await commit(of: "HEAD")
  }

  /// The day of a commit.
  ///
  /// - Throws: `GitError`.
  package func date(of commit: String) async throws(GitError) -> String {
    let lines = try await text(of: ["rev-list", "-1", "--format=%cs", "--end-of-options", commit])
    return lines.split(separator: "\n").last.map(String.init) ?? ""
  }

  private static func version(in subject: Substring, between start: Substring, and end: Substring) -> String? {
    guard subject.hasPrefix(start), subject.hasSuffix(end), subject.count > start.count + end.count else { return nil }
    let version = subject.dropFirst(start.count).dropLast(end.count)
    return version.wholeMatch(of: /[0-9]+(\.[0-9]+)*/) == nil ? nil : String(version)
  }
}
