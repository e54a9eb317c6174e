/// A git repository of a test's own.
package struct TestRepository {
  package let folder: TemporaryFolder

  /// Makes a repository without commits.
  package init() async throws {
    folder = try TemporaryFolder()
    try await git("init", "--quiet", "--initial-branch", "main")
  }

  /// Runs git as nobody in particular, with no settings of the machine's.
  ///
  /// - Parameter date: of the commits it makes; now if not given.
  package func git(_ arguments: String..., on date: String? = nil) async throws {
    let options = [
      "-C", folder.path, "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false",
      "-c", "protocol.file.allow=always",
    ]
    var environment: [String: String?] = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    if let date { environment.merge(["GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": date]) { _, new in new } }
    let outcome = try await ChildProcess.run("git", options + arguments, environment: environment)
    guard outcome.status == 0 else { throw GitFailure(words: outcome.output + outcome.notes) }
  }

  /// Writes files and commits all that has changed.
  package func commit(_ files: [String: String], tag: String? = nil, on date: String? = nil) async throws {
    try folder.write(files)
    try await git("add", "--all")
    try await git("commit", "--quiet", "--allow-empty", "--message", "change", on: date)
    if let tag { try await git("tag", tag) }
  }

  /// What git said.
  package struct GitFailure: Error {
    package var words: String
  }
}
