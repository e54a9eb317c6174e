import Foundation
import TestSupport
import Testing

/// `check` where nothing was set up and nothing recorded.
@Suite struct FirstMinuteTests {
  private static func intents(_ names: String...) -> String { intentSources(names) }

  /// An intent that fails on every run, whatever shipped.
  private static let fault = """
    import AppIntents
    protocol BookIntent: AppIntent {}
    extension BookIntent { func perform() async throws -> some IntentResult { .result() } }
    struct OpenBook: BookIntent { static let title: LocalizedStringResource = "Open" }

    """

  private static func project(_ apps: String...) -> String {
    let targets = apps.map { app in
      """
      T\(app) = { isa = PBXNativeTarget; name = \(app); productType = "com.apple.product-type.application";
        buildConfigurationList = L\(app); fileSystemSynchronizedGroups = (G\(app)); };
      G\(app) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(app); sourceTree = "<group>"; };
      L\(app) = { isa = XCConfigurationList; buildConfigurations = (C\(app)); };
      C\(app) = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; \
      PRODUCT_BUNDLE_IDENTIFIER = com.example.\(app); }; };

      """
    }
    let names = apps.map { "T\($0)" }.joined(separator: ", ")
    let groups = apps.map { "G\($0)" }.joined(separator: ", ")
    return """
      { objects = {
        P = { isa = PBXProject; targets = (\(names)); buildConfigurationList = L; mainGroup = M; };
        M = { isa = PBXGroup; children = (\(groups)); sourceTree = "<group>"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        \(targets.joined())
      }; rootObject = P; }
      """
  }

  private static func repository(_ files: [String: String], tag: String? = nil) async throws -> Tool {
    let tool = try Tool()
    try await tool.git("init", "--quiet")
    try await commit(files, tag: tag, in: tool)
    return tool
  }

  private static func commit(_ files: [String: String], tag: String? = nil, in tool: Tool) async throws {
    try tool.write(files)
    try await tool.git("add", "--all")
    try await tool.git("commit", "--quiet", "--allow-empty", "-m", "change")
    if let tag { try await tool.git("tag", tag) }
  }

  @Test func comparesWithTheNewestReleaseFromItsTag() async throws {
    let files = ["Books.xcodeproj/project.pbxproj": Self.project("Reader")]
    let tool = try await Self.repository(
      files.merging(["Reader/Intents.swift": Self.intents("AddBook")]) { $1 }, tag: "v1.0")
    try await Self.commit(["Reader/Intents.swift": Self.intents("AddBook", "LendBook")], tag: "v1.1", in: tool)
    try await Self.commit(["Reader/Intents.swift": Self.intents("AddBook", "LendBook", "SellBook")], in: tool)
    let kept = try await tool("check")
    #expect(kept.status == 0, "\(kept.output)\(kept.notes)")
    #expect(kept.output.contains("Books (source), compared with 1 shipped version: 1.1"), "\(kept.output)")
    #expect(kept.output.contains("Compared with 1.1, from its tag v1.1. `intentcompat ship --tags 'v{version}'`"))
    try tool.write(["Reader/Intents.swift": Self.intents("AddBook")])
    let broken = try await tool("check")
    #expect(broken.status == 1)
    #expect(broken.output.contains("I01 intent-removed LendBook") && !broken.output.contains("SellBook"))
    #expect(try await tool("propose", "LendBook").output.contains("struct LendBook"))
    #expect(try await tool("diff", ".").output.contains("Books 1.1"))
    #expect(try await tool("timeline").notes.contains("notice counts from 1.1, as its tag has it"))
  }

  @Test func comparesTheCodeOfAReleaseWithTheOneBefore() async throws {
    let tool = try await Self.repository(["App/Intents.swift": Self.intents("AddBook", "LendBook")], tag: "v1.0")
    let first = try await tool("check")
    #expect(first.status == 0)
    #expect(first.output.contains("the code is 1.0, the first release"), "\(first.output)")
    try await Self.commit(["App/Intents.swift": Self.intents("AddBook")], tag: "v1.1", in: tool)
    let gate = try await tool("check", "--release", "1.1")
    #expect(gate.status == 1 && gate.output.contains("from its tag v1.0, because the code is that of 1.1"))
    // What is on its way after the release is compared with the release.
    try tool.write(["App/Intents.swift": Self.intents("AddBook", "SellBook")])
    #expect(try await tool("check").output.contains("Compared with 1.1, from its tag v1.1."))
  }

