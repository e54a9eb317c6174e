import Foundation
import TestSupport
import Testing

/// Whatever happens while a file is written, it holds what it held or what it was to hold.
@Suite struct WritingTests {
  private func repository() async throws -> (tool: Tool, old: String, new: String) {
    let tool = try Tool()
    try tool.write(["Old/App.swift": Self.source("Old"), "New/App.swift": Self.source("New")])
    var contents: [String] = []
    for side in ["New", "Old"] {
      #expect(try await tool.shell("\(Self.ship(side))").status == 0)
      contents.append(try tool.text(of: "snapshots/1.0.json"))
    }
    #expect(contents[0] != contents[1])
    return (tool, contents[1], contents[0])
  }

  private static func ship(_ side: String) -> String {
    "'\(Tool.path)' ship 1.0 --from \(side) --date 2026-03-31 --force"
  }

  private static func source(_ prefix: String) -> String {
    (0..<12).reduce("import AppIntents\n") {
      $0 + "struct \(prefix)\($1): AppIntent { static let title: LocalizedStringResource = \"Title\" }\n"
    }
  }

  // A limit on the size of files ends the writing like a full disk, at that byte: with the signal or, ignored, an error.
  @Test func leavesTheOldFileWhereTheDiskIsFull() async throws {
    let (tool, old, _) = try await repository()
    let before = try FileManager.default.contentsOfDirectory(atPath: tool.folder + "/snapshots")
    for blocks in 0..<4 {
      let full = try await tool.shell("trap '' XFSZ; ulimit -f \(blocks); \(Self.ship("New"))")
      #expect(full.status == 3)
      #expect(full.notes.contains("snapshots/1.0.json: File too large"), "\(full.notes)")
      #expect(try tool.text(of: "snapshots/1.0.json") == old)
      #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder + "/snapshots") == before)
      #expect(try await tool.shell("ulimit -f \(blocks); \(Self.ship("New"))").status != 0)
      #expect(try tool.text(of: "snapshots/1.0.json") == old)
      _ = try await tool.shell("rm -f snapshots/.1.0.json.*")
    }
  }

  @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/full")))
  func failsWhereTheOutputCannotBeWritten() async throws {
    let tool = try Tool()
    let run = try await tool.shell("'\(Tool.path)' rules > /dev/full")
    #expect(run.status == 3)
    #expect(run.notes.contains("the output could not be written: No space left on device"))
  }

  // A file system of a few pages, full or read-only, in a name space of its own: only the super-user may mount one.
  @Test(
    .enabled("needs to mount a file system") { try await canMount() },
    arguments: [
      ("cat /dev/zero > snapshots/fill", "No space left on device"),
      ("mount -o remount,ro snapshots", "Read-only file system"),
    ])
  func leavesTheOldFileWhereTheFileSystemRefuses(obstacle: String, message: String) async throws {
    let (tool, old, _) = try await repository()
    let run = try await tool.shell(
      """
      cp -R snapshots saved
      exec unshare -m sh -c "mount -t tmpfs -o size=64k tmpfs snapshots && cp saved/1.0.json snapshots && touch snapshots/fill
      { \(obstacle); } 2>/dev/null
      \(Self.ship("New")); echo \\$?; ls -A snapshots; cat snapshots/1.0.json"
      """)
    #expect(run.notes.contains("snapshots/1.0.json: \(message)"), "\(run.notes)")
    #expect(run.output == "3\n1.0.json\nfill\n" + old)
  }

  private static func canMount() async throws -> Bool {
    try await Tool().shell("unshare -m mount -t tmpfs -o size=64k tmpfs .").status == 0
  }

  @Test(.enabled("needs an ordinary user") { try await Tool.runsAsAnybody() })
  func saysThatAFolderIsReadOnly() async throws {
    let (tool, old, _) = try await repository()
    _ = try await tool.shell("chmod a-w snapshots")
    let run = try await tool.shell("\(Tool.asAnybody) \(Self.ship("New"))")
    _ = try await tool.shell("chmod u+w snapshots")
    #expect(run.status == 3)
    #expect(run.notes.contains("snapshots/1.0.json: Permission denied"))
    #expect(try tool.text(of: "snapshots/1.0.json") == old)
  }

  @Test func saysThatTheFolderIsAFile() async throws {
    let tool = try Tool()
    try tool.write(["App/App.swift": Self.source("A"), "snapshots": ""])
    let run = try await tool("ship", "1.0", "--from", "App")
    #expect(run.status == 3)
    #expect(run.notes.contains("snapshots"), "\(run.notes)")
  }
}
