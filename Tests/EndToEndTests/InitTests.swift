import Foundation
import TestSupport
import Testing

/// `init` in the repositories under `Tests/Fixtures/Projects`: the settings it writes and what it says.
///
/// `RECORD_GOLDEN=1` writes the expected files anew and fails.
@Suite struct InitTests {
  static let root = Fixtures.root.appending(path: "Projects")

  static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test func hasEveryKindOfProject() {
    #expect(
      Self.names == ["groups", "package", "synchronized", "tuist", "two-apps", "unreadable", "xcodegen"])
  }

  @Test(arguments: names)
  func writesWhatTheRepositoryShows(name: String) async throws {
    let tool = try Tool()
    let input = Self.root.appending(path: name).appending(path: "input")
    for file in try FileManager.default.contentsOfDirectory(atPath: input.path) {
      try FileManager.default.copyItem(atPath: input.appending(path: file).path, toPath: "\(tool.folder)/\(file)")
    }
    let run = try await tool("init")
    #expect(run.status == 0, "\(run.notes)")
    let expected = Self.root.appending(path: name)
    try GoldenFile.check(
      try tool.text(of: "snapshots/intentcompat.yml"), at: expected.appending(path: "intentcompat.yml"))
    try GoldenFile.check(run.notes, at: expected.appending(path: "notes.txt"))

    // What it wrote can be used as it is.
    let app = name == "two-apps" ? ["--app", "Reader"] : []
    #expect(try await tool.start(["ship", "1.0"] + app).status == 0)
    #expect(try await tool.start(["check"] + app).status == 0)
  }
}
