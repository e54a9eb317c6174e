import Foundation
import Testing

/// Commands that say no to what cannot work.
@Suite struct RefusalTests {
  @Test(arguments: [
    "latest", "waivers", "intentcompat", "v", "", "1.0/2", "../1.0", ".5", "1.0\u{1B}[2J", "1.0\n", "１.０",
  ])
  func shipsNoNameThatIsNoVersion(_ name: String) async throws {
    let books = try await BookRepository()
    for more in [[], ["--from", "App"]] {
      let run = try await books.tool.start(["ship", name, "--allow-dirty"] + more)
      #expect(run.status == 2 && run.notes.contains("is not a version"), "\(run.notes)")
    }
    #expect(try await books.tool.git("status", "--porcelain").output.isEmpty)
  }

  @Test(arguments: ["v1.3", "1.3", "2.0-beta.1", "2026.3", "1.3 (45)", "1.3+45"])
  func shipsVersionsAsTeamsWriteThem(_ name: String) async throws {
    let books = try await BookRepository()
    #expect(try await books.tool("ship", name).status == 0)
  }

  @Test func shipsNothingFromADayToCome() async throws {
    let books = try await BookRepository()
    let run = try await books.tool("ship", "1.3", "--date", "2999-01-01")
    #expect(run.status == 2 && run.notes.contains("is in the future"), "\(run.notes)")
    try await books.tool.shell(
      "GIT_COMMITTER_DATE='2099-01-01T00:00:00Z' git -c user.name=T -c user.email=t@example.org commit -q --allow-empty -m x"
    )
    let commit = try await books.tool("ship", "1.3", "--from", "git:HEAD")
    #expect(commit.status == 2 && commit.notes.contains("2099-01-01"), "\(commit.notes)")
  }

