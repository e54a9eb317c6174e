import Foundation
import Testing

/// Waivers over a release's life, and what keeps the files that hold them whole.
@Suite struct WaiverTests {
  @Test func acceptsAFindingUntilItsVersionHasShipped() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try books.write(intents: ["AddBook", "LendBook"])
    let fingerprint = try await books.fingerprint(of: "RemoveBook")
    #expect(try await tool("waive", fingerprint, "--reason", "Unused", "--until", "1.3").status == 0)
    let waived = try await tool("check", "--release", "1.3.0")
    #expect(waived.status == 0 && waived.output.contains("Waived (1)"))
    let expired = try await tool("check", "--release", "1.4")
    #expect(expired.status == 1 && expired.output.contains("has expired, so the finding counts again"))

    try books.write(intents: BookRepository.promised)
    #expect(try await tool("check").status == 0, "a waiver that is about nothing fails no pull request")
    let unused = try await tool("check", "--release", "1.3")
    #expect(unused.status == 1)
    #expect(unused.output.contains("matches no finding any more. Delete it."))
    #expect(unused.output.contains("1 waiver with no effect: fails the shortcuts profile"))
    for (format, mark) in [
      ("github", "::error title=Waiver"), ("junit", "failures=\"1\""), ("xcode", "error: The waiver"),
    ] {
      #expect(try await tool("check", "--release", "1.3", "--format", format).output.contains(mark), "\(format)")
    }
  }

  @Test func takesTheNameOfAFinding() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook"])
    let several = try await books.tool("waive", "I01", "--reason", "Unused")
    #expect(several.status == 2 && several.notes.contains("“I01” matches 2 findings. Name one by its fingerprint: "))
    let one = try await books.tool("waive", "RemoveBook", "--reason", "Unused")
    #expect(one.status == 0 && one.notes.contains("waived I01 intent-removed of RemoveBook"), "\(one.notes)")
    let other = try await books.tool("waive", "NoSuchBook", "--reason", "Unused")
    #expect(other.status == 2 && other.notes.contains("no finding matches “NoSuchBook”"))
  }

  @Test(arguments: ["…", " ", "?!"])
  func wantsAReason(_ reason: String) async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    let fingerprint = try await books.fingerprint(of: "RemoveBook")
    let run = try await books.tool("waive", fingerprint, "--reason", reason)
    #expect(run.status == 2 && run.notes.contains("A waiver needs a reason"))
  }

  @Test func refusesAnEndThatIsPast() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    let fingerprint = try await books.fingerprint(of: "RemoveBook")
    let run = try await books.tool(
      "waive", fingerprint, "--reason", "Unused", "--until", "2026-03-30", "--today", "2026-03-31")
    #expect(run.status == 2 && run.notes.contains("2026-03-30 is in the past"))
  }

  @Test func losesNothingOfManyRunsAtOnce() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try books.write(intents: [])
    var fingerprints: [String] = []
    for intent in BookRepository.promised { fingerprints.append(try await books.fingerprint(of: intent)) }
    let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
      for fingerprint in fingerprints {
        group.addTask { try await tool("waive", fingerprint, "--reason", "At once").status }
      }
      for number in 0..<3 { group.addTask { try await tool("ship", "2.\(number)", "--date", "2026-04-01").status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.allSatisfy { $0 == 0 })
    let waivers = try tool.text(of: "snapshots/waivers.yml")
    #expect(fingerprints.allSatisfy { waivers.contains($0) })
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder + "/snapshots")
    #expect(Set(names).isSuperset(of: ["2.0.json", "2.1.json", "2.2.json"]))
    #expect(!names.contains { $0.hasSuffix(".tmp") })
  }

  @Test func leavesTheOldFileWholeWhenKilledWhileWriting() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try books.write(intents: ["AddBook", "LendBook"])
    let fingerprint = try await books.fingerprint(of: "RemoveBook")
    let comment = String(repeating: "# What this team decided, and why.\n", count: 2000)
    try tool.write(["snapshots/waivers.yml": comment])
    // The system kills whoever writes more than the limit: in the middle of the new file.
    let waive = "'\(Tool.path)' waive \(fingerprint) --reason 'Cut short'"
    let killed = try await tool.shell("ulimit -c 0; ulimit -f 8; exec \(waive)")
    #expect(killed.status != 0)
    #expect(try tool.text(of: "snapshots/waivers.yml") == comment)
    #expect(try await tool("waive", fingerprint, "--reason", "Whole").status == 0)
    let whole = try tool.text(of: "snapshots/waivers.yml")
    #expect(whole.hasPrefix(comment) && whole.contains(fingerprint))
  }
}
