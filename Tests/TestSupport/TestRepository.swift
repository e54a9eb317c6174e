/// A git repository of a test's own.
package struct TestRepository {
  package let folder: TemporaryFolder

  /// Makes a repository without commits.
  package init() async throws {
    folder = try TemporaryFolder()
    try await git("init", "--quiet", "--initial-branch", "main")
  }

  /// Runs git as nobody in particular, with no settings of the machine's.
  package func git(_ arguments: String...) async throws {
    let options = [
      "-C", folder.path, "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false",
      "-c", "protocol.file.allow=always",
    ]
    let outcome = try await ChildProcess.run(
      "git", options + arguments, environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
    guard outcome.status == 0 else { throw GitFailure(words: outcome.output + outcome.notes) }
  }

  /// Writes files and commits all that has changed.
  package func commit(_ files: [String: String], tag: String? = nil) async throws {
    try folder.write(files)
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message", "change")
    if let tag { try await git("tag", tag) }
  }

  /// What git said.
  package struct GitFailure: Error {
    package var words: String
  }
}
