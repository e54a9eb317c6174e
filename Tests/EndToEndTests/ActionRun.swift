import Foundation
import TestSupport
import Testing
import Yams

/// The composite action as its file says, run step by step as a runner runs it: the shell steps for real, in their order
/// and with their environment; what other actions do is left out.
struct ActionRun {
  struct UnknownExpression: Error { var text: String }

  struct Step {
    var id: String?
    var condition: String?
    /// Only what every container has is asked for.
    var shell: String?
    var script: String?
    var environment: [String: String]
  }

  static let folder = Fixtures.root.appending(path: "../../.github/actions/intentcompat").standardizedFileURL

  let tool: Tool
  let inputs: [String: String]
  private let steps: [Step]
  /// The number of the pull request; nil in a push.
  private let pullRequest: Int?

  init(_ tool: Tool, inputs: [String: String] = [:], pullRequest: Int? = 7) throws {
    self.tool = tool
    self.pullRequest = pullRequest
    let action = try Self.action()
    let declared = action["inputs"] as? [String: [String: Any]] ?? [:]
    self.inputs = declared.compactMapValues { $0["default"] as? String }.merging(inputs) { _, given in given }
    let runs = action["runs"] as? [String: Any]
    steps = (runs?["steps"] as? [[String: Any]] ?? []).map { step in
      Step(
        id: step["id"] as? String, condition: step["if"] as? String, shell: step["shell"] as? String,
        script: step["run"] as? String, environment: step["env"] as? [String: String] ?? [:])
    }
  }

  static func action() throws -> [String: Any] {
    let text = try String(contentsOf: folder.appending(path: "action.yml"), encoding: .utf8)
    return try Yams.load(yaml: text) as? [String: Any] ?? [:]
  }

  /// Runs all steps up to the first that fails.
  func callAsFunction(environment: [String: String] = [:]) async throws -> (status: Int32, log: String) {
    var outputs: [String: String] = [:]
    var log = ""
    // The repository of the action as the runner downloads it: what git does not hold is not there.
    try await tool.shell("mkdir -p .runner/action/.github/actions .runner/action/Sources .runner/temp")
    try await tool.shell(
      """
      cp -R '\(Self.folder.path)' .runner/action/.github/actions; touch .runner/action/Package.swift
      test ! -e .release/install.sh || cp .release/install.sh .runner/action/.github/actions/intentcompat
      """)
    for step in steps {
      guard try holds(step.condition, outputs), let script = step.script else { continue }
      #expect(step.shell == "sh")
      let variables = try step.environment.mapValues { try expanded($0, outputs) }
      try tool.write([".runner/step.sh": try expanded(script, outputs), ".runner/output": ""])
      let run = try await tool.shell(
        "touch .runner/summary; PATH=\"$PWD/.runner/bin:$PATH\" sh -e .runner/step.sh",
        environment: runner.merging(environment) { $1 }.merging(variables) { $1 })
      log += run.output + run.notes
      for line in try tool.text(of: ".runner/output").split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1)
        if let id = step.id, parts.count == 2 { outputs["steps.\(id).outputs.\(parts[0])"] = String(parts[1]) }
      }
      guard run.status == 0 else { return (run.status, log) }
    }
    return (0, log)
  }

  private var runner: [String: String] {
    let home = "\(tool.folder)/.runner"
    return [
      "GITHUB_OUTPUT": "\(home)/output", "GITHUB_STEP_SUMMARY": "\(home)/summary", "RUNNER_TEMP": "\(home)/temp",
      "GITHUB_ACTION_PATH": "\(home)/action/.github/actions/intentcompat", "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64",
      "GITHUB_REPOSITORY": "o/r", "GITHUB_ACTIONS": "true",
    ]
  }

  /// As much of the runner's expressions as the action uses; a new one fails the test that runs it.
  private func value(_ expression: String, _ outputs: [String: String]) throws -> String {
    if let name = expression.wholeMatch(of: #/inputs\.([\w-]+)/#)?.1 { return inputs[String(name)] ?? "" }
    if expression.hasPrefix("steps.") { return outputs[expression] ?? "" }
    switch expression {
    case "github.event.pull_request", "github.event.pull_request.number": return pullRequest.map(String.init) ?? ""
    case "github.event.pull_request.head.sha": return pullRequest.map { _ in "HEAD" } ?? ""
    case "github.token": return "token"
    default: throw UnknownExpression(text: expression)
    }
  }

  private func holds(_ condition: String?, _ outputs: [String: String]) throws -> Bool {
    for part in condition?.components(separatedBy: " && ") ?? [] {
      let match = try #require(part.wholeMatch(of: #/(?<name>[\w.-]+)(?: (?<sign>==|!=) '(?<value>\w+)')?/#))
      let value = try value(String(match.name), outputs)
      let holds = match.value.map { (value == $0) == (match.sign == "==") } ?? !value.isEmpty
      if !holds { return false }
    }
    return true
  }

  private func expanded(_ text: String, _ outputs: [String: String]) throws -> String {
    var result = text
    while let match = result.firstMatch(of: #/\$\{\{ *(.*?) *\}\}/#) {
      result.replaceSubrange(match.range, with: try value(String(match.1), outputs))
    }
    return result
  }
}
