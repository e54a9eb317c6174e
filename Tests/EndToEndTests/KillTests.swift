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
    // What a killed writer left beside the file keeps nobody from writing, nobody reads it, and the next one removes it.
    try restore(writer, in: tool)
    #expect(try await tool.shell(command).status == 0)
    #expect(try tool.text(of: writer.file) == after)
    #expect(try await leftOvers(in: tool) == "")
    try restore(writer, in: tool)
  }

  private func leftOvers(in tool: Tool) async throws -> String {
    try await tool.shell("find . -name '*.intentcompat-tmp' -o -name '.intentcompat-edits'").output
  }

  // Edits of one proposal are in several files, and one without the others may not compile.
  @Test func allFilesOfAProposalAreWrittenOrNone() async throws {
    let tool = try Tool()
    let names = (0..<12).map { "App/F\($0).swift" }
    let old = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Self.code("Water\($0)x")) })
    let new = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { index, name in
        (
          name,
          Self.code("Water\(index)x").replacing("Water the Plant", with: "Pour").replacing(
            "struct Water", with: "struct Pour")
        )
      })
    try tool.write(Dictionary(uniqueKeysWithValues: old.map { ("Old/\($0)", $1) }))
    try tool.write(new)
    let command = "'\(Tool.path)' propose all App --since Old --write"
    let start = Date()
    #expect(try await tool.shell(command).status == 0)
    let duration = Date().timeIntervalSince(start)
    let after = try texts(names, in: tool)
    #expect(names.count { after[$0] != new[$0] } > 1, "the proposal has to change several files")
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<Self.kills {
      try tool.write(new)
      let seconds = Double.random(in: 0...(duration * 1.1), using: &generator)
      _ = try await tool.shell("\(command) & sleep \(seconds); kill -9 $!; wait $! 2>/dev/null; :")
      // Between two renames, the list of edits is there, and the next run makes the rest of them.
      let isListed = FileManager.default.fileExists(atPath: tool.folder + "/App/.intentcompat-edits")
      let found = try texts(names, in: tool)
      #expect(isListed || found == new || found == after)
      if isListed {
        #expect(try await tool("show", "App").notes.contains("was interrupted while it edited these files"))
        #expect(try await tool.shell(command).status == 0)
        #expect(try texts(names, in: tool) == after)
      }
    }
    try tool.write(new)
    #expect(try await tool.shell(command).status == 0)
    #expect(try await leftOvers(in: tool) == "")
  }

  private func texts(_ names: [String], in tool: Tool) throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try names.map { ($0, try tool.text(of: $0)) })
  }

  private func restore(_ writer: Writer, in tool: Tool) throws {
    if let before = writer.before { return try tool.write([writer.file: before]) }
    try? FileManager.default.removeItem(atPath: "\(tool.folder)/\(writer.file)")
  }
}
