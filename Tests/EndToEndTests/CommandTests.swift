import Foundation
import IntentSurface
import Testing

@Suite struct CommandTests {
  private func source(_ name: String) -> String {
    """
    import AppIntents
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Add Book"
      @Parameter(title: "Name") var name: String
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  @Test func guardsAnAppFromItsFirstReleaseOn() async throws {
    let tool = try Tool()
    try await tool.git("init", "--quiet")
    let project = """
      { objects = {
        P = { isa = PBXProject; targets = (A); buildConfigurationList = L; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      }; rootObject = P; }
      """
    try tool.write(["App/Add.swift": source("AddBook"), "Books.xcodeproj/project.pbxproj": project])
    #expect(try await tool("init").status == 0)
    #expect(try tool.text(of: "snapshots/intentcompat.yml").contains("\nname: Books\n"))
    #expect(try tool.text(of: "snapshots/intentcompat.yml").contains("\nplatforms: [iOS]\n"))
    #expect(try await tool("init").status == 2)

    let early = try await tool("check")
    #expect(early.status == 0)
    #expect(early.output.contains("there is no release to compare with"))
    #expect(early.output.contains("intentcompat ship 1.0"))

    #expect(try await tool("ship", "1.0", "--date", "2026-03-31").status == 0)
    let kept = try await tool("check")
    #expect(kept.status == 0)
    #expect(kept.notes.contains("compared 1 intent, 0 entities and 0 enums with 1.0"))

    try tool.write(["App/Add.swift": source("AddVolume")])
    let broken = try await tool("check")
    #expect(broken.status == 1)
    #expect(broken.output.contains("intent-renamed") && broken.output.contains("persistentIdentifier"))
    #expect(try await tool("check", "--format", "json").output == tool("check", "--format", "json").output)

    let fingerprint = try #require(broken.output.firstMatch(of: #/waive ([0-9a-f]{20})/#)).1
    let past = try await tool("waive", String(fingerprint), "--reason", "On purpose", "--until", "2026-12-31")
    #expect(past.status == 0)
    #expect(try await tool("check", "--today", "2026-12-31").status == 0)
    let late = try await tool("check", "--today", "2027-01-01")
    #expect(late.status == 1)
    #expect(late.output.contains("until 2026-12-31") && late.output.contains("has expired"))
  }

  @Test func refusesToPassWithNothingRead() async throws {
    let tool = try Tool()
    try tool.write(["App/Add.swift": source("AddBook"), "Empty/Model.swift": "struct Model {}"])
    #expect(try await tool("ship", "1.0", "--from", "App").status == 0)
    try FileManager.default.removeItem(atPath: tool.folder + "/App")
    let check = try await tool("check")
    #expect(check.status == 3)
    #expect(check.output.isEmpty)
    #expect(check.notes.contains("1 file looked at"))
    #expect(try await tool("ship", "1.1").status == 3)
    #expect(try await tool("diff", "Empty", "Empty").status == 3)
  }

  @Test func followsAMigrationFromItsPlanToItsEnd() async throws {
    let tool = try Tool()
    let deprecated = source("AddBook").replacing("AddBook: AppIntent {", with: "AddBook: DeprecatedAppIntent {")
      .replacing(
        "func perform",
        with:
          "static let deprecation = IntentDeprecation(message: \"Moved.\", replacedBy: NewBook.self)\n  func perform")
    try tool.write([
      "snapshots/intentcompat.yml": """
      name: Books
      timeline:
        releases: 2
        days: 100
        floors:
          AddBook: { notBefore: 2026-06-01 }
      migrations:
        - { old: AddBook, new: NewBook }
      """, "App/Add.swift": source("AddBook"),
    ])
    #expect(try await tool("ship", "1.0", "--date", "2026-01-01").status == 0)
    #expect(try tool.text(of: "snapshots/1.0.json").contains("2026-06-01"))
    #expect(try await tool("timeline", "--today", "2026-01-02").output.contains("planned"))

    try tool.write([
      "App/Add.swift": deprecated,
      "App/New.swift": source("NewBook").replacing("import AppIntents", with: "import AppIntents\n"),
    ])
    #expect(try await tool("ship", "1.1", "--date", "2026-02-01").status == 0)
    #expect(try await tool("ship", "1.2", "--date", "2026-03-01").status == 0)
    #expect(try await tool("timeline", "--today", "2026-05-31").output.contains("replacement public"))
    #expect(try await tool("timeline", "status", "--today", "2026-06-01").output.contains("retirable"))
    #expect(try await tool("timeline", "check", "--today", "2026-05-31").status == 0)

    try FileManager.default.removeItem(atPath: tool.folder + "/App/Add.swift")
    let early = try await tool("check", "--today", "2026-05-31")
    #expect(early.status == 1)
    #expect(early.output.contains("Removed before its notice period ended: 1 day of notice left"))
    #expect(try await tool("timeline", "check", "--today", "2026-05-31").status == 1)
    let late = try await tool("check", "--today", "2026-06-01")
    #expect(late.status == 0)
    #expect(late.output.contains("Removed after its notice period"))
    let story = try await tool("timeline", "explain", "AddBook", "--today", "2026-06-01")
    #expect(story.output.contains("deprecated; “Moved.”; use `NewBook`"))
    #expect(story.output.contains("removed as of the next release"))
    let unknown = try await tool("timeline", "explain", "AddBok")
    #expect(unknown.status == 2)
    #expect(unknown.notes.contains("Did you mean AddBook?"))
  }

  @Test func replaysAPersonsShortcut() async throws {
    let tool = try Tool()
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>WFWorkflowActions</key><array>
      <dict><key>WFWorkflowActionIdentifier</key><string>com.example.books.AddBook</string></dict>
      </array></dict></plist>
      """
    try tool.write(["App/Add.swift": source("AddBook"), "morning.plist": plist, "signed.shortcut": "AEA1"])
    #expect(try await tool("ship", "1.0", "--from", "App").status == 0)
    let kept = try await tool("replay", "morning.plist")
    #expect(kept.status == 0)
    #expect(kept.output.contains("AddBook: runs as before"))
    try tool.write(["App/Add.swift": source("PrintPage")])
    let broken = try await tool("replay", "morning.plist")
    #expect(broken.status == 1)
    #expect(broken.output.contains("1 shortcut replayed: 1 would break (compared with 1.0)"))
    #expect(broken.output.contains("“Unknown Action”"))
    #expect(broken.output.contains("shipped     since 1.0"))
    let signed = try await tool("replay", "signed.shortcut")
    #expect(signed.status == 3)
    #expect(signed.notes.contains("it is cut off"))
  }

  @Test func comparesRevisionsAsAUserAndAsGitsDriver() async throws {
    let tool = try Tool()
    try await tool.git("init", "--quiet")
    try tool.write(["App/Add.swift": source("AddBook")])
    try await tool.git("add", ".")
    try await tool.git("commit", "--quiet", "-m", "one")
    try await tool.git("tag", "v1.0")
    #expect(try await tool("ship", "--tags", "v*").status == 0)
    try tool.write(["App/Add.swift": source("AddVolume")])
    try await tool.git("add", ".")
    try await tool.git("commit", "--quiet", "-m", "two")
    #expect(try await tool("diff", "git:v1.0", "git:HEAD").status == 1)
    #expect(try await tool("diff", "git:v1.0", "git:HEAD", "--exit-zero").status == 0)
    #expect(try await tool("diff", "shipped:latest", "git:v1.0").status == 0)

    try tool.write([".gitattributes": "snapshots/*.json diff=intentcompat\n"])
    #expect(try await tool("ship", "1.0", "--force").status == 0)
    let driver = "diff.intentcompat.command='\(Tool.path)' diff"
    let driven = try await tool.git("-c", driver, "diff", "HEAD", "--", "snapshots")
    #expect(driven.status == 0)
    try await tool.git("add", ".")
    let staged = try await tool.git("-c", driver, "diff", "--cached")
    #expect(staged.status == 0, "\(staged.notes)")
    try await tool.git("commit", "--quiet", "-m", "three")
    let log = try await tool.git("-c", "diff.intentcompat.textconv='\(Tool.path)' show", "log", "-p", "-1")
    #expect(log.output.contains("+intent AddVolume “Add Book”"))
  }

  @Test func shipsTheCommitsThatNameVersions() async throws {
    let tool = try Tool()
    try await tool.git("init", "--quiet")
    for (subject, name) in [
      ("Start", "AddBook"), ("Release 1.0", "AddBook"), ("Fix 1.0.1", "LendBook"), ("Release 1.1", "LendBook"),
      ("Release 1.1", "ReadBook"), ("Release candidate", "ReadBook"),
    ] {
      try tool.write(["App/Add.swift": source(name), "notes": subject + name])
      try await tool.git("add", ".")
      try await tool.git("commit", "--quiet", "-m", subject, "--date", "2026-03-31T12:00:00Z")
    }
    let none = try await tool("ship", "--commits", "Version {version}")
    #expect(none.status == 3)
    #expect(none.notes.contains("no commit in HEAD's history has a subject like “Version {version}”"))
    #expect(try await tool("ship", "--commits", "Release").status == 2)
    let shipped = try await tool("ship", "--commits", "Release {version}")
    #expect(shipped.status == 0)
    #expect(shipped.notes.contains("2 versions recorded"))
    let latest = try Surface(snapshot: Data(tool.text(of: "snapshots/1.1.json").utf8))
    #expect(latest.intents.map(\.identifier) == ["ReadBook"])

    _ = try await tool("ship", "0.9", "--from", "git:HEAD~5")
    let day = try await tool.shell("git log -1 --format=%cs HEAD~5").output.prefix(10)
    #expect(try Surface(snapshot: Data(tool.text(of: "snapshots/0.9.json").utf8)).app.date == String(day))
  }

  @Test(arguments: [
    ["check", "--format", "sari"], ["check", "--profile", "strict"], ["check", "--today", "soon"],
    ["explain", "intent-remved"], ["timeline", "--format", "gantt"], ["timeline", "--today", "soon"],
    ["rules", "--format", "yaml"], ["ship"], ["ship", "1.0", "--tags", "v*"],
    ["ship", "--commits", "{version}", "--date", "2026-01-01"], ["timeline", "explain", "A", "--format", "svg"],
    ["ship", "1.0", "--date", "yesterday"], ["waive", "00", "--reason", " "],
    ["diff", "one", "two", "three"], ["frobnicate"], ["--frobnicate"],
  ])
  func answersWrongUsageWithTwo(arguments: [String]) async throws {
    let tool = try Tool()
    let run = try await tool.start(arguments)
    #expect(run.status == 2, "\(run.notes)")
    #expect(run.output.isEmpty)
    #expect(!run.notes.isEmpty)
  }

  @Test func answersWrongSettingsWithTheirLine() async throws {
    let tool = try Tool()
    try tool.write(["snapshots/intentcompat.yml": "name: A\nprofil: siri\n"])
    let run = try await tool("check")
    #expect(run.status == 2)
    #expect(
      run.notes.contains("snapshots/intentcompat.yml:2: unknown key “profil” in the file. Did you mean “profile”?"))
  }

