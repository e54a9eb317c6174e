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

  /// Every `run:` in a file, wherever it stands.
  private static func scripts(in node: Any?) -> [String] {
    if let list = node as? [Any] { return list.flatMap { scripts(in: $0) } }
    guard let map = node as? [String: Any] else { return [] }
    return map.sorted { $0.key < $1.key }.flatMap { key, value in
      (value as? String).map { key == "run" ? [$0] : [] } ?? scripts(in: value)
    }
  }
}
