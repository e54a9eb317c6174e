import Foundation
import TestSupport

/// The built command, run as people run it, in a folder of the test's own.
final class Tool: Sendable {
  /// What one run gave.
  struct Run: Sendable {
    var status: Int32
    var output: String
    var notes: String
  }

  let folder: String

  init() throws {
    let url = URL(filePath: NSTemporaryDirectory()).appending(path: "intentcompat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder =
      realpath(url.path, nil).map { resolved in
        defer { free(resolved) }
        return String(cString: resolved)
      } ?? url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func callAsFunction(_ arguments: String...) async throws -> Run { try await start(arguments) }

  func start(_ arguments: [String], environment: [String: String] = [:]) async throws -> Run {
    try await start(Self.path, arguments, environment)
  }

  @discardableResult
  func git(_ arguments: String...) async throws -> Run {
    let options = [
      "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false",
      "-c", "init.defaultBranch=main",
    ]
    return try await start("git", options + arguments)
  }

  @discardableResult
  func shell(_ script: String, environment: [String: String] = [:]) async throws -> Run {
    try await start("sh", ["-c", script], environment)
  }

  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = URL(filePath: folder).appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder).appending(path: name)), as: UTF8.self)
  }

  /// The command that `INTENTCOMPAT_TOOL` names, or the one beside the tests: `swift test` on macOS loads them into a
  /// program of its own and says where they are.
  static var path: String {
    if let named = ProcessInfo.processInfo.environment["INTENTCOMPAT_TOOL"] { return named }
    let arguments = ProcessInfo.processInfo.arguments
    let named = zip(arguments, arguments.dropFirst()).first { $0.0 == "--test-bundle-path" }?.1
    let tests = named?.components(separatedBy: ".xctest/").first ?? arguments.first ?? ""
    return URL(filePath: tests).deletingLastPathComponent().appending(path: "intentcompat").path
  }

  /// What makes a shell run the command with ordinary rights: the super-user may read and write everywhere.
  static let asAnybody = getuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups" : ""

  static func runsAsAnybody() async throws -> Bool {
    try await Tool().shell("\(asAnybody) '\(path)' --version").status == 0
  }

  private static let jobPrefixes = [
    "GITHUB_", "GITEA_", "FORGEJO_", "CI_", "GITLAB_", "BITRISE", "BUILD_", "SYSTEM_PULLREQUEST", "JENKINS_", "CHANGE_",
    "CIRCLE", "BUILDKITE", "BITBUCKET_", "CM_", "TEAMCITY_", "DRONE", "TRAVIS", "CIRRUS_", "APPVEYOR",
  ]

  func start(_ program: String, _ arguments: [String], _ more: [String: String] = [:]) async throws -> Run {
    // The pull request in which these tests run is not theirs.
    let job = ProcessInfo.processInfo.environment.keys.filter { name in
      name == "CI" || Self.jobPrefixes.contains { name.hasPrefix($0) }
    }
    let environment = Dictionary(uniqueKeysWithValues: job.map { ($0, nil as String?) }).merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "NO_COLOR": "1", "GITHUB_STEP_SUMMARY": nil,
    ]) { _, own in own }
    let outcome = try await ChildProcess.run(
      program, arguments, in: folder, environment: environment.merging(more) { _, new in new })
    return Run(status: outcome.status ?? -1, output: outcome.output, notes: outcome.notes)
  }
}
