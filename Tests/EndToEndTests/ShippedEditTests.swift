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
    // 1.2 has everything that 1.1 had, and more.
    let later = try books.tool.text(of: "snapshots/1.2.json").replacing("\"1.2\"", with: "\"1.1\"")
    try books.tool.write(["snapshots/1.1.json": later])
    let more = try await books.tool("check", "--against", "main")
    #expect(
      more.status == 0 && Self.head(more) == "This change edits the release gate: 1.1 recorded again.", "\(more.output)"
    )
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
