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
    folder = url.resolvingSymlinksInPath().path
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

  /// The command, beside the test bundle that this runs in.
  static var path: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let test = bundle ?? ProcessInfo.processInfo.arguments.first ?? ""
    return URL(filePath: test).deletingLastPathComponent().appending(path: "intentcompat").path
  }

  /// What makes a shell run the command with ordinary rights: the super-user may read and write everywhere.
  static let asAnybody = getuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups" : ""

  static func runsAsAnybody() async throws -> Bool {
    try await Tool().shell("\(asAnybody) '\(path)' --version").status == 0
  }

  func start(_ program: String, _ arguments: [String], _ more: [String: String] = [:]) async throws -> Run {
    // The pull request in which these tests run is not theirs.
    let environment: [String: String?] = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "NO_COLOR": "1", "GITHUB_BASE_REF": nil,
      "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": nil, "GITHUB_STEP_SUMMARY": nil,
    ]
    let outcome = try await ChildProcess.run(
      program, arguments, in: folder, environment: environment.merging(more) { _, new in new })
    return Run(status: outcome.status ?? -1, output: outcome.output, notes: outcome.notes)
  }
}
