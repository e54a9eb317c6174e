import Foundation
import Testing

/// A change that edits what judges it: the stricter of both sides decides, and the report says so first.
@Suite struct GateEditTests {
  private static let settings = "snapshots/intentcompat.yml"

  /// A repository whose `main` has these settings, and a branch for a change.
  private static func books(_ lines: String, app: String? = nil) async throws -> BookRepository {
    let books = try await BookRepository()
    try await books.tool.git("checkout", "--quiet", "main")
    try books.tool.write([settings: "name: Books\n" + lines])
    if let app { try books.tool.write(["App/Intents.swift": app]) }
    try await books.commit("settings")
    try await books.tool.git("checkout", "--quiet", "-B", "change")
    return books
  }

  private static func head(_ run: Tool.Run) -> String { String(run.output.prefix { $0 != "\n" }) }

  @Test func saysNothingWhereTheGateIsLeftAlone() async throws {
    let books = try await BookRepository()
    try books.write(intents: BookRepository.promised + ["Another"])
    for format in ["text", "markdown", "github", "sarif", "junit", "gitlab", "html", "xcode"] {
      let run = try await books.tool("check", "--against", "main", "--format", format)
      #expect(
        run.status == 0 && !run.output.contains("gate-edit") && !run.output.contains("edits the release gate"),
        "\(format)")
    }
    let json = try await books.tool("check", "--against", "main", "--format", "json").output
    #expect(json.contains("\"gateEdits\" : [\n\n  ]"))
    try books.tool.write([
      Self.settings: "# Told better.\nname: Books\nsources: [App]\nplatforms: [iOS]\nprofile: siri\n"
    ])
    #expect(
      !(try await books.tool("check", "--against", "main").output.contains("edits the release gate")), "a stricter gate"
    )
  }

  @Test(arguments: [
    ("rules: {I01: off}", "I01 off"), ("rules: {intent-removed: warn}", "I01 warn"), ("rules: {I01: note}", "I01 note"),
    ("rules: {I01: off, P01: warn}", "I01 off, P01 warn"),
  ])
  func letsNoLevelThrough(_ rules: String, _ words: String) async throws {
    let books = try await Self.books("sources: [App]\nplatforms: [iOS]\n")
    try books.tool.write([Self.settings: "name: Books\nsources: [App]\nplatforms: [iOS]\n\(rules)\n"])
    let kept = try await books.tool("check", "--against", "main")
    #expect(kept.status == 0 && Self.head(kept) == "This change edits the release gate: \(words).", "\(kept.output)")
    #expect(kept.notes.hasPrefix("This change edits the release gate: \(words).\n"))
    try books.write(intents: ["AddBook", "LendBook"])
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1 && Self.head(run) == "This change edits the release gate: \(words).")
    #expect(run.output.contains("I01 intent-removed RemoveBook"))
    #expect(run.output.contains("fails under the merge-base's settings, which this change loosens"))
    #expect(try await books.tool("check").status == 0, "by its own settings it passes")
  }

  @Test func letsNoProfileThrough() async throws {
    let books = try await Self.books("sources: [App]\nplatforms: [iOS]\nprofile: surface\n")
    try books.tool.write([Self.settings: "name: Books\nsources: [App]\nplatforms: [iOS]\n"])
    let source = try books.tool.text(of: "App/Intents.swift")
    let hidden = source.replacing(
      "\"RemoveBook\"\n", with: "\"RemoveBook\"\n  static let isDiscoverable = false\n")
    try books.tool.write(["App/Intents.swift": hidden])
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1 && run.output.contains("Fails the surface profile"), "\(run.output)")
    #expect(Self.head(run) == "This change edits the release gate: profile shortcuts.")
    #expect(try await books.tool("check", "--against", "main", "--profile", "siri").status == 0, "as the job asks")
  }

  @Test(arguments: [
    ("platforms: [iOS, macOS]", "platforms: [iOS]", "os(iOS)", "platforms: without macOS"),
    ("platforms: [iOS]\nflags: [FULL]", "platforms: [iOS]\nflags: [LITE]", "LITE", "flags: −FULL +LITE"),
    ("platforms: [iOS]", "platforms: [iOS]\nflags: [LITE]", "LITE", "flags: +LITE"),
  ])
  func readsTheCodeAsBothSidesDo(_ old: String, _ new: String, _ condition: String, _ words: String) async throws {
    let books = try await Self.books("sources: [App]\n\(old)\n")
    try await books.tool.git("checkout", "--quiet", "main")
    _ = try await books.tool("ship", "1.3", "--date", "2026-04-30")
    try await books.commit("1.3")
    try await books.tool.git("checkout", "--quiet", "-B", "change")
    try books.tool.write([Self.settings: "name: Books\nsources: [App]\n\(new)\n"])
    let source = try books.tool.text(of: "App/Intents.swift")
    try books.tool.write([
      "App/Intents.swift": source.replacing("struct RemoveBook", with: "#if \(condition)\nstruct RemoveBook")
        + "#endif\n"
    ])
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 1 && run.output.contains("RemoveBook"), "\(run.output)\(run.notes)")
    #expect(Self.head(run) == "This change edits the release gate: \(words).")
    #expect(try await books.tool("check").status == 0, "by its own settings it passes")
  }

  @Test func readsNewCodeInThePlacesOfBothSides() async throws {
    let books = try await Self.books("sources: [App]\nplatforms: [iOS]\n")
    try await books.tool.git("mv", "App", "Sources")
    try books.tool.write([Self.settings: "name: Books\nsources: [Sources]\nplatforms: [iOS]\n"])
    let moved = try await books.tool("check", "--against", "main")
    #expect(
      moved.status == 0 && Self.head(moved) == "This change edits the release gate: `sources:` widened.",
      "\(moved.output)")
    #expect(moved.output.contains("adds 1 file with AddBook, Extra3, Extra4 and 2 more"))

    try await books.tool.shell(
      "mkdir App; cp Sources/Intents.swift App; echo 'import AppIntents' > Sources/Intents.swift")
    let narrowed = try await books.tool("check", "--against", "main")
    #expect(narrowed.output.contains("leaves out 1 file with AddBook, Extra3, Extra4 and 2 more"), "\(narrowed.output)")
    #expect(narrowed.status == 0, "\(narrowed.output)")
  }

  @Test func takesNoIntentForUnusedThatTheMergeBaseDoesNot() async throws {
    let usage = "sources: [App]\nplatforms: [iOS]\nusage: {file: snapshots/usage.csv, threshold: 25}\n"
    let books = try await BookRepository()
    try await books.tool.git("checkout", "--quiet", "main")
    try books.tool.write([
      Self.settings: "name: Books\n" + usage, "snapshots/usage.csv": "intent,runs\nRemoveBook,900\nAddBook,3\n",
    ])
    try await books.commit("usage")
    try await books.tool.git("checkout", "--quiet", "-B", "change")
    try books.write(intents: ["AddBook", "LendBook"])
    try books.tool.write(["snapshots/usage.csv": "intent,runs\nRemoveBook,9\nAddBook,3\n"])
    let data = try await books.tool("check", "--against", "main")
    #expect(
      data.status == 1 && Self.head(data) == "This change edits the release gate: 1 intent rarely used.",
      "\(data.output)")
    try books.tool.write([
      Self.settings: "name: Books\n" + usage.replacing("25", with: "1000"),
      "snapshots/usage.csv": "intent,runs\nRemoveBook,900\nAddBook,3\n",
    ])
    let threshold = try await books.tool("check", "--against", "main")
    #expect(threshold.status == 1, "\(threshold.output)")
    #expect(
      Self.head(threshold).hasPrefix("This change edits the release gate: usage threshold 1000, 1 intent rarely used"))
  }

  @Test func namesWaiversThatTheChangeBrings() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook"])
    for intent in ["LendBook", "RemoveBook"] {
      let fingerprint = try await books.fingerprint(of: intent)
      let run = try await books.tool(
        "waive", fingerprint, "--reason", "Nobody used \(intent)", "--by", "Kim", "--until", "1.4")
      #expect(run.status == 0)
    }
    let held = try await books.tool("check", "--against", "main")
    #expect(
      held.status == 0 && Self.head(held) == "This change edits the release gate: 1 waiver by Kim, 1 waiver by Kim.")
    #expect(held.output.contains("Nobody used LendBook") && !held.output.contains("o breaking changes"))

    try await books.tool.git("checkout", "--quiet", "main")
    try books.tool.write([Self.settings: "name: Books\nsources: [App]\nplatforms: [iOS]\nnewWaivers: fail\n"])
    try await books.tool.git("commit", "--quiet", "-m", "no new waivers", Self.settings)
    try await books.tool.git("checkout", "--quiet", "-B", "change")
    try books.tool.write([Self.settings: "name: Books\nsources: [App]\nplatforms: [iOS]\n"])
    let refused = try await books.tool("check", "--against", "main")
    #expect(refused.status == 1 && refused.output.contains("`newWaivers: fail`"), "\(refused.output)")
    #expect(Self.head(refused).contains("waiver by Kim") && Self.head(refused).contains("new waivers allowed"))
  }

  /// Two pull requests may not do what one can't: the first one brings the waiver, the second one the break.
  @Test func refusesAWaiverThatComesBeforeTheBreak() async throws {
    let books = try await BookRepository()
    try books.write(intents: ["AddBook", "LendBook"])
    let fingerprint = try await books.fingerprint(of: "RemoveBook")
    #expect(try await books.tool("waive", fingerprint, "--reason", "Unused", "--by", "Kim").status == 0)
    #expect(try await books.tool("check", "--against", "main").status == 0)
    try books.write(intents: BookRepository.promised)
    let early = try await books.tool("check", "--against", "main")
    #expect(early.status == 1 && early.output.contains("It accepts nothing here"), "\(early.output)")
    try await books.commit("merged all the same")
    try await books.tool.git("branch", "--quiet", "--force", "main")
    #expect(try await books.tool("check", "--against", "main").status == 0, "an old one is only named")
  }

  @Test func judgesAChangeThatBringsTheGateByItsOwn() async throws {
    let books = try await BookRepository()
    try await books.tool.git("checkout", "--quiet", "main")
    try await books.tool.shell("mkdir .kept; mv snapshots/* .kept; echo .kept >> .gitignore")
    try await books.commit("no gate")
    try await books.tool.git("checkout", "--quiet", "-B", "change")
    try await books.tool.shell("mkdir -p snapshots; cp .kept/* snapshots")
    let run = try await books.tool("check", "--against", "main")
    #expect(
      run.status == 0 && Self.head(run) == "This change edits the release gate: new settings.",
      "\(run.output)\(run.notes)")
    #expect(run.output.contains("checked with its own settings (and 3 recorded versions)"))
    try books.write(intents: ["AddBook", "LendBook"])
    #expect(try await books.tool("check", "--against", "main").status == 1)
  }

  @Test func keepsTheSettingsThatAChangeTakesAway() async throws {
    let books = try await Self.books("sources: [App]\nplatforms: [iOS]\nprofile: surface\n")
    try books.write(intents: ["AddBook", "LendBook"])
    try await books.tool.shell("rm \(Self.settings)")
    let gone = try await books.tool("check", "--against", "main")
    #expect(gone.status == 1 && gone.output.contains("Fails the surface profile"), "\(gone.output)")
    #expect(Self.head(gone) == "This change edits the release gate: settings removed.")

    // Settings further down go before those above, for a job that runs there.
    try await books.tool.git("checkout", "--quiet", "--", Self.settings)
    try books.tool.write([
      "App/snapshots/intentcompat.yml": "name: Books\nsources: [.]\nplatforms: [iOS]\nrules: {I01: off}\n"
    ])
    let other = try await books.tool("check", "-C", "App", "--against", "main")
    #expect(other.status == 1 && other.output.contains("RemoveBook"), "\(other.output)\(other.notes)")
    #expect(Self.head(other).contains("1.0 deleted") && Self.head(other).contains("settings moved"))
  }

  @Test(arguments: [
    ("json", "\"kind\" : \"level\""), ("markdown", "> **This change edits the release gate: I01 off.**"),
    ("github", "::warning file=snapshots/intentcompat.yml,title=This change edits the release gate::I01 off: "),
    ("sarif", "\"ruleId\" : \"gate-edit\""), ("junit", "<testcase classname=\"gate-edit\" name=\"This change edits"),
    ("gitlab", "\"check_name\" : \"gate-edit\""), ("xcode", "warning: This change edits the release gate: I01 off: "),
    ("html", "<p>This change edits the release gate: I01 off.</p>"),
    ("text", "This change edits the release gate: I01 off.\n"),
  ])
  func saysItFirstInEveryFormat(_ format: String, _ words: String) async throws {
    let books = try await Self.books("sources: [App]\nplatforms: [iOS]\n")
    try books.tool.write([Self.settings: "name: Books\nsources: [App]\nplatforms: [iOS]\nrules: {I01: off}\n"])
    try books.write(intents: ["AddBook", "LendBook"])
    let output = try await books.tool("check", "--against", "main", "--format", format).output
    let place = try #require(output.firstRange(of: words), "\(output)")
    let finding = try #require(output.firstRange(of: "RemoveBook"))
    #expect(format == "json" || place.lowerBound < finding.lowerBound)
  }

  @Test(arguments: ["waiver", "level"]) func neverSaysThatNothingBreaksWhereItWasAccepted(_ how: String) async throws {
    let level = how == "level" ? "rules: {I01: note}\n" : ""
    let books = try await Self.books("sources: [App]\nplatforms: [iOS]\n" + level)
    try books.write(intents: ["AddBook", "LendBook"])
    if how == "waiver" {
      let waived = try await books.tool("waive", "I01", "--reason", "Nobody uses it", "--by", "Me")
      #expect(waived.status == 0, "\(waived.notes)")
    }
    for format in ["text", "markdown", "html", "github", "junit", "xcode"] {
      let run = try await books.tool("check", "--format", format)
      #expect(
        run.status == 0 && run.output.contains(how == "waiver" ? "1 waived" : "lowered to notes"), "\(run.output)")
      #expect(!run.output.contains("o breaking changes") && !run.output.contains("✅"), "\(format)")
      #expect(!run.output.contains("nothing you saved"), "\(format)")
    }
  }

  @Test func neverSaysThatNothingBreaksWhereARuleIsOff() async throws {
    let books = try await Self.books("sources: [App]\nplatforms: [iOS]\nrules: {I01: off}\n")
    try books.write(intents: ["AddBook", "LendBook"])
    let run = try await books.tool("check")
    #expect(run.status == 0)
    #expect(run.output.contains("Passes the shortcuts profile: 1 silenced by a rule that is off"), "\(run.output)")
    for arguments in [["check"], ["diff", "shipped:latest", "."], ["check", "--against", "main"]] {
      for format in ["text", "markdown", "html", "github", "junit", "xcode"] {
        let output = try await books.tool.start(arguments + ["--format", format]).output
        #expect(!output.contains("o breaking changes") && !output.contains("✅"), "\(arguments) \(format)")
        #expect(!output.contains("nothing you saved"), "\(arguments) \(format)")
      }
    }
    let json = try await books.tool("check", "--format", "json").output
    #expect(json.contains("\"rule\" : \"I01\"") && json.contains("\"level\" : \"off\""))
  }
}
