import Foundation
import TestSupport
import Testing

/// Whole projects before and after a change, in `Tests/Fixtures/Builds`: what `diff` says of who builds what.
///
/// Each folder has `input/old` and `input/new`, and where settings declare something, `input/snapshots`. `RECORD_GOLDEN=1`
/// writes `expected.txt` anew and fails.
@Suite struct BuildFixtureTests {
  static let root = Fixtures.root.appending(path: "Builds")

  static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test func hasCases() { #expect(Self.names.count > 20) }

  @Test(arguments: names)
  func saysWhoIsHit(name: String) async throws {
    let tool = try Tool()
    let input = Self.root.appending(path: name).appending(path: "input")
    for side in try FileManager.default.contentsOfDirectory(atPath: input.path) {
      try FileManager.default.copyItem(atPath: input.appending(path: side).path, toPath: "\(tool.folder)/\(side)")
    }
    let run = try await tool("diff", "old", "new")
    let text = "exit status \(run.status)\n\(run.notes)\n\(run.output)"
    let url = Self.root.appending(path: name).appending(path: "expected.txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: url)
      Issue.record("recorded \(name); run again without RECORD_GOLDEN")
      return
    }
    #expect(text == String(decoding: try Data(contentsOf: url), as: UTF8.self), "\(name)")
  }
}
