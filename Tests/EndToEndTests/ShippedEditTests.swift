import Foundation
import Testing

/// A change that edits shipped snapshots: what shipped is what people have.
@Suite struct ShippedEditTests {
  private static func head(_ run: Tool.Run) -> String { String(run.output.prefix { $0 != "\n" }) }

  /// Takes an intent out of a snapshot, as somebody with an editor would.
  private static func forget(_ intent: String, in file: String, of tool: Tool) throws {
    let text = try tool.text(of: file)
    var surface = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let intents = try #require(surface["intents"] as? [[String: Any]])
    surface["intents"] = intents.filter { $0["identifier"] as? String != intent }
    let data = try JSONSerialization.data(withJSONObject: surface, options: [.prettyPrinted, .sortedKeys])
    try tool.write([file: String(decoding: data, as: UTF8.self) + "\n"])
  }

  @Test func failsWhereAShippedPromiseIsGone() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    for version in ["1.0", "1.1", "1.2"] {
      try Self.forget("RemoveBook", in: "snapshots/\(version).json", of: books.tool)
    }
    #expect(try await books.tool("check").status == 0, "by its own snapshots it passes")
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1 && run.output.contains("I01 intent-removed RemoveBook"), "\(run.output)")
    #expect(Self.head(run) == "This change edits the release gate: 1.0 rewritten, 1.1 rewritten, 1.2 rewritten.")
    #expect(
      run.output.contains(
        "snapshots/1.2.json lost something that it recorded at the merge-base (RemoveBook is gone)")
    )
    try books.write(intents: BookRepository.promised)
    #expect(try await books.tool("check", "--against", "main").status == 1, "whatever the code is")
  }

  @Test(arguments: [
    ("s/\"kind\" : \"source\"/\"kind\" : \"metadata\"/", "what it was read from"),
    ("s/\"kind\" : \"source\"/\"kind\" : \"source\", \"unread\": [\"intent\"]/", "what it could not read"),
    ("s/\"version\" : \"1.2\"/\"version\" : \"0.2\"/", "its version"),
    ("s/\"date\" : \"2026-03-31\"/\"date\" : \"2020-03-31\"/", "its release date"),
    ("s/\"identifier\" : \"RemoveBook\"/\"identifier\" : \"Removal\"/", "RemoveBook is Removal"),
    ("s/\"typePath\" : \"RemoveBook\"/\"deprecation\": {\"isUnavailable\": false}, &/", "RemoveBook, deprecation"),
  ])
  func failsWhereASnapshotClaimsLess(_ edit: String, _ words: String) async throws {
    let books = try await BookRepository()
    try await books.tool.shell("sed -i.bak '\(edit)' snapshots/1.2.json; rm snapshots/*.bak; git diff --stat")
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1 && run.output.contains(words), "\(run.output)\(run.notes)")
    #expect(Self.head(run) == "This change edits the release gate: 1.2 rewritten.")
  }

  @Test func saysOutsideOfAPullRequestWhatIsNotAsItWasRecorded() async throws {
    let books = try await BookRepository()
    #expect(!(try await books.tool("check").output.contains("recorded as shipped")))
    try Self.forget("RemoveBook", in: "snapshots/1.1.json", of: books.tool)
    for message in ["edit", nil] {
      let run = try await books.tool("check")
      #expect(run.status == 0)
      #expect(
        run.output.contains("snapshots/1.1.json: It differs from what commit "),
        "\(message ?? "committed"): \(run.output)")
      #expect(run.output.contains("recorded as shipped (RemoveBook is gone)"))
      if let message { try await books.commit(message) }
    }
  }

  @Test func failsWhereASnapshotIsDeleted() async throws {
    let books = try await BookRepository()
    try await books.tool.shell("rm snapshots/1.0.json")
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1 && Self.head(run) == "This change edits the release gate: 1.0 deleted.", "\(run.output)")
    try await books.tool.shell("rm snapshots/*.json")
    try books.write(intents: ["AddBook", "LendBook"])
    let all = try await books.tool("check", "--against", "main")
    #expect(all.status == 1 && all.output.contains("I01 intent-removed RemoveBook"), "\(all.output)\(all.notes)")
  }

  @Test func passesWhatIsRecordedAnewWithNoLess() async throws {
    let books = try await BookRepository()
    let text = try books.tool.text(of: "snapshots/1.1.json")
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let data = try JSONSerialization.data(withJSONObject: object)
    try books.tool.write(["snapshots/1.1.json": String(decoding: data, as: UTF8.self)])
    let reformatted = try await books.tool("check", "--against", "main")
    #expect(
      reformatted.status == 0 && Self.head(reformatted) == "This change edits the release gate: 1.1 recorded again.")
    try await books.tool.git("checkout", "--quiet", "--", "snapshots")
    // 1.2 has everything that 1.1 had.
    let later = try books.tool.text(of: "snapshots/1.2.json").replacing("\"1.2\"", with: "\"1.1\"")
    try books.tool.write(["snapshots/1.1.json": later])
    let more = try await books.tool("check", "--against", "main")
    #expect(
      more.status == 0 && Self.head(more) == "This change edits the release gate: 1.1 recorded again.", "\(more.output)"
    )
  }

  /// Two pull requests may not do what one can't: the first one edits what shipped, the second one the code.
  @Test func failsWhereARecordGetsAWeakerPromise() async throws {
    let books = try await BookRepository()
    let parameter = "  @Parameter(title: \"Shelf\") var shelf: String\n  func perform()"
    let source = try books.tool.text(of: "App/Intents.swift")
    let stricter = source.replacing("  func perform()", with: parameter)
    #expect(stricter != source)
    try books.tool.write(["App/Intents.swift": stricter])
    for version in ["1.0", "1.1", "1.2"] {
      let run = try await books.tool(
        "ship", version, "--date", "2026-03-31", "--allow-dirty", "--accept-breaks", "--force")
      #expect(run.status == 0, "\(run.notes)")
    }
    try books.tool.write(["App/Intents.swift": source])
    let first = try await books.tool("check", "--against", "main")
    #expect(first.status == 1)
    #expect(
      Self.head(first) == "This change edits the release gate: 1.0 rewritten, 1.1 rewritten, 1.2 rewritten.",
      "\(first.output)\(first.notes)")
    #expect(first.output.contains("promises something else than at the merge-base (P13 required-parameter-added "))
    try books.tool.write(["App/Intents.swift": stricter])
    let both = try await books.tool("check", "--against", "main")
    #expect(both.status == 1 && both.output.contains("P13 required-parameter-added AddBook.shelf"), "\(both.output)")
  }

  @Test func passesWhatTheMergeBasesRetentionRemoves() async throws {
    let books = try await BookRepository()
    try await books.tool.git("checkout", "--quiet", "main")
    try books.tool.write([
      "snapshots/intentcompat.yml": "name: Books\nsources: [App]\nplatforms: [iOS]\nretention: {versions: 2}\n"
    ])
    try await books.commit("keep two")
    try await books.tool.git("checkout", "--quiet", "-B", "change")
    try await books.tool.shell("rm snapshots/1.0.json")
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 0 && Self.head(run) == "This change edits the release gate: 1.0 deleted.", "\(run.output)")
    #expect(run.output.contains("the merge-base's retention leaves that version out anyway"))
    try books.tool.write([
      "snapshots/intentcompat.yml": "name: Books\nsources: [App]\nplatforms: [iOS]\nretention: {versions: 1}\n"
    ])
    try await books.tool.shell("rm snapshots/1.1.json")
    let own = try await books.tool("check", "--against", "main")
    #expect(
      own.status == 1 && Self.head(own).contains("1.1 deleted") && Self.head(own).contains("`retention:` narrowed"))
  }

  @Test func judgesByTheStartWhereNothingWasRecorded() async throws {
    let books = try await BookRepository()
    try await books.tool.git("checkout", "--quiet", "main")
    try await books.tool.git("rm", "--quiet", "snapshots/1.0.json", "snapshots/1.1.json", "snapshots/1.2.json")
    try await books.commit("nothing recorded")
    try await books.tool.git("checkout", "--quiet", "-B", "change")
    try books.write(intents: ["AddBook", "LendBook"])
    _ = try await books.tool("ship", "1.0", "--allow-dirty")
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1 && run.output.contains("I01 intent-removed RemoveBook"), "\(run.output)")
    #expect(Self.head(run) == "This change edits the release gate: 1.0 recorded.")
  }

  @Test func failsWhereAVersionIsThereTwice() async throws {
    let books = try await BookRepository()
    let text = try books.tool.text(of: "snapshots/1.0.json")
    try books.tool.write(["snapshots/9.9.json": text.replacing("\"1.0\"", with: "\"1.2.0\"")])
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1 && Self.head(run) == "This change edits the release gate: 1.2.0 twice.", "\(run.output)")
  }

  @Test func failsWhereANewRecordIsNotOfTheCode() async throws {
    let books = try await BookRepository()
    _ = try await books.tool("ship", "9.9", "--date", "2026-06-30", "--allow-dirty")
    let fresh = try await books.tool("check", "--against", "main")
    #expect(fresh.status == 0 && Self.head(fresh) == "This change edits the release gate: 9.9 recorded.")
    try Self.forget("RemoveBook", in: "snapshots/9.9.json", of: books.tool)
    let forged = try await books.tool("check", "--against", "main")
    #expect(forged.status == 1 && Self.head(forged).contains("9.9 differs from the code"), "\(forged.output)")
    #expect(forged.output.contains("(I01 intent-removed RemoveBook on the way back)"), "\(forged.output)")
  }

  /// What a record says that it could not read would be compared with nothing.
  @Test(arguments: [
    ("s/\"kind\" : \"source\"/&, \"unread\": [\"intent\"]/", "does not tell what it could not read"),
    ("s/\"edition\" : [0-9]*/\"edition\" : 0/", "does not tell what its reader records"),
    ("s/\"kind\" : \"source\"/\"kind\" : \"metadata\", \"unread\": [\"intent\"]/", "does not tell what it could"),
  ])
  func failsWhereANewRecordClaimsThatItCouldNotRead(_ edit: String, _ words: String) async throws {
    let books = try await BookRepository()
    _ = try await books.tool("ship", "9.9", "--date", "2026-06-30", "--allow-dirty")
    try await books.tool.shell("sed -i.bak '\(edit)' snapshots/9.9.json; rm snapshots/*.bak")
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1 && run.output.contains(words), "\(run.output)\(run.notes)")
  }

  @Test func saysThatTheCommitOfANewRecordIsMissing() async throws {
    let books = try await BookRepository()
    _ = try await books.tool("ship", "1.3", "--date", "2026-06-30", "--allow-dirty")
    let edit = "s/\"revision\" : \"[0-9a-f]*\"/\"revision\" : \"0123456789abcdef\"/"
    try await books.tool.shell("sed -i.bak '\(edit)' snapshots/1.3.json; rm snapshots/*.bak")
    #expect(try await books.tool("check", "--against", "main").status == 0, "the code says the same")
    try books.write(intents: BookRepository.promised + ["SortBooks"])
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1 && run.output.contains("is not in this clone"), "\(run.output)")
  }

  @Test func passesTheRecordOfAReleaseThatTheCodeHasLeftBehind() async throws {
    let books = try await BookRepository()
    try books.write(intents: BookRepository.promised + ["SortBooks"])
    try await books.commit("after the release")
    let run = try await books.tool("ship", "1.3", "--from", "git:main", "--date", "2026-06-30", "--allow-dirty")
    #expect(run.status == 0, "\(run.notes)")
    let check = try await books.tool("check", "--against", "main")
    #expect(check.status == 0, "\(check.output)\(check.notes)")
    // Such a record of a time before an intent does not let it go.
    try Self.forget("RemoveBook", in: "snapshots/1.3.json", of: books.tool)
    #expect(try await books.tool("check", "--against", "main").status == 1)
  }

  /// Where nothing was recorded, releases of the past are, and the code has more by now.
  @Test func passesTheFirstRecordOfAnEarlierRelease() async throws {
    let books = try await BookRepository()
    try await books.tool.git("checkout", "--quiet", "main")
    try await books.tool.shell("rm snapshots/*.json")
    try await books.commit("nothing recorded")
    try books.write(intents: BookRepository.promised + ["SortBooks"])
    try await books.commit("more")
    try await books.tool.git("checkout", "--quiet", "-B", "change")
    #expect(try await books.tool("ship", "1.3", "--from", "git:HEAD~1", "--date", "2026-06-30").status == 0)
    let honest = try await books.tool("check", "--against", "main")
    #expect(honest.status == 0 && Self.head(honest).hasSuffix("1.3 recorded."), "\(honest.output)")
    // A commit of the change itself shows nothing of what shipped.
    try books.write(intents: ["AddBook"])
    try await books.tool.git("commit", "--quiet", "--all", "--message", "less")
    #expect(try await books.tool("ship", "1.3", "--from", "git:HEAD", "--date", "2026-06-30", "--force").status == 0)
    try await books.tool.git("checkout", "--quiet", "main", "--", "App")
    let forged = try await books.tool("check", "--against", "main")
    #expect(forged.status == 1 && Self.head(forged).contains("1.3 differs from the code"), "\(forged.output)")
  }

  @Test func saysWhatARecordLoses() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    let options = ["--date", "2026-03-31", "--allow-dirty", "--accept-breaks"]
    let run = try await books.tool.start(["ship", "1.2", "--force"] + options)
    #expect(run.notes.contains("replaced 1.2 in snapshots/1.2.json, which lost something (RemoveBook is gone)"))
    let other = try await books.tool("ship", "1.2", "--date", "2026-04-01", "--allow-dirty", "--accept-breaks")
    #expect(other.status != 0 && other.notes.contains("2026-03-31 as its day of release"), "\(other.notes)")
  }

  @Test func namesWhatAVersionOfTheChangeFreezes() async throws {
    let books = try await BookRepository()
    _ = try await books.tool("ship", "1.3", "--date", "2026-06-30", "--allow-dirty")
    let kept = try await books.tool("check", "--against", "main")
    #expect(
      kept.status == 0 && Self.head(kept) == "This change edits the release gate: 1.3 recorded.", "\(kept.output)")
    #expect(kept.output.contains("with nothing broken since 1.2"))
    try books.write(intents: ["AddBook"])
    for version in ["1.4", "1.5", "1.6"] {
      _ = try await books.tool(
        "ship", version, "--date", "2026-06-30", "--allow-dirty", "--accept-breaks")
    }
    #expect(try await books.tool("check").status == 0, "by its own snapshots it is history")
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1 && run.output.contains("I01 intent-removed LendBook and 1 other"), "\(run.output)")
    #expect(Self.head(run) == "This change edits the release gate: 4 versions recorded.")
    #expect(run.output.contains("with 2 breaks since 1.2: I01 LendBook, I01 RemoveBook"))
  }
}
