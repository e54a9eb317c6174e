import TestSupport
import Testing

/// What a tired engineer does, and the words that say so.
@Suite struct SlipTests {
  private static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 99\n"

  @Test(arguments: [
    ("snapshots/1.0.json", "check"), ("snapshots/intentcompat.yml", "check"), ("snapshots/waivers.yml", "check"),
    ("App/New.swift", "show App"), ("App.xcodeproj/project.pbxproj", "check"), ("Old.ipa", "show Old.ipa"),
    ("Old.actionsdata", "show Old.actionsdata"), ("Kept.shortcut", "replay Kept.shortcut"),
  ])
  func tellsHowToGetWhatLFSKeeps(path: String, command: String) async throws {
    let books = try await BookRepository()
    try books.tool.write([path: Self.pointer])
    let run = try await books.tool.shell("exec '\(Tool.path)' \(command)")
    #expect((run.notes + run.output).contains("`git lfs pull`"), "\(run.notes) \(run.output)")
  }

  @Test func aRecordOfAllIsNotThatOfOneApp() async throws {
    let tool = try Tool()
    for app in ["Books", "Films"] {
      try tool.write([
        "\(app)/A.swift": intentSource("Add\(app)"),
        "\(app)/project.yml": "name: \(app)\ntargets: {\(app): {type: application, platform: iOS, sources: [.]}}\n",
      ])
    }
    let run = try await tool("ship", "1.0", "--app", "Books", "--date", "2026-03-31")
    #expect(run.status == 2 && run.notes.contains("all that this repository builds: Books and Films"), "\(run.notes)")
    #expect(try await tool("ship", "1.0", "--date", "2026-03-31").status == 0)
  }

  @Test func aRepositoryWithoutAWorkTreeHasNothingToCheck() async throws {
    let books = try await BookRepository()
    // In the work tree of another it would be a folder of that.
    let outside = try Tool()
    try await outside.git("clone", "--quiet", "--bare", books.tool.folder, "Bare.git")
    for command in ["check", "ship 9.0", "init"] {
      let run = try await outside.shell("exec '\(Tool.path)' \(command) -C Bare.git")
      #expect(run.status > 1 && run.notes.contains("work tree"), "\(run.notes)")
    }
    #expect(try await outside.shell("exec '\(Tool.path)' show git:HEAD -C Bare.git").status == 0)
  }

  /// The fingerprints of the first version are the same for these two: found in a minute by following chains of hashes.
  @Test func aForgedFingerprintAcceptsNothingElse() async throws {
    let (decoy, target) = ("NNONDEMFADGAIIDI", "BLEJJLIIHEMAHDPC")
    let books = try await BookRepository()
    try books.write(intents: BookRepository.promised + [decoy, target])
    #expect(try await books.tool("ship", "9.0", "--date", "2026-05-31", "--allow-dirty").status == 0)
    try books.write(intents: BookRepository.promised)
    for subject in [decoy, target] {
      let entry = "- {fingerprint: \"554abd0e1a28b310\", rule: I01, subject: \(subject), reason: Unused, by: Ada}\n"
      try books.tool.write(["snapshots/waivers.yml": entry])
      let run = try await books.tool("check")
      #expect(run.status == 1 && !run.output.contains("Waived (2)"), "\(run.output)")
    }
  }
}
