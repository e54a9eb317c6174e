import Foundation
import TestSupport
import Testing

/// What `replay` reads of people's, and leaves nowhere.
@Suite struct ReplayTests {
  private static func repository() async throws -> Tool {
    let tool = try Tool()
    let shortcuts = Fixtures.root.appending(path: "Shortcuts").path
    try FileManager.default.copyItem(atPath: shortcuts, toPath: tool.folder + "/shortcuts")
    let intent = "struct %: AppIntent { static let title: LocalizedStringResource = \"%\" }\n"
    let code = ["WaterPlant", "NeedsWater", "LogGrowth"].map { intent.replacing("%", with: $0) }.joined()
    try tool.write([
      "App/App.swift": "import AppIntents\n" + code, "snapshots/intentcompat.yml": "name: Journal\nsources: [App]\n",
    ])
    #expect(try await tool("ship", "1.0", "--from", "App").status == 0)
    try tool.write(["App/App.swift": "import AppIntents\n" + intent.replacing("%", with: "WaterPlant")])
    return tool
  }

  @Test func saysWhatBreaksInEverythingThatItIsGiven() async throws {
    let tool = try await Self.repository()
    let run = try await tool("replay", "shortcuts/Mixed", "shortcuts/Library/Shortcuts.sqlite")
    #expect(run.status == 1, "\(run.notes)")
    #expect(
      run.output.contains("shortcuts/Mixed/Thirst.shortcut: breaks (2 steps, 1 from this app, 1 from the system)"),
      "\(run.output)")
    #expect(run.output.contains("automation 1 (Time Of Day): breaks"))
    #expect(run.output.contains("7 shortcuts replayed"))
    #expect(!(run.output + run.notes).contains("secret"))
    let json = try await tool("replay", "--library", "shortcuts/Library/Shortcuts.sqlite", "--format", "json")
    #expect(json.output.contains("\"breaks\" : 2"), "\(json.output)")
    let wrong = try await tool("replay", "--format", "html", "shortcuts")
    #expect(wrong.status == 2)
  }

  @Test func replaysInACheckWhatIsKept() async throws {
    let tool = try await Self.repository()
    try tool.write(["snapshots/intentcompat.yml": "name: Journal\nsources: [App]\nreplay: shortcuts/Kept\n"])
    let run = try await tool("check")
    #expect(run.status == 1)
    #expect(run.notes.contains("replayed 2 shortcuts from `replay:`; 1 would break"), "\(run.notes)")
    #expect(run.output.contains("1 replayed shortcut broken"), "\(run.output)")
    #expect(run.output.contains("shortcuts/Kept/Growth.plist"))
    let replay = try await tool("replay")
    #expect(replay.status == 1)
    #expect(replay.output.contains("2 shortcuts replayed"))
  }

  /// A copy of what a person has is gone, however the run ends.
  @Test(arguments: ["TERM", "INT", "HUP"])
  func leavesNoCopyBehind(signal: String) async throws {
    let tool = try await Self.repository()
    try tool.write(["tmp/keep": ""])
    // Large enough that it is still being copied when the signal comes; it holds nothing on disk.
    let large = "cp shortcuts/Library/Shortcuts.sqlite large.sqlite && truncate -s 400M large.sqlite"
    #expect(try await tool.shell(large).status == 0)
    for delay in ["0.05", "0.2", "0.4"] {
      // A shell without job control starts what runs beside it with SIGINT ignored; perl takes that back.
      let start = "perl -e '$SIG{INT}=\"DEFAULT\"; exec @ARGV' '\(Tool.path)' replay large.sqlite"
      let script = "TMPDIR=$PWD/tmp \(start) & sleep \(delay); kill -\(signal) $!; wait $!; echo ended $?"
      let run = try await tool.shell(script)
      #expect(run.output.contains("ended"), "\(run.notes)")
      let left = try FileManager.default.contentsOfDirectory(atPath: tool.folder + "/tmp")
      #expect(left == ["keep"], "after \(delay) s")
    }
  }
}