  @Test func shipsWhatIsCommitted() async throws {
    let books = try await BookRepository()
    try books.write(intents: BookRepository.promised + ["Another"])
    let dirty = try await books.tool("ship", "1.3")
    #expect(
      dirty.status == 2 && dirty.notes.contains("commit in Another") && dirty.notes.contains("--allow-dirty"),
      "\(dirty.notes)")
    #expect(try await books.tool("ship", "1.3", "--allow-dirty").status == 0)
    try await books.commit("another")
    try books.tool.write(["README.md": "Nothing of the app."])
    #expect(try await books.tool("ship", "1.4").status == 0)
    #expect(try books.tool.text(of: "snapshots/1.4.json").contains("\"revision\""))
  }

  @Test func saysWhatItFreezesAndAsks() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook"])
    try await books.commit("break")
    let refused = try await books.tool("ship", "1.3")
    #expect(refused.status == 1 && refused.notes.contains("with 2 breaks since 1.2: I01 LendBook, I01 RemoveBook"))
    #expect(refused.notes.contains("--accept-breaks"))
    #expect(throws: (any Error).self) { try books.tool.text(of: "snapshots/1.3.json") }
    let named = try await books.tool("ship", "1.3", "--from", "git:HEAD")
    #expect(named.status == 0 && named.notes.contains("with 2 breaks since 1.2"), "\(named.notes)")
    try await books.tool.shell("rm snapshots/1.3.json")
    let accepted = try await books.tool("ship", "1.3", "--accept-breaks")
    #expect(accepted.status == 0 && accepted.notes.contains("with 2 breaks since 1.2"))
    #expect(try await books.tool("ship", "1.4").notes.contains("recorded 1.4 in snapshots/1.4.json\n"))
  }

  @Test func shipsWaivedBreaksUnasked() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    let fingerprint = try await books.fingerprint(of: "RemoveBook")
    _ = try await books.tool("waive", fingerprint, "--reason", "Unused", "--until", "1.3")
    try await books.commit("break")
    let run = try await books.tool("ship", "1.3")
    #expect(run.status == 0 && run.notes.contains("with 1 break since 1.2: I01 RemoveBook"), "\(run.notes)")
  }

  @Test(arguments: ["1.2", "1.2.0", "1.0", "0.9"])
  func waivesNothingUntilAVersionThatIsOut(_ version: String) async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    let fingerprint = try await books.fingerprint(of: "RemoveBook")
    let run = try await books.tool("waive", fingerprint, "--reason", "Unused", "--until", version)
    #expect(run.status == 2 && run.notes.contains("1.2 has shipped"), "\(run.notes)")
  }

  @Test func comparesNothingWithWhatIsEmpty() async throws {
    let books = try await BookRepository()
    try await books.tool.shell(
      "mkdir Empty Empty.app; echo '{\"app\":{\"name\":\"\"},\"formatVersion\":1,\"readFrom\":{\"kind\":\"source\"}}' > empty.json"
    )
    for side in ["Empty", "empty.json", "Empty.app"] {
      #expect(try await books.tool("diff", side, "App").status == 3, "\(side)")
      #expect(try await books.tool("diff", "App", side).status == 3, "\(side)")
    }
    try await books.tool.git("checkout", "--quiet", "--orphan", "bare")
    try await books.tool.shell(
      "git rm -rqf --cached . && mv snapshots .home-snapshots; echo .home-snapshots >> .gitignore")
    try await books.tool.shell("rm -rf App Empty Empty.app empty.json; echo 'struct Model {}' > Model.swift")
    try await books.commit("no intents")
    let first = try await books.tool("diff", "git:bare", "git:main")
    #expect(first.status == 0 && first.notes.hasPrefix("first version with intents: "), "\(first.notes)")
    #expect(first.output.contains("\nfirst version with intents: "))
    try await books.tool.shell("mkdir App; mv Model.swift App")
    try await books.commit("moved")
    let part = try await books.tool("diff", "git:bare:App", "git:main")
    #expect(part.status == 3 && part.notes.contains("Only a part"), "\(part.notes)")
  }

  /// Widgets that can't be read are something: what was there before is told, and that alone nothing was compared.
  @Test func comparesWithWidgetsThatCannotBeRead() async throws {
    let books = try await BookRepository()
    let widget = "import WidgetKit\nstruct Shelf: Widget { var body: some WidgetConfiguration { %s } }\n"
    try await books.tool.shell(
      """
      mkdir Read Unread Other
      printf '\(widget)' 'StaticConfiguration(kind: "shelf", provider: Shelves()) { _ in }' > Read/Shelf.swift
      printf '\(widget)' 'Configurations.shelf' | tee Unread/Shelf.swift > Other/Shelf.swift
      """)
    let lost = try await books.tool("diff", "Read", "Unread")
    #expect(lost.status == 1 && lost.output.contains("W01") && lost.output.contains("could not be read"))
    let nothing = try await books.tool("diff", "Unread", "Other")
    #expect(nothing.status == 3 && nothing.notes.contains("widgets whose configurations could not be read"))
    #expect(nothing.notes.contains("Other/Shelf.swift") || nothing.notes.contains("Shelf.swift:2"))
  }

  @Test(arguments: [
    ("\"intents\" : [", "\"intents\" : [],\n  \"intents\" : ["),
    ("\"identifier\" : \"AddBook\"", "\"identifier\" : \"AddBook\", \"identifier\" : \"Other\""),
    ("\"identifier\" : \"AddBook\"", "\"identifier\" : \"AddBook\", \"\\u0069dentifier\" : \"Other\""),
    ("\"formatVersion\" : 1", "\"formatVersion\" : 1, \"formatVersion\" : 1"),
  ])
  func readsNoSnapshotWithAKeyTwice(_ key: String, _ twice: String) async throws {
    let books = try await BookRepository()
    let text = try books.tool.text(of: "snapshots/1.2.json")
    #expect(text.contains(key))
    try books.tool.write(["snapshots/1.2.json": text.replacing(key, with: twice, maxReplacements: 1)])
    let run = try await books.tool("check")
    #expect(run.status == 3 && run.notes.contains("twice in one object"), "\(run.notes)")
    #expect(try await books.tool("show", "snapshots/1.2.json").status == 3)
  }

  @Test func readsSettingsAndWaiversWithAByteOrderMark() async throws {
    let books = try await BookRepository()
    for file in ["snapshots/intentcompat.yml", "snapshots/waivers.yml"] {
      let text = (try? books.tool.text(of: file)) ?? "[]\n"
      try books.tool.write([file: "\u{FEFF}" + text])
    }
    #expect(try await books.tool("check").status == 0)
    try books.write(intents: ["AddBook", "LendBook"])
    let fingerprint = try await books.fingerprint(of: "RemoveBook")
    let reason = "Nobody\u{2028}used\u{2029}it\u{FEFF}, \u{85}so it goes"
    let run = try await books.tool("waive", fingerprint, "--reason", reason)
    #expect(run.status == 0, "\(run.notes)")
    let check = try await books.tool("check")
    #expect(check.status == 0 && check.output.contains("Waived (1)"))
  }
}
