import Foundation
import TestSupport
import Testing
import Yams

/// The scripts of this repository's own workflows and of its action.
@Suite struct WorkflowScriptTests {
  private static let top = Documentation.top

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

  /// A tag of somebody else's can be moved to other code, and what checks out leaves its token to what runs after it.
  @Test func runsOnlyWhatIsPinnedAndKeepsNoToken() throws {
    let workflows = Self.top.appending(path: ".github/workflows")
    let names = try FileManager.default.contentsOfDirectory(atPath: workflows.path).filter { $0.hasSuffix(".yml") }
    #expect(!names.isEmpty)
    for name in names {
      let text = try String(contentsOf: workflows.appending(path: name), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("uses: ") {
        #expect(line.contains(#/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+/#), "\(name): \(line)")
      }
      let workflow = try #require(try Yams.load(yaml: text) as? [String: Any])
      #expect(workflow["permissions"] != nil, "\(name)")
      for (job, content) in try #require(workflow["jobs"] as? [String: [String: Any]]) {
        #expect(content["timeout-minutes"] != nil, "\(name): \(job)")
        let checkouts = (content["steps"] as? [[String: Any]] ?? []).filter {
          ($0["uses"] as? String)?.hasPrefix("actions/checkout@") == true
        }
        for step in checkouts {
          #expect((step["with"] as? [String: Any])?["persist-credentials"] is Bool, "\(name): \(job)")
        }
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
