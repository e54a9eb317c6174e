import Foundation
import TestSupport
import Testing

/// What shipped and can't be seen in git: “not new” is said only of what the merge-base was read to have, and what moved out
/// of sight is asked about.
@Suite struct UnseenCodeTests {
  private static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 99\n"

  /// A version with `ReadBook`, which is in the files; git has the others.
  private static func repository(
    _ files: [String: String], committed: [String: String] = [:]
  ) async throws -> BookRepository {
    let books = try await BookRepository()
    try await books.tool.git("checkout", "--quiet", "main")
    try books.tool.write(files)
    let shipped = try await books.tool("ship", "1.3", "--date", "2026-04-30", "--allow-dirty")
    #expect(shipped.status == 0, "\(shipped.notes)")
    try books.tool.write(committed)
    try await books.commit("1.3")
    try await books.tool.git("checkout", "--quiet", "-B", "change")
    return books
  }

  private static func check(_ books: BookRepository) async throws -> Tool.Run {
    try await books.tool("check", "--against", "main")
  }

  @Test(arguments: [
    ("App/Made/", "import AppIntents\n", "Git ignores App/Made"), ("App/Made/", "", "Git ignores App/Made"),
    ("Made", "", "The commit that 1.3 was recorded from does not have ReadBook"),
    ("*.made.swift", "import AppIntents\n", "No commit has"),
  ])
  func whatGitIgnoresWasNotGoneBefore(line: String, left: String, reason: String) async throws {
    let path = line.hasSuffix(".swift") ? "App/Read.made.swift" : "App/Made/Read.swift"
    let books = try await Self.repository([
      ".gitignore": ".home\nclone\n\(line)\n", path: intentSources(["ReadBook"]),
    ])
    let kept = try await Self.check(books)
    #expect(kept.status == 0, "\(kept.output)")
    if left.isEmpty { try await books.tool.shell("rm -r \(path)") } else { try books.tool.write([path: left]) }
    let run = try await Self.check(books)
    #expect(run.status == 1 && run.output.contains("ReadBook"), "\(run.output)")
    #expect(run.output.contains("\(reason)") && run.output.contains("counts as new"), "\(run.output)")
    #expect(run.output.contains("Can't be told") == left.isEmpty, "\(run.output)")
  }

  @Test func aFileOfLFSWasNotGoneBefore() async throws {
    let books = try await Self.repository(
      ["App/Read.swift": intentSources(["ReadBook"])], committed: ["App/Read.swift": Self.pointer])
    let same = try await Self.check(books)
    #expect(same.status == 1 && same.output.contains("it may be in App/Read.swift, which can't be read now"))
    #expect(same.output.contains("App/Read.swift can't be read at the merge-base"), "\(same.output)")
    try await books.tool.shell("rm App/Read.swift")
    let gone = try await Self.check(books)
    #expect(gone.status == 1 && gone.output.contains("counts as new"), "\(gone.output)")
  }

  /// A repository whose first commit has `ReadBook`, and whose last has it no more.
  private static func kit() async throws -> Tool {
    let kit = try Tool()
    try await kit.git("init", "--quiet")
    for names in [["ReadBook", "PutBook"], ["PutBook"]] {
      try kit.write([".gitignore": ".home\n", "Kit.swift": intentSources(names)])
      try await kit.git("add", ".")
      try await kit.git("commit", "--quiet", "-m", "kit")
    }
    return kit
  }

  private static func add(_ kit: Tool, to books: BookRepository, at path: String = "App/Kit") async throws {
    try await books.tool.git(
      "-c", "protocol.file.allow=always", "submodule", "add", "--quiet", kit.folder, path)
  }

  @Test(arguments: [true, false], [true, false])
  func aSubmoduleIsOnlyKnownWhereItIsThere(isBumped: Bool, isThere: Bool) async throws {
    let kit = try await Self.kit()
    let books = try await BookRepository()
    let tool = books.tool
    try await tool.git("checkout", "--quiet", "main")
    try await Self.add(kit, to: books)
    try await tool.shell("git -C App/Kit checkout --quiet HEAD~1")
    #expect(try await tool("ship", "1.3", "--date", "2026-04-30", "--allow-dirty").status == 0)
    try await books.commit("1.3")
    try await tool.git("checkout", "--quiet", "-B", "change")
    if isBumped {
      try await tool.shell("git -C App/Kit checkout --quiet -")
      try await books.commit("bump")
    }
    if !isThere { try await tool.git("submodule", "--quiet", "deinit", "-f", "App/Kit") }
    let run = try await Self.check(books)
    #expect(run.status == (isThere && !isBumped ? 0 : 1), "\(run.output)")
    #expect(run.output.contains("a submodule that is empty in this clone") == !isThere, "\(run.output)")
    #expect(run.output.contains("he code of the submodule App/Kit is in no commit") == (isBumped || !isThere))
  }

