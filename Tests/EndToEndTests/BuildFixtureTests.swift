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
    try GoldenFile.check(text, at: Self.root.appending(path: name).appending(path: "expected.txt"))
  }
}