  @Test func explainsEveryRuleByIDAndName() async throws {
    let tool = try Tool()
    let rules = try await tool("rules")
    #expect(rules.status == 0)
    let first = try #require(rules.output.split(separator: "\n").first).split(separator: " ")
    let byID = try await tool("explain", first[0].lowercased())
    #expect(byID.status == 0)
    #expect(byID.output == (try await tool("explain", String(first[2]))).output)
  }

  @Test func writesSnapshotsThatItReads() async throws {
    let tool = try Tool()
    try tool.write(["App/Add.swift": source("AddBook")])
    #expect(try await tool("snapshot", "App", "-o", "a.json").status == 0)
    let printed = try await tool("snapshot", "a.json")
    #expect(printed.output == (try tool.text(of: "a.json")))
    #expect(try Surface(snapshot: Data(printed.output.utf8)).intents.map(\.identifier) == ["AddBook"])
    #expect(try await tool("diff", "a.json", "App").status == 0)
    #expect(try await tool("snapshot", "App", "-o", "no/such/folder.json").status == 3)
    try tool.write(["Empty/Plain.swift": "struct Plain {}\n"])
    let empty = try await tool("snapshot", "Empty")
    #expect(empty.status == 3)
    #expect(empty.output == "")
    #expect(try await tool("snapshot", "Empty", "--allow-empty").status == 0)
  }

  @Test func endsQuietlyWhenTheReaderHasSeenEnough() async throws {
    let tool = try Tool()
    let run = try await tool.shell("'\(Tool.path)' rules --format json | head -c 1")
    #expect(run.output == "[")
    #expect(run.notes.isEmpty)
  }

  @Test func printsHelpAndVersion() async throws {
    let tool = try Tool()
    #expect(try await tool("--version").output == "0.1.0\n")
    let help = try await tool("check", "--help")
    #expect(help.status == 0)
    #expect(help.output.contains("the release gate"))
    #expect(try await tool("--generate-completion-script", "zsh").output.hasPrefix("#compdef intentcompat"))
  }
}
