import Foundation
import TestSupport
import Testing

/// Settings are those of the repository, and nothing is written outside of it.
@Suite struct HomeTests {
  private static let settings = "name: Named\nsources: [App]\n"

  private func shownName(_ tool: Tool, _ arguments: String...) async throws -> String {
    let run = try await tool.start(["snapshot"] + arguments)
    #expect(run.status == 0, "\(run.notes)")
    return run.output.firstMatch(of: #/"name" : "([^"]+)"/#).map { String($0.1) } ?? ""
  }

  @Test func settingsAreLookedForUpToTheTopOfTheRepository() async throws {
    let tool = try Tool()
    try tool.write(["snapshots/intentcompat.yml": Self.settings, "Repo/App/Deep/A.swift": intentSource("AddBook")])
    // Without a repository: the folder alone.
    #expect(try await shownName(tool, ".", "-C", "Repo") == "Repo")
    #expect(try await shownName(tool, "Repo", "-C", ".") == "Named")
    // In one: up to its top, and no further.
    try await tool.git("-C", "Repo", "init", "--quiet")
    #expect(try await shownName(tool, ".", "-C", "Repo/App/Deep") == "Deep")
    try tool.write(["Repo/snapshots/intentcompat.yml": "name: Inner\nsources: [App]\n"])
    #expect(try await shownName(tool, ".", "-C", "Repo/App/Deep") == "Inner")
  }

  @Test func oneFolderHasItsSettingsUnderEverySpelling() async throws {
    let tool = try Tool()
    try tool.write(["Real/snapshots/intentcompat.yml": Self.settings, "Real/App/A.swift": intentSource("AddBook")])
    try await tool.git("-C", "Real", "init", "--quiet")
    try await tool.shell("ln -s Real Link; ln -s Real/App Code")
    #expect(try await shownName(tool, "\(tool.folder)/Link/App", "-C", "Real") == "Named")
    #expect(try await shownName(tool, "\(tool.folder)/Real/App", "-C", "Link") == "Named")
    #expect(try await shownName(tool, "\(tool.folder)/Code", "-C", "Link/App") == "Named")
    #expect(try await shownName(tool, "../Link/App/", "-C", "Real") == "Named")
    #expect(try await shownName(tool, "-C", "Link/App") == "Named")
    let shown = try await tool("show", "\(tool.folder)/Link/App", "-C", "Real/App")
    #expect(shown.status == 0)
  }

  @Test func aWorkTreeHasItsOwnSettings() async throws {
    let tool = try Tool()
    try tool.write(["snapshots/intentcompat.yml": Self.settings, "App/A.swift": intentSource("AddBook")])
    try await tool.git("init", "--quiet")
    try await tool.git("add", "--all")
    try await tool.git("commit", "--quiet", "-m", "one")
    let other = try Tool()
    try await tool.git("worktree", "add", "--quiet", "\(other.folder)/tree")
    #expect(try await shownName(other, "\(other.folder)/tree/App", "-C", "tree") == "Named")
    #expect(try await other("diff", "git:HEAD", "App", "-C", "tree").status == 0)
  }

  @Test func aFolderOfAnotherCaseIsNamed() async throws {
    let tool = try Tool()
    try tool.write(["Snapshots/intentcompat.yml": Self.settings, "App/A.swift": intentSource("AddBook")])
    let run = try await tool("show", "App")
    #expect(run.status == 3 || run.status == 2)
    #expect(run.notes.contains("rename it to snapshots"), "\(run.notes)")
  }

  @Test func versionsThatDifferByCaseAreTwoFilesNowhere() async throws {
    let tool = try Tool()
    try tool.write(["snapshots/intentcompat.yml": Self.settings, "App/A.swift": intentSource("AddBook")])
    #expect(try await tool("ship", "1.0-RC1").status == 0)
    try tool.write(["App/A.swift": intentSource("AddBook") + intentSource("LendBook")])
    let run = try await tool("ship", "1.0-rc1")
    #expect(run.status != 0)
    #expect(run.notes.contains("1.0-RC1"), "\(run.notes)")
  }

  @Test(arguments: [
    "snapshots", "snapshots/1.0.json", "snapshots/waivers.yml", "snapshots/intentcompat.yml", "App/A.swift", "App",
  ])
  func nothingIsWrittenThroughALinkThatLeavesTheRepository(place: String) async throws {
    let outside = try Tool()
    let tool = try Tool()
    try tool.write(["Old/A.swift": intentSource("AddBook") + intentSource("LendBook")])
    try tool.write(["snapshots/intentcompat.yml": Self.settings, "App/A.swift": intentSource("AddBook")])
    try await tool.git("init", "--quiet")
    #expect(try await tool("ship", "1.0", "--from", "Old").status == 0)
    let check = try await tool("check", "--format", "json")
    let fingerprint = try #require(check.output.firstMatch(of: #/"fingerprint" : "([0-9a-f]+)"/#)).1
    _ = try await tool("waive", "\(fingerprint)", "--reason", "First")
    try await tool.shell("mv '\(place)' '\(outside.folder)/kept'; ln -s '\(outside.folder)/kept' '\(place)'")
    let digest = "cd '\(outside.folder)'; find . -type f -exec cksum {} + | sort; find . | sort"
    let before = try await outside.shell(digest).output
    for command in [
      "ship 1.0 --force --from App", "ship 2.0 --from App", "waive \(fingerprint) --reason Second", "init",
      "propose all App --since Old --write", "propose all --since Old --write",
    ] {
      _ = try await tool.start(command.split(separator: " ").map(String.init))
      #expect(try await outside.shell(digest).output == before, "\(command) through \(place)")
    }
  }

  @Test func aLinkInsideIsWrittenThrough() async throws {
    let tool = try Tool()
    try tool.write(["kept/intentcompat.yml": Self.settings, "App/A.swift": intentSource("AddBook")])
    try await tool.git("init", "--quiet")
    try await tool.shell("ln -s kept snapshots")
    let run = try await tool("ship", "1.0")
    #expect(run.status == 0, "\(run.notes)")
    #expect(try tool.text(of: "kept/1.0.json").contains("AddBook"))
  }

  @Test func whatAKilledRunLeftIsRemovedByTheNext() async throws {
    let tool = try Tool()
    try tool.write(["snapshots/intentcompat.yml": Self.settings, "App/A.swift": intentSource("AddBook")])
    let left = "snapshots/.1.0.json.7B0B6C3E-5C0A-4C8B-8C7E-1B2D3E4F5A6B.intentcompat-tmp"
    let others = ["snapshots/.1.0.json.tmp", "snapshots/.mine.intentcompat-tmp"]
    try tool.write([left: "half", others[0]: "", others[1]: ""])
    #expect(try await tool("ship", "1.0").status == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(tool.folder)/\(left)"))
    for other in others { #expect(FileManager.default.fileExists(atPath: "\(tool.folder)/\(other)")) }
  }
}
