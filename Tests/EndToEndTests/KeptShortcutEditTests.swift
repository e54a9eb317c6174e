import Foundation
import TestSupport
import Testing

/// A change that edits the shortcuts behind `replay:`: those of the merge-base are replayed as well.
@Suite struct KeptShortcutEditTests {
  private static let settings = "snapshots/intentcompat.yml"
  private static let intent = "struct %: AppIntent { static let title: LocalizedStringResource = \"%\" }\n"

  /// An app that keeps two shortcuts, on a branch that drops an intent which one of them uses. Its rule is a warning, so
  /// that the shortcut alone fails.
  private static func journal() async throws -> Tool {
    let tool = try Tool()
    let kept = Fixtures.root.appending(path: "Shortcuts/Kept").path
    try FileManager.default.copyItem(atPath: kept, toPath: tool.folder + "/kept")
    let code = ["WaterPlant", "NeedsWater", "LogGrowth"].map { intent.replacing("%", with: $0) }.joined()
    try tool.write([
      "App/App.swift": "import AppIntents\n" + code, "kept/README.md": "Shortcuts of the guide.\n",
      settings: "name: Journal\nsources: [App]\nplatforms: [iOS]\nrules: {I01: warn}\nreplay: kept\n",
    ])
    try await tool.git("init", "--quiet")
    #expect(try await tool("ship", "1.0", "--date", "2026-03-31").status == 0)
    try await tool.git("add", "--all")
    try await tool.git("commit", "--quiet", "-m", "one")
    try await tool.git("checkout", "--quiet", "-b", "change")
    try tool.write([
      "App/App.swift": "import AppIntents\n" + code.replacing(intent.replacing("%", with: "LogGrowth"), with: "")
    ])
    return tool
  }

  private static func head(_ run: Tool.Run) -> String { String(run.output.prefix { $0 != "\n" }) }

  @Test func saysNothingWhereTheyAreLeftAlone() async throws {
    let tool = try await Self.journal()
    let run = try await tool("check", "--against", "main")
    #expect(run.status == 1 && !run.output.contains("edits the release gate"), "\(run.output)")
    #expect(run.notes.contains("replayed 2 shortcuts from `replay:`; 1 would break"), "\(run.notes)")
    try tool.write(["kept/README.md": "Told better.\n"])
    #expect(!(try await tool("check", "--against", "main").output.contains("edits the release gate")))
  }

  @Test(arguments: [
    ("rm kept/Growth.plist", "1 kept shortcut edited", 1),
    (
      "for f in kept/*; do [ $f = kept/Growth.plist ] || cp \"$f\" kept/Growth.plist; done", "1 kept shortcut edited", 1
    ),
    ("mkdir other; git mv kept/Growth.plist other", "1 kept shortcut edited", 1),
    ("rm kept/Growth.plist; ln -s README.md kept/Growth.plist", "1 kept shortcut edited", 1),
    (
      "sed -i.bak 's/^replay.*//' snapshots/intentcompat.yml; rm snapshots/*.bak",
      "`replay:` without kept, 2 kept shortcuts edited", 2
    ),
  ])
  func replaysThoseOfTheMergeBase(_ edit: String, _ words: String, _ count: Int) async throws {
    let tool = try await Self.journal()
    try await tool.shell(edit)
    let run = try await tool("check", "--against", "main")
    #expect(run.status == 1, "\(run.output)\(run.notes)")
    #expect(Self.head(run) == "This change edits the release gate: \(words).", "\(run.output)")
    #expect(run.output.contains("In the merge-base's version: step 2, `LogGrowth`, breaks"), "\(run.output)")
    #expect(run.notes.contains("and \(count) from the merge-base; 1 would break"), "\(run.notes)")
    #expect(try await tool("check").status == 0, "by its own it passes")
  }

  @Test func letsAnEditPassThatHidesNothing() async throws {
    let tool = try await Self.journal()
    try await tool.git("checkout", "--quiet", "--", "App")
    try await tool.shell("rm kept/Growth.plist")
    let run = try await tool("check", "--against", "main")
    #expect(
      run.status == 0 && Self.head(run) == "This change edits the release gate: 1 kept shortcut edited.",
      "\(run.output)")
  }
}
