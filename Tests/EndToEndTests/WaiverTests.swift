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
    #expect(unused.output.contains("no longer matches a finding. Delete it from waivers.yml."))
    #expect(unused.output.contains("Fails the shortcuts profile: 1 waiver with no effect"))
    for (format, mark) in [
      ("github", "::error title=Waiver"), ("junit", "failures=\"1\""), ("xcode", "error: The waiver"),
    ] {
      #expect(try await tool("check", "--release", "1.3", "--format", format).output.contains(mark), "\(format)")
    }
  }

  @Test(arguments: [
    ("rule: \"I01 intent-removed\"", "rule: \"I27\"", "I27 of RemoveBook"),
    ("subject: \"RemoveBook\"", "subject: \"AddBook\"", "I01 intent-removed of AddBook"),
  ])
  func holdsForNothingThatItDoesNotName(_ old: String, _ new: String, _ claim: String) async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    let fingerprint = try await books.fingerprint(of: "RemoveBook")
    #expect(try await books.tool("waive", fingerprint, "--reason", "Unused").status == 0)
    #expect(try await books.tool("check").status == 0)
    let text = try books.tool.text(of: "snapshots/waivers.yml")
    #expect(text.contains(old))
    try books.tool.write(["snapshots/waivers.yml": text.replacing(old, with: new)])
    let run = try await books.tool("check")
    #expect(run.status == 1, "\(run.output)")
    let words = "it says that it is about \(claim), but its fingerprint is that of I01 intent-removed of RemoveBook."
    #expect(run.output.replacing(/\s+/, with: " ").contains(words), "\(run.output)")
    try books.tool.write(["snapshots/waivers.yml": text.replacing(old, with: "")])
    #expect(try await books.tool("check").status == 0, "a waiver may say nothing")
  }

  @Test func acceptsTheFingerprintOfAnEarlierVersion() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    try books.tool.write([
      "snapshots/waivers.yml": "- fingerprint: \"629d90f7b7626864\"\n  reason: Unused\n  by: Ada\n  on: 2026-01-01\n"
    ])
    let run = try await books.tool("check")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("Waived (1)"))
    let words = "has the fingerprint of an earlier version; write \(try await books.fingerprint(of: "RemoveBook"))"
    #expect(run.output.replacing(/\s+/, with: " ").contains(words), "\(run.output)")
  }

  @Test func tellsWhatAFindingStandsOn() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    let fingerprint = try await books.fingerprint(of: "RemoveBook")
    let run = try await books.tool("explain", fingerprint)
    #expect(run.status == 0)
    for line in ["I01 intent-removed RemoveBook", "What it stands on", "- intent RemoveBook"] {
      #expect(run.output.contains(line), "\(run.output)")
    }
    let none = try await books.tool("explain", "NoSuchBook")
    #expect(none.status == 2 && none.notes.contains("no finding matches “NoSuchBook”"), "\(none.notes)")
  }

  @Test func takesTheNameOfAFinding() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook"])
    let several = try await books.tool("waive", "I01", "--reason", "Unused")
    #expect(several.status == 2 && several.notes.contains("“I01” matches 2 findings. Choose one by its fingerprint: "))
    let one = try await books.tool("waive", "RemoveBook", "--reason", "Unused")
    #expect(one.status == 0 && one.notes.contains("waived I01 intent-removed of RemoveBook"), "\(one.notes)")
    let other = try await books.tool("waive", "NoSuchBook", "--reason", "Unused")
    #expect(other.status == 2 && other.notes.contains("no finding matches “NoSuchBook”"))
  }

  @Test func acceptsAllThatOneCauseDidAndNothingThatFollows() async throws {
    let tool = try Tool()
    func write(_ intents: [String], _ parameter: String = "") throws {
      let types = intents.map { name in
        """
        struct \(name): AppIntent {
          static let title: LocalizedStringResource = "\(name)"
          \(parameter)
          func perform() async throws -> some IntentResult { .result() }
        }
        """
      }
      try tool.write(["App/Intents.swift": "import AppIntents\n" + types.joined(separator: "\n") + "\n"])
    }
    try tool.write(["snapshots/intentcompat.yml": "name: Books\nsources: [App]\nplatforms: [iOS]\n"])
    let intents = ["AddBook", "LendBook", "RemoveBook", "SortBooks"]
    try write(intents)
    #expect(try await tool("ship", "1.0", "--date", "2026-03-31").status == 0)
    let parameter = "@Parameter(title: \"Shelf\") var shelf: String"
    try write(Array(intents.dropLast()), parameter)
    try tool.write([
      "App/Sort.swift": try tool.text(of: "App/Intents.swift").replacing(parameter, with: "")
        .replacing("AddBook", with: "SortBooks").replacing("LendBook", with: "A").replacing("RemoveBook", with: "B")
    ])
    let check = try await tool("check")
    #expect(check.status == 1)
    #expect(check.output.contains("required-parameter-added AddBook.shelf and 2 others"))
    #expect(check.output.contains("also        shelf of LendBook and RemoveBook"))
    let cause = try #require(check.output.firstMatch(of: /intentcompat waive ([0-9a-f]{20})/)?.output.1)
    for format in ["json", "sarif", "junit", "gitlab", "markdown", "html"] {
      #expect(try await tool("check", "--format", format).output.contains(cause), "\(format)")
    }
    #expect(try await tool("waive", String(cause), "--reason", "People are told").status == 0)
    #expect(try tool.text(of: "snapshots/waivers.yml").matches(of: /fingerprint: "[0-9a-f]{20}"/).count == 3)
    #expect(try await tool("check").status == 0)
    // What has the same cause later was not decided.
    try write(intents, parameter)
    try FileManager.default.removeItem(atPath: tool.folder + "/App/Sort.swift")
    let later = try await tool("check")
    #expect(later.status == 1 && later.output.contains("required-parameter-added SortBooks.shelf"))
  }

  @Test(arguments: ["…", " ", "?!"])
  func wantsAReason(_ reason: String) async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    let fingerprint = try await books.fingerprint(of: "RemoveBook")
    let run = try await books.tool("waive", fingerprint, "--reason", reason)
    #expect(run.status == 2 && run.notes.contains("a waiver needs a reason"))
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
      for number in 0..<3 {
        let ship = ["ship", "2.\(number)", "--date", "2026-04-01", "--allow-dirty", "--accept-breaks"]
        group.addTask { try await tool.start(ship).status }
      }
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
