import Foundation
import TestSupport
import Testing

/// Changes that choose what they are held against, and clones that do not have it.
@Suite struct MergeBaseTests {
  private static let settings = "snapshots/intentcompat.yml"

  private static func head(_ run: Tool.Run) -> String { String(run.output.prefix { $0 != "\n" }) }

  /// A branch that begins before the gate was there, and brings a weak one, has nothing to be held against.
  @Test func aBranchFromBeforeTheGateBringsNoOther() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    // The start of the change is a commit before the first that has settings.
    try await tool.git("checkout", "--quiet", "--orphan", "early")
    try await tool.git("rm", "--quiet", "-r", "--cached", "snapshots")
    try await tool.git("commit", "--quiet", "-m", "before the gate")
    try await tool.shell("rm -rf snapshots")
    try await tool.git("checkout", "--quiet", "-B", "main")
    try await tool.git("checkout", "--quiet", "change", "--", "snapshots")
    try await tool.git("commit", "--quiet", "-m", "the gate")
    try await tool.git("checkout", "--quiet", "-B", "change", "early")
    try books.write(intents: ["AddBook", "LendBook"])
    #expect(try await tool("check", "--against", "main").status == 1, "without a gate, the start of the change counts")
    #expect(try await tool("ship", "0.1", "--date", "2026-03-31", "--allow-dirty").status == 0)
    let run = try await tool("check", "--against", "main")
    #expect(
      run.status == 1 && Self.head(run) == "This change edits the release gate: settings replaced.", "\(run.output)")
    #expect(run.output.contains("Update the change's branch"))
  }

  /// What git ignores is in no commit: nobody knows that it was gone at the merge-base.
  @Test(arguments: [("App/Made/", "counts as new"), ("Other/", "")])
  func whatNoCommitHasWasNotGoneBefore(ignored: String, words: String) async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await tool.git("checkout", "--quiet", "main")
    try tool.write([
      ".gitignore": ".home\nclone\n\(ignored)\n", "App/Made/Made.swift": intentSources(["PutBook", "TakeBook"]),
    ])
    #expect(try await tool("ship", "1.3", "--date", "2026-04-30", "--allow-dirty").status == 0)
    try await books.commit("1.3")
    try await tool.git("checkout", "--quiet", "-B", "change")
    try tool.write(["App/Made/Made.swift": intentSources(["TakeBook"])])
    let run = try await tool("check", "--against", "main")
    #expect(run.status == 1 && run.output.contains("PutBook"), "\(run.output)")
    #expect(run.output.contains("counts as new") == !words.isEmpty, "\(run.output)")
  }

  @Test func aBranchWithoutACommonCommitFails() async throws {
    let books = try await BookRepository()
    try await books.tool.git("checkout", "--quiet", "--orphan", "lone")
    try books.write(intents: ["AddBook", "LendBook"])
    try books.tool.write([Self.settings: "name: Books\nsources: [App]\nplatforms: [iOS]\nrules: {I01: off}\n"])
    try await books.commit("all of it")
    let run = try await books.tool("check", "--against", "main")
    #expect(
      run.status == 1 && Self.head(run) == "The release gate can't be compared: no common commit with main.",
      "\(run.output)")
    #expect(run.output.contains("HEAD and main have no common commit") || run.output.contains("no common commit"))
  }

  /// The clone of a job as most systems make it, with the target's branch or without.
  private func shallowClone(of books: BookRepository, with target: Bool = true) async throws -> Tool {
    let clone = try Tool()
    let options = target ? ["--no-single-branch"] : []
    let start = ["clone", "--quiet", "--depth", "1", "--branch", "change"] + options
    try await clone.shell("git \(start.joined(separator: " ")) file://\(books.tool.folder) .")
    return clone
  }

  private static let job = ["GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main"]

  /// The code of the target has no change in it, whatever the pull request does.
  @Test func aJobThatChecksTheTargetOutFails() async throws {
    let books = try await BookRepository()
    try await books.tool.git("checkout", "--quiet", "--detach", "main")
    for command in [["check"], ["check", "--against", "main"]] {
      let run = try await books.tool.start(command, environment: Self.job)
      #expect(
        run.status == 1
          && Self.head(run) == "The release gate can't be compared: the change is not checked out.", "\(run.output)")
      #expect(run.output.contains("instead of `pull_request_target`"))
    }
    let push = ["GITHUB_ACTIONS": "true"]
    #expect(try await books.tool.start(["check"], environment: push).status == 0)
    #expect(try await books.tool.start(["check", "--against", "main"], environment: push).status == 0)
    try await books.tool.git("checkout", "--quiet", "change")
    try await books.tool.git("commit", "--quiet", "--allow-empty", "-m", "change")
    try await books.tool.git("checkout", "--quiet", "--detach", "main")
    try await books.tool.git("merge", "--quiet", "--no-ff", "-m", "merge", "change")
    #expect(try await books.tool.start(["check"], environment: Self.job).status == 0, "as `pull_request` checks out")
  }

  /// What a change edits of its gate shows against the target's tip where the merge-base is not there.
  @Test(arguments: [
    ("rules: {I01: off}\n", "I01 off"), ("retention: {versions: 1}\n", "retention"),
  ])
  func aShallowCloneDoesNotHideASetting(_ line: String, _ words: String) async throws {
    let books = try await BookRepository()
    try await books.tool.git("commit", "--quiet", "--allow-empty", "-m", "so that the start is not the tip of main")
    try books.tool.write([Self.settings: "name: Books\nsources: [App]\nplatforms: [iOS]\n\(line)"])
    try books.write(intents: ["AddBook", "LendBook"])
    try await books.commit("change")
    let clone = try await shallowClone(of: books)
    for run in [
      try await clone("check", "--against", "main"), try await clone.start(["check"], environment: Self.job),
    ] {
      #expect(run.status == 1 && run.output.contains("RemoveBook"), "\(run.output)\(run.notes)")
      #expect(
        Self.head(run).hasPrefix("This change edits the release gate: ") && Self.head(run).contains(words),
        "\(run.output)")
      #expect(run.notes.contains("This shallow clone lacks the merge-base"))
    }
  }

  @Test func linesThatGitEndedOtherwiseAreNoEdit() async throws {
    let books = try await BookRepository()
    try await books.tool.git("config", "core.autocrlf", "true")
    try await books.tool.shell("rm -r snapshots App")
    try await books.tool.git("checkout", "--quiet", "HEAD", "--", ".")
    #expect(try books.tool.text(of: "snapshots/1.0.json").contains("\r\n"))
    let run = try await books.tool("check", "--against", "main")
    #expect(run.status == 0 && !run.output.contains("release gate"), "\(run.output)")
  }

  @Test func aShallowCloneDoesNotHideASnapshotThatIsGone() async throws {
    let books = try await BookRepository()
    try await books.tool.git("commit", "--quiet", "--allow-empty", "-m", "so that the start is not the tip of main")
    try books.write(intents: ["AddBook", "LendBook"])
    try await books.tool.git("rm", "--quiet", "snapshots/1.0.json", "snapshots/1.1.json", "snapshots/1.2.json")
    #expect(try await books.tool("ship", "2.0", "--date", "2026-04-30", "--allow-dirty").status == 0)
    try await books.commit("change")
    let run = try await shallowClone(of: books).start(["check"], environment: Self.job)
    #expect(run.status == 1 && run.output.contains("RemoveBook"), "\(run.output)\(run.notes)")
  }

  /// Where a job has nothing of the target, a change could have brought all that judges it.
  @Test func aJobWithoutTheTargetFails() async throws {
    let books = try await BookRepository()
    try await books.commit("nothing changed")
    let clone = try await shallowClone(of: books, with: false)
    let run = try await clone.start(["check"], environment: Self.job)
    #expect(run.status == 1, "\(run.output)\(run.notes)")
    #expect(
      Self.head(run) == "The release gate can't be compared: origin/main is not in this clone.", "\(run.output)")
    #expect(run.output.contains("fetch-depth: 0") || run.notes.contains("fetch-depth: 0"))
    // A push has no target, and a person at a desk none to fear.
    for environment in [["GITHUB_ACTIONS": "true"], [:]] {
      let push = try await clone.start(["check"], environment: environment)
      #expect(push.status == 0, "\(push.output)\(push.notes)")
    }
  }

  @Test(arguments: [true, false])
  func theChangeThatAdoptsTheToolPasses(_ isShallow: Bool) async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await tool.git("checkout", "--quiet", "--orphan", "fresh")
    try await tool.git("rm", "--quiet", "-r", "--cached", "snapshots")
    try await tool.git("commit", "--quiet", "-m", "before the gate")
    try await tool.git("branch", "--force", "main")
    try await tool.git("branch", "--force", "change")
    try await tool.git("checkout", "--quiet", "change")
    try await books.commit("the gate")
    try await tool.git("checkout", "--quiet", "main")
    try await tool.git("commit", "--quiet", "--allow-empty", "-m", "main goes on")
    let clone = try Tool()
    let depth = isShallow ? "--depth 1 " : ""
    try await clone.shell("git clone --quiet \(depth)--no-single-branch --branch change file://\(tool.folder) .")
    let run = try await clone.start(["check"], environment: Self.job)
    #expect(
      run.status == 0 && Self.head(run) == "This change edits the release gate: new settings.",
      "\(run.output)\(run.notes)")
  }

  /// A job may check a change out under the name of its branch, and the author chose that.
  @Test(arguments: ["origin/main", "main"])
  func aBranchWithTheNameOfTheTargetIsNotTheTarget(_ name: String) async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await tool.git("update-ref", "refs/remotes/origin/main", "main")
    try books.write(intents: ["AddBook", "LendBook"])
    try await books.commit("drop one")
    try await tool.git("update-ref", "refs/heads/\(name)", "HEAD")
    let job = try await tool.start(["check", "--against", name], environment: ["CI": "true"])
    #expect(job.status == 1, "\(job.output)")
    let desk = try await tool("check", "--against", name)
    #expect(desk.status == (name == "main" ? 0 : 1), "\(desk.output)")
  }

  @Test func aPartialCloneDoesNotHideWhatIsEdited() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await tool.git("config", "uploadpack.allowFilter", "true")
    try books.tool.write([Self.settings: "name: Books\nsources: [App]\nplatforms: [iOS]\nrules: {I01: off}\n"])
    try books.write(intents: ["AddBook", "LendBook"])
    try await books.commit("change")
    let clone = try Tool()
    try await clone.git("clone", "--quiet", "--filter=blob:none", "--branch", "change", "file://\(tool.folder)", ".")
    let run = try await clone("check", "--against", "origin/main")
    #expect(run.status == 1, "\(run.output)\(run.notes)")
    #expect(Self.head(run).contains("merge-base unreadable"), "\(run.output)")
    #expect(run.output.contains("\(Self.settings) at the merge-base can't be read"))
  }

  @Test func aPartialCloneDoesNotHideAnEditedSnapshot() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await tool.git("config", "uploadpack.allowFilter", "true")
    for version in ["1.0", "1.1", "1.2"] {
      try await tool.shell("sed -i.bak s/RemoveBook/Gone/ snapshots/\(version).json; rm snapshots/*.bak")
    }
    try await books.commit("change")
    let clone = try Tool()
    try await clone.git("clone", "--quiet", "--filter=blob:none", "--branch", "change", "file://\(tool.folder)", ".")
    let run = try await clone("check", "--against", "origin/main")
    #expect(run.status == 1 && Self.head(run).contains("1.2 edited"), "\(run.output)\(run.notes)")
    #expect(run.output.contains("snapshots/1.2.json at the merge-base is not in this clone"), "\(run.output)")
  }

  /// Git LFS keeps a file elsewhere, and git a pointer to it.
  @Test func aPointerStandsForTheSnapshotThatItNames() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    let snapshot = try tool.text(of: "snapshots/1.2.json")
    let digest = try await tool.shell(
      "{ sha256sum snapshots/1.2.json || shasum -a 256 snapshots/1.2.json; } 2>/dev/null")
    let words = try #require(digest.output.split(separator: " ").first)
    try await tool.git("checkout", "--quiet", "main")
    try tool.write([
      "snapshots/1.2.json":
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(words)\nsize \(snapshot.utf8.count)\n"
    ])
    try await books.commit("to LFS")
    try await tool.git("checkout", "--quiet", "-B", "change")
    // What the filter of Git LFS does in a work tree.
    try tool.write(["snapshots/1.2.json": snapshot])
    let same = try await tool("check", "--against", "main")
    #expect(same.status == 0 && !same.output.contains("edits the release gate"), "\(same.output)")
    try tool.write(["snapshots/1.2.json": snapshot.replacing("RemoveBook", with: "Gone")])
    let edited = try await tool("check", "--against", "main")
    #expect(edited.status == 1 && Self.head(edited) == "This change edits the release gate: 1.2 edited.")
  }

  @Test func anAppThatShippedStaysInTheSettings() async throws {
    let books = try await BookRepository()
    let tool = books.tool
    try await tool.git("checkout", "--quiet", "main")
    try await tool.shell("mkdir snapshots/Books; mv snapshots/*.json snapshots/Books")
    let app = { (name: String, folder: String) in "  - {name: \(name), sources: [\(folder)], platforms: [iOS]}\n" }
    let mini = app("Mini", "Mini")
    let rest = "apps:\n" + app("Books", "App") + app("Maxi", "Maxi")
    try tool.write([Self.settings: rest + mini])
    try books.write(intents: ["AddBook"], folder: "Mini")
    try books.write(intents: ["AddBook"], folder: "Maxi")
    let shipped = try await tool("ship", "1.0", "--app", "Mini", "--date", "2026-03-31", "--allow-dirty")
    #expect(shipped.status == 0, "\(shipped.notes)")
    try await books.commit("three apps")
    try await tool.git("checkout", "--quiet", "-B", "change")
    try tool.write([Self.settings: rest])
    let run = try await tool("check", "--app", "Books", "--against", "main")
    #expect(run.status == 1 && Self.head(run) == "This change edits the release gate: “Mini” removed.", "\(run.output)")
    // One that never shipped is only named.
    try tool.write([Self.settings: "apps:\n" + app("Books", "App") + mini])
    let other = try await tool("check", "--app", "Books", "--against", "main")
    #expect(
      other.status == 0 && Self.head(other) == "This change edits the release gate: “Maxi” removed.", "\(other.output)")
  }
}