  @Test func tellsWhatIsWrongNowApartFromWhatShipped() async throws {
    let tool = try await Self.repository(["App/Open.swift": Self.fault])
    let alone = try await tool("check")
    #expect(alone.status == 1, "\(alone.output)")
    #expect(alone.output.contains("Fails the shortcuts profile: 1 wrong now"))
    #expect(alone.output.contains("Wrong now (1)") && alone.output.contains("I09"))
    try await Self.commit([:], tag: "v1.0", in: tool)
    try await Self.commit(["App/Other.swift": Self.intents("AddBook")], in: tool)
    let known = try await tool("check")
    #expect(known.status == 0 && known.output.contains("1 wrong now (not new)"), "\(known.output)")
    #expect(known.output.contains("not new (wrong in 1.0 already)") && !known.output.contains("Already shipped"))
    #expect(try await tool("check", "--strict").status == 1)
    let formats = ["markdown", "html", "github", "gitlab", "sarif", "junit", "xcode"]
    for format in formats {
      let run = try await tool("check", "--format", format)
      #expect(run.status == 0 && run.output.lowercased().contains("wrong now"), "\(format): \(run.output)")
    }
    #expect(try await tool("check", "--format", "json").output.contains("\"kind\" : \"fault\""))
  }

  @Test func anAppWithoutIntentsPassesAndAFolderWithoutCodeDoesNot() async throws {
    let tool = try await Self.repository(["App/Model.swift": "struct Model {}\n"], tag: "v1.0")
    let run = try await tool("check")
    #expect(run.status == 0, "\(run.notes)")
    #expect(run.output.contains("no intents, entities or widgets were found"), "\(run.output)")
    try tool.write(["Empty/README.md": "Nothing.\n"])
    let empty = try await tool("check", "-C", "Empty")
    #expect(empty.status == 3 && empty.notes.contains("nothing was read"), "\(empty.notes)")
  }

  @Test func whatALaterReleaseGaveUpIsNotComparedWith() async throws {
    let tool = try await Self.repository(["App/Intents.swift": Self.intents("AddBook")], tag: "1.0-old")
    for version in ["v2.0", "v2.1"] {
      try await Self.commit(["App/Intents.swift": "let version = \"\(version)\"\n"], tag: version, in: tool)
    }
    try await Self.commit(["App/Intents.swift": "let version = 3\n"], in: tool)
    let check = try await tool("check")
    #expect(check.status == 0, "\(check.output)\(check.notes)")
    #expect(check.output.contains("2.1 has no intents, entities or widgets"), "\(check.output)")
  }

  @Test func aPullRequestFailsOnWhatIsNewSinceTheMergeBase() async throws {
    let tool = try await Self.repository(["App/Intents.swift": Self.intents("AddBook", "LendBook")], tag: "v1.0")
    try await Self.commit(["App/Open.swift": Self.fault], in: tool)
    try await tool.git("checkout", "--quiet", "-b", "change")
    let same = try await tool("check", "--against", "main")
    #expect(same.status == 0 && same.output.contains("1 wrong now (not new)"), "\(same.output)")
    // What came after the release was never promised.
    try await Self.commit(["App/Open.swift": "import AppIntents\n"], in: tool)
    #expect(try await tool("check", "--against", "main").status == 0)
    try tool.write(["App/Intents.swift": Self.intents("AddBook")])
    #expect(try await tool("check", "--against", "main").status == 1)
  }

  @Test func checksEveryAppAndEndsWithATable() async throws {
    let files = [
      "Books.xcodeproj/project.pbxproj": Self.project("Reader", "Seller"),
      "Reader/Intents.swift": Self.intents("AddBook"), "Seller/Intents.swift": Self.intents("SellBook", "ShipBook"),
    ]
    let tool = try await Self.repository(files, tag: "v1.0")
    try await Self.commit(["Seller/Intents.swift": Self.intents("SellBook")], in: tool)
    let all = try await tool("check")
    #expect(all.status == 1, "\(all.output)\(all.notes)")
    let lines = all.output.split(separator: "\n").suffix(3)
    #expect(lines.first == "app     verdict  breaks  wrong now  compared with", "\(all.output)")
    #expect(lines.dropFirst().first?.hasPrefix("Reader  passes   0") == true)
    #expect(lines.last?.hasPrefix("Seller  fails    1") == true)
    let one = try await tool("check", "--app", "Reader")
    #expect(one.status == 0 && one.notes.contains("not checked: Seller."), "\(one.notes)")
    #expect(try await tool("check", "--app", "Writer").status == 2)
    for format in ["json", "sarif", "gitlab"] {
      let run = try await tool("check", "--format", format)
      #expect(run.status == 1)
      _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    }
    let suites = try await tool("check", "--format", "junit").output
    #expect(suites.contains("<testsuite name=\"Reader\"") && suites.contains("<testsuite name=\"Seller\""))
  }

