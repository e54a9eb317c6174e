import Foundation
import TestSupport
import Testing
import Yams

/// What the documentation tells people to paste, run as it stands there: the shell parts of it.
@Suite struct SnippetTests {
  private static let top = Fixtures.root.appending(path: "../..").standardizedFileURL

  /// The code blocks of a language in the page about the places where the tool is used.
  private static func blocks(_ language: String) throws -> [String] {
    let page = try String(contentsOf: ActionRun.folder.appending(path: "README.md"), encoding: .utf8)
    return page.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  private static func yaml(_ key: String) throws -> Any {
    let files = try blocks("yaml").compactMap { try Yams.load(yaml: $0) }
    let found = files.compactMap { ($0 as? [String: Any])?[key] ?? ($0 as? [[String: Any]])?.first?[key] }.first
    return try #require(found, "no example has \(key)")
  }

  /// Runs a script with the tool on its path.
  private static func run(
    _ script: String, in tool: Tool, environment: [String: String] = [:]
  ) async throws -> Tool.Run {
    let folder = URL(filePath: Tool.path).deletingLastPathComponent().path
    return try await tool.shell("PATH=\"\(folder):$PATH\"; \(script)", environment: environment)
  }

  private static func broken() async throws -> BookRepository {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    return books
  }

  @Test func showsAWorkflowThatTheActionUnderstands() throws {
    let jobs = try #require(try Self.yaml("jobs") as? [String: [String: Any]])
    let steps = try #require(jobs["check"]?["steps"] as? [[String: Any]])
    let step = try #require(steps.first { ($0["uses"] as? String)?.contains("/.github/actions/intentcompat@") == true })
    let inputs = try #require(ActionRun.action()["inputs"] as? [String: Any])
    for name in try #require(step["with"] as? [String: Any]).keys { #expect(inputs[name] != nil, "\(name)") }
  }

  @Test func runsInGitLab() async throws {
    let books = try await Self.broken()
    let job = try #require(try Self.yaml("intentcompat") as? [String: Any])
    let script = try #require(job["script"] as? String)
    let run = try await Self.run(
      script, in: books.tool, environment: ["CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"])
    #expect(run.status == 1 && run.notes.contains("the pull request goes to `main`"))
    let reports = try #require((job["artifacts"] as? [String: Any])?["reports"] as? [String: String])
    let report = try books.tool.text(of: try #require(reports["codequality"]))
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["critical"])
  }

  @Test func runsBeforeACommit() async throws {
    let books = try await Self.broken()
    try await books.tool.git("branch", "--quiet", "origin/main", "main")
    let hooks = try String(contentsOf: Self.top.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let hook = try #require((try Yams.load(yaml: hooks) as? [[String: Any]])?.first)
    let used = try #require((try Self.yaml("hooks") as? [[String: Any]])?.first)
    #expect(hook["id"] as? String == used["id"] as? String)
    let words = [try #require(hook["entry"] as? String)] + (used["args"] as? [String] ?? [])
    let run = try await Self.run(words.joined(separator: " "), in: books.tool)
    #expect(run.status == 1 && run.output.contains("new in this change"), "\(run.notes)")
    let files = try Regex(try #require(hook["files"] as? String))
    for name in ["App/Intents.swift", "Intents.intentdefinition", "snapshots/1.0.json", "snapshots/waivers.yml"] {
      #expect(name.firstMatch(of: files) != nil, "\(name)")
    }
  }

  @Test func runsAsAnXcodeBuildPhase() async throws {
    let books = try await Self.broken()
    let script = try #require(try Self.blocks("sh").first)
    let environment = ["SRCROOT": books.tool.folder]
    let run = try await Self.run("cd /; \(script)", in: books.tool, environment: environment)
    #expect(run.status == 1)
    #expect(run.output.contains("error: The intent “RemoveBook”"))
    let without = try await books.tool.shell("PATH=/usr/bin:/bin; \(script)", environment: environment)
    #expect(without.status == 0 && without.output == "warning: intentcompat is not installed\n")
  }

  @Test func runsInAFastlaneLane() async throws {
    let books = try await Self.broken()
    let lane = try #require(try Self.blocks("ruby").first)
    let calls = lane.matches(of: #/sh\((.*)\)/#).map { match in
      match.1.replacing(", version", with: ", \"1.3\"").replacing(", ", with: " ")
    }
    #expect(calls.count == 2)
    // fastlane runs in its own folder.
    try await books.tool.shell("mkdir fastlane")
    let gate = try await Self.run("cd fastlane; \(calls[0])", in: books.tool)
    #expect(gate.status == 1 && gate.notes.contains("Release check: every finding counts"))
    try books.write(intents: BookRepository.promised)
    for call in calls { #expect(try await Self.run("cd fastlane; \(call)", in: books.tool).status == 0) }
    #expect(try books.tool.text(of: "snapshots/1.3.json").contains("RemoveBook"))
  }

  @Test(arguments: [".github/workflows", ".github/actions/intentcompat"])
  func hasShellThatParses(_ folder: String) async throws {
    let tool = try Tool()
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.top.appending(path: folder).path)
    for name in files where name.hasSuffix(".sh") || name.hasSuffix(".yml") {
      let text = try String(contentsOf: Self.top.appending(path: "\(folder)/\(name)"), encoding: .utf8)
      let scripts = name.hasSuffix(".sh") ? [text] : Self.scripts(in: try Yams.load(yaml: text))
      for script in scripts {
        try tool.write(["script": script.replacing(#/\$\{\{.*?\}\}/#, with: "x")])
        let run = try await tool.shell("bash -n script")
        #expect(run.status == 0, "\(name): \(run.notes)")
      }
    }
  }

  /// Every `run:` in a file, wherever it stands.
  private static func scripts(in node: Any?) -> [String] {
    if let list = node as? [Any] { return list.flatMap { scripts(in: $0) } }
    guard let map = node as? [String: Any] else { return [] }
    return map.sorted { $0.key < $1.key }.flatMap { key, value in
      (value as? String).map { key == "run" ? [$0] : [] } ?? scripts(in: value)
    }
  }
}
