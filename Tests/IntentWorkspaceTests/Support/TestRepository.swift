import Foundation
import IntentWorkspace
import Subprocess

/// A git repository of a test's own.
struct TestRepository {
  let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    try await git("init", "--quiet", "--initial-branch", "main")
  }

  /// Runs git as nobody in particular, with no settings of the machine's.
  func git(_ arguments: String...) async throws {
    let options = [
      "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false",
      "-c", "protocol.file.allow=always",
    ]
    let result = try await run(
      .name("git"), arguments: Arguments(["-C", folder.path] + options + arguments),
      environment: .inherit.updating(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]),
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    guard result.terminationStatus.isSuccess else { throw GitFailure(words: result.standardError) }
  }

  func commit(_ files: [String: String], tag: String? = nil) async throws {
    try folder.write(files)
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message", "change")
    if let tag { try await git("tag", tag) }
  }

  struct GitFailure: Error {
    var words: String
  }
}

extension OperandContext {
  /// A context in a folder, with the settings that are there.
  init(in folder: String, app: String? = nil) throws {
    self.init(workspace: try Workspace.find(from: folder), appName: app)
  }
}

/// Swift source of one intent.
func intentSource(_ name: String, parameter: String = "amount") -> String {
  """
  import AppIntents

  struct \(name): AppIntent {
    static let title: LocalizedStringResource = "\(name)"
    @Parameter(title: "Amount") var \(parameter): Int
    func perform() async throws -> some IntentResult { .result() }
  }

  """
}