  /// Each app's code is where the projects of the revision say, whatever today's say.
  @Test func anAppWasWhereItsReleaseHadIt() async throws {
    let project = "Books.xcodeproj/project.pbxproj"
    let tool = try await Self.repository([
      project: Self.project("Reader", "Writer"), "Reader/Intents.swift": Self.intents("AddBook"),
      "Writer/Intents.swift": Self.intents("LendBook"),
    ])
    try await Self.commit([:], tag: "v1.0", in: tool)
    for app in ["Reader", "Writer"] { try await tool.git("mv", app, "Apps\(app)") }
    let moved = Self.project("Reader", "Writer").replacing("path = ", with: "path = Apps")
    try await Self.commit([project: moved], in: tool)
    let kept = try await tool("check")
    #expect(kept.status == 0, "\(kept.output)\(kept.notes)")
    let third = Self.project("Reader", "Writer", "Seller").replacing("path = ", with: "path = Apps")
    try await Self.commit([project: third, "AppsSeller/Intents.swift": Self.intents("SellBook")], in: tool)
    let joined = try await tool("check")
    #expect(joined.status == 0, "\(joined.output)\(joined.notes)")
    // What is in no folder of today's is lost all the same.
    try await tool.git("rm", "-r", "--quiet", "AppsReader")
    try await Self.commit(["AppsReader/Other.swift": Self.intents("OpenBook")], in: tool)
    let lost = try await tool("check")
    #expect(lost.status == 1 && lost.output.contains("I01 intent-removed AddBook"), "\(lost.output)")
    #expect(!lost.output.contains("intent-removed LendBook"))
  }

  @Test func everyCommandSaysWhichOfSeveralAppsItIsAbout() async throws {
    let files = [
      "Books.xcodeproj/project.pbxproj": Self.project("Reader", "Seller"),
      "Reader/Intents.swift": Self.intents("AddBook"), "Seller/Intents.swift": Self.intents("SellBook", "ShipBook"),
    ]
    let tool = try await Self.repository(files, tag: "v1.0")
    try await Self.commit(["Seller/Intents.swift": Self.intents("SellBook")], tag: "v1.1", in: tool)
    try await Self.commit(["Seller/Intents.swift": Self.intents("SendBook")], in: tool)
    let all = "this is about Reader and Seller together; --app NAME takes one of them"
    for command in ["timeline", "propose", "history", "diff ."] {
      let words = command.split(separator: " ").map(String.init)
      let run = try await tool.start(words)
      let text = (run.output + run.notes).split { $0.isWhitespace }.joined(separator: " ")
      #expect(text.contains(all), "\(command): \(text)")
      let one = try await tool.start(words + ["--app", "Seller"])
      #expect(one.status < 2 && !(one.output + one.notes).contains("together"), "\(command): \(one.notes)")
      #expect(!one.output.contains("AddBook"))
      #expect(try await tool.start(words + ["--app", "Writer"]).status == 2, "\(command)")
    }
    #expect(try await tool("diff", ".", "--app", "Reader").status == 0)
    #expect(try await tool("history", "--app", "Seller").output.contains("I01 ShipBook"))
  }

  @Test func proposesForWhatIsWrongNowWithoutARelease() async throws {
    let tool = try await Self.repository(["App/Intents.swift": Self.fault])
    let run = try await tool("propose")
    #expect(run.output.contains("I09 "), "\(run.output)\(run.notes)")
    #expect(run.notes.contains("only what is wrong now is looked at"), "\(run.notes)")
    try await tool.git("tag", "v1.0")
    try await Self.commit(["App/More.swift": Self.intents("AddBook")], in: tool)
    let shipped = try await tool("propose", "--write")
    #expect(shipped.output.contains("I09 ") && shipped.status == 0, "\(shipped.output)\(shipped.notes)")
    #expect(try await tool("check", "--strict").status == 0)
  }

  @Test func anAppThatNoJobNamesIsSeen() async throws {
    let settings = "apps:\n  - name: Reader\n    sources: [Reader]\n"
    let tool = try await Self.repository([
      "snapshots/intentcompat.yml": settings, "Reader/Intents.swift": Self.intents("AddBook"),
      "Seller/Intents.swift": Self.intents("SellBook"),
    ])
    try await tool.git("checkout", "--quiet", "-b", "change")
    try await Self.commit(
      ["snapshots/intentcompat.yml": settings + "  - name: Seller\n    sources: [Seller]\n"], in: tool)
    let run = try await tool("check", "--app", "Reader", "--against", "main")
    #expect(run.output.contains("“Seller” is new in the settings, and this run does not check it"), "\(run.output)")
  }

  @Test func manyNotesOfAKindAreALine() async throws {
    let files = (1...6).map { number in
      (
        "App/Tip\(number).swift",
        """
        import AppIntents
        import Elsewhere
        struct Tip\(number): Tip {
          @Parameter(title: "Name") var name: String
        }

        """
      )
    }
    let tool = try await Self.repository(Dictionary(uniqueKeysWithValues: files))
    let short = try await tool("check").output
    #expect(short.contains("more of this kind; `--verbose` lists them"), "\(short)")
    let long = try await tool("check", "--verbose").output
    #expect(!long.contains("more of this kind") && long.count > short.count)
    for format in ["markdown", "html", "junit", "sarif", "xcode"] {
      let short = try await tool("check", "--format", format).output
      let long = try await tool("check", "--format", format, "--verbose").output
      #expect(short.contains("more of this kind") && !long.contains("more of this kind"), "\(format)")
    }
  }
}