  @Test func codeThatMovedIntoASubmoduleIsAskedAbout() async throws {
    let kit = try await Self.kit()
    let books = try await Self.repository(["App/Read.swift": intentSources(["ReadBook"])])
    try await books.tool.shell("rm App/Read.swift")
    try await Self.add(kit, to: books)
    try await books.commit("moved")
    try await books.tool.git("submodule", "--quiet", "deinit", "-f", "App/Kit")
    let run = try await Self.check(books)
    #expect(run.status == 1 && run.output.contains("Can't be told (1)"), "\(run.output)")
    #expect(!run.output.contains("is gone") && run.output.contains("it may be in App/Kit"), "\(run.output)")
  }

  /// Where what makes the targets names no part of the path, nothing of a submodule is built.
  @Test(arguments: [("App/Kit", true), ("Lib/Kit", false)])
  func aSubmoduleThatNothingBuildsHidesNothing(path: String, isAsked: Bool) async throws {
    let kit = try await Self.kit()
    let project = "name: Books\ntargets:\n  Books:\n    type: application\n    platform: iOS\n    sources: [App]\n"
    let books = try await Self.repository([
      "App/Read.swift": intentSources(["ReadBook"]), "project.yml": project,
    ])
    try await books.tool.shell("rm App/Read.swift")
    try await Self.add(kit, to: books, at: path)
    try await books.commit("moved")
    try await books.tool.git("submodule", "--quiet", "deinit", "-f", path)
    let run = try await Self.check(books)
    #expect(run.status == 1 && run.output.contains("it may be in \(path)") == isAsked, "\(run.output)")
  }

  /// The change says that git ignores the place; what it ignored before hid nothing that was seen.
  @Test(arguments: [("App/Made/\n", true), ("Made\n", true), ("Pods/\n*.xcuserstate\n", false)])
  func codeThatGitIgnoresNowIsAskedAbout(lines: String, isAsked: Bool) async throws {
    let books = try await Self.repository(["App/Read.swift": intentSources(["ReadBook"])])
    try await books.tool.shell("rm App/Read.swift")
    try books.tool.write([".gitignore": ".home\nclone\n\(lines)"])
    try await books.commit("generated")
    let run = try await Self.check(books)
    #expect(run.status == 1 && run.output.contains("Can't be told (1)") == isAsked, "\(run.output)")
  }

  @Test func whatASparseCheckoutLeavesOutIsReadFromGit() async throws {
    let books = try await Self.repository(["App/Sub/Read.swift": intentSources(["ReadBook"])])
    let tool = books.tool
    try await tool.git("sparse-checkout", "set", "--no-cone", "/App/Intents.swift", "/snapshots/", "/.gitignore")
    let kept = try await Self.check(books)
    #expect(kept.status == 0 && !FileManager.default.fileExists(atPath: tool.folder + "/App/Sub"), "\(kept.output)")
    try await tool.git("rm", "--quiet", "--sparse", "App/Sub/Read.swift")
    try await books.commit("gone")
    let gone = try await Self.check(books)
    #expect(gone.status == 1 && gone.output.contains("ReadBook"), "\(gone.output)")
  }

  /// A version of a job that has the target's code, and not the change's.
  @Test func aReleaseIsNotCheckedOnTheTargetOfItsPullRequest() async throws {
    let books = try await BookRepository()
    try await books.tool.git("checkout", "--quiet", "--detach", "main")
    let job = ["GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request_target", "GITHUB_BASE_REF": "main"]
    let run = try await books.tool.start(["check", "--release", "2.0"], environment: job)
    #expect(run.status == 1 && run.output.contains("the change is not checked out"), "\(run.output)")
    let push = ["GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "push"]
    #expect(try await books.tool.start(["check", "--release", "2.0"], environment: push).status == 0)
  }
}
