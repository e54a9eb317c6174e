import Foundation
import TestSupport
import Testing

/// A writer that is killed leaves its file as it was or as it was to be.
///
/// Each is killed some times, at moments spread over a whole run; `KILLS=300` in the environment for more.
@Suite(.serialized, .slow) struct KillTests {
  /// One command that writes a file.
  struct Writer: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var command: String
    var file: String
    /// Nil where the file is not there before.
    var before: String?
  }

  private static let kills = ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 20

  private static func code(_ name: String) -> String {
    (0..<8).reduce("import AppIntents\n") {
      $0 + "struct \(name)\($1): AppIntent { static let title: LocalizedStringResource = \"Water the Plant \($1)\" }\n"
    }
  }

  private func writers(for tool: Tool) async throws -> [Writer] {
    try tool.write(["App/App.swift": Self.code("Water"), "Fresh/Notes.txt": "", "surface.json": "{}\n"])
    let ship = "ship 1.0 --from App --date 2026-03-31 --force"
    #expect(try await tool.shell("'\(Tool.path)' \(ship)").status == 0)
    let shipped = try tool.text(of: "snapshots/1.0.json")
    try tool.write(["App/App.swift": Self.code("Feed")])
    let check = try await tool("check", "--from", "App", "--format", "json")
    let fingerprint = try #require(check.output.firstMatch(of: #/"fingerprint" : "([0-9a-f]+)"/#)).1
    let waive = "waive \(fingerprint) --by Me --today 2026-03-31 --reason"
    #expect(try await tool.shell("'\(Tool.path)' \(waive) First").status == 0)
    return [
      Writer(testDescription: "ship", command: ship, file: "snapshots/1.0.json", before: shipped),
      Writer(
        testDescription: "waive", command: "\(waive) Second", file: "snapshots/waivers.yml",
        before: try tool.text(of: "snapshots/waivers.yml")),
      Writer(testDescription: "init", command: "init -C Fresh", file: "Fresh/snapshots/intentcompat.yml"),
      Writer(
        testDescription: "propose", command: "propose all App --write", file: "App/App.swift", before: Self.code("Feed")
      ),
      Writer(
        testDescription: "snapshot", command: "snapshot App -o surface.json", file: "surface.json", before: "{}\n"),
    ]
  }

  @Test func leaveTheOldOrTheNewFileWhereverTheyAreKilled() async throws {
    let tool = try Tool()
    for writer in try await writers(for: tool) { try await kill(writer, in: tool) }
  }

  private func kill(_ writer: Writer, in tool: Tool) async throws {
    let command = "'\(Tool.path)' \(writer.command)"
    try restore(writer, in: tool)
    let start = Date()
    let run = try await tool.shell(command)
    let duration = Date().timeIntervalSince(start)
    #expect(run.status == 0, "\(writer): \(run.output)\(run.notes)")
    let after = try tool.text(of: writer.file)
    #expect(after != writer.before)
    var generator = SeededGenerator(seed: 8)
    var left = 0
    for _ in 0..<Self.kills {
      try restore(writer, in: tool)
      let seconds = Double.random(in: 0...(duration * 1.1), using: &generator)
      _ = try await tool.shell("\(command) & sleep \(seconds); kill -9 $!; wait $! 2>/dev/null; :")
      let text = try? tool.text(of: writer.file)
      #expect(text == writer.before || text == after, "\(writer)")
      if text == writer.before { left += 1 }
    }
    #expect(left > 0, "\(writer) was never killed in time")
    // What a killed writer left beside the file keeps nobody from writing, and nobody reads it.
    try restore(writer, in: tool)
    #expect(try await tool.shell(command).status == 0)
    #expect(try tool.text(of: writer.file) == after)
    try restore(writer, in: tool)
  }

  private func restore(_ writer: Writer, in tool: Tool) throws {
    if let before = writer.before { return try tool.write([writer.file: before]) }
    try? FileManager.default.removeItem(atPath: "\(tool.folder)/\(writer.file)")
  }
}
