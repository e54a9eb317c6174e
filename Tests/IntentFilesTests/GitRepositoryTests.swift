import Foundation
import SourceScanning
import TestSupport
import Testing

@testable import IntentFiles

/// What is asked of a repository, and where one is.
@Suite struct GitRepositoryTests {
  @Test func listsFilesAndWhatCameWhen() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["Shots/1.0.json": "one", "Shots/x/y.json": "y"], on: "2024-01-02T03:04:05Z")
    try await repository.commit(["Shots/1.1.json": "two", "Top": "t"], tag: "v2", on: "2024-02-03T03:04:05Z")
    try await repository.commit(["Shots/1.0.json": "changed"], on: "2024-03-04T03:04:05Z")
    try FileManager.default.createSymbolicLink(
      atPath: repository.folder.path + "/Shots/link", withDestinationPath: "1.0.json")
    try await repository.commit([:])
    let git = GitRepository(directory: repository.folder.path)
    let commits = try await git.text(of: ["rev-list", "--reverse", "HEAD"]).split(separator: "\n").map(String.init)
    let added = try await git.additions(of: ["1.0.json", "1.1.json", "2.0.json", "x"], in: "Shots/")
    #expect(added.map(\.path) == ["Shots/1.0.json", "Shots/1.1.json"])
    #expect(added.map(\.commit) == [commits[0], commits[1]])
    #expect(try await git.additions(of: ["a\nb"], in: "Shots/") == [])
    let files = try await git.files(at: "Shots/", of: "HEAD")
    #expect(files.map(\.path) == ["Shots/1.0.json", "Shots/1.1.json", "Shots/link"])
    #expect(files.map(\.isPlain) == [true, true, false])
    #expect(try await git.allFiles(below: "Shots", of: commits[0]).map(\.path) == ["Shots/1.0.json", "Shots/x/y.json"])
    #expect(added[0].object != files[0].object && added[1].object == files[1].object)
    #expect(try await git.date(of: commits[1]) == "2024-02-03")
    #expect(try await git.tags(matching: nil).map { "\($0.name) \($0.date)" } == ["v2 2024-02-03"])
    #expect(try await git.tags(matching: "w*").isEmpty)
    #expect(try await git.commit(of: "v2") == commits[1])
    await #expect(throws: GitError.self) { try await git.commit(of: "^HEAD") }
    #expect(try await git.prefix() == "")
    #expect(try await GitRepository(directory: repository.folder.path + "/Shots/x").prefix() == "Shots/x/")
  }

  @Test func aBlobThatGitDoesNotHaveIsTold() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["a": "one\n", "b": ""])
    let git = GitRepository(directory: repository.folder.path)
    let files = try await git.allFiles(below: "", of: "HEAD")
    let gone = String(repeating: "0", count: 39) + "1"
    let blobs = try await GitBlobs(Set(files.map(\.object) + [gone]), in: git, limit: 100)
    #expect(try files.map { String(decoding: try blobs.bytes(of: $0.object), as: UTF8.self) } == ["one\n", ""])
    #expect(throws: SourceTreeError.self) { try blobs.bytes(of: gone) }
  }

  @Test func takesVersionsFromTitles() async throws {
    let repository = try await TestRepository()
    for (title, day) in [
      ("Release 1.0!", 1), ("Release 1!", 2), ("Fix", 3), ("Release 1.0!", 4), ("Release !", 5),
      ("Release 2.x!", 6), ("A Release 3!", 7), ("Release 3", 8),
    ] {
      try await repository.git(
        "commit", "--quiet", "--allow-empty", "--message", title, on: "2024-01-0\(day)T00:00:00Z")
    }
    let git = GitRepository(directory: repository.folder.path)
    let found = try await git.releases(titled: "Release {version}!")
    #expect(found.map { "\($0.version) \($0.date)" } == ["1 2024-01-02", "1.0 2024-01-04"])
    #expect(try await git.releases(titled: "Release") == [])
    #expect(try await git.releases(titled: "Release {version}").map(\.version) == ["3"])
  }

  @Test func aBranchOfTheServerGoesBeforeOneOfTheClone() async throws {
    let origin = try await TestRepository()
    try await origin.commit(["a": "1"], tag: "base")
    let clone = try TemporaryFolder()
    try await origin.git("clone", "--quiet", "file://" + origin.folder.path, clone.path + "/c")
    let repository = GitRepository(directory: clone.path + "/c")
    func git(_ arguments: String...) async throws {
      let options = ["-C", clone.path + "/c", "-c", "user.name=T", "-c", "user.email=t@example.org"]
      _ = try await ChildProcess.run("git", options + arguments)
    }
    try await git("checkout", "--quiet", "-b", "work")
    try await git("commit", "--quiet", "--allow-empty", "--message", "work")
    try await git("branch", "--force", "main", "work")
    try await git("tag", "origin/main", "work")
    let base = try await repository.commit(of: "base")
    let tip = try await repository.commit(of: "work")
    let found = try await repository.mergeBase(of: "work", with: ["origin/main", "main"])
    #expect(found.target == "origin/main" && found.commit == base && found.head == tip)
    #expect(try await repository.mergeBase(of: "work", with: ["gone", "main"]).commit == tip)
    #expect(try await repository.mergeBase(of: "work", with: ["gone", "base"]).target == "base")
    #expect(try await repository.commit(of: "origin/main~0") == base)
    await #expect(throws: GitError.unknownRevision("gone", nearest: [], isShallow: false)) {
      try await repository.mergeBase(of: "work", with: ["gone", "nope*"])
    }
    try await git("checkout", "--quiet", "--orphan", "other")
    try await git("commit", "--quiet", "--allow-empty", "--message", "other")
    await #expect(throws: GitError.noMergeBase(head: "other", target: "origin/main", isShallow: false)) {
      try await repository.mergeBase(of: "other", with: ["origin/main"])
    }
  }

  @Test func knowsWhatGitCallsTheUser() async throws {
    let repository = try await TestRepository()
    let git = GitRepository(directory: repository.folder.path)
    try await repository.git("config", "user.name", "Kim Example")
    #expect(await git.userName() == "Kim Example")
    try await repository.git("config", "user.name", "")
    #expect(await git.userName() == nil)
  }

  @Test func runsNoCommandThatWrites() async throws {
    let error = await #expect(throws: GitError.self) {
      try await GitProcess.output(of: ["gc"], at: nil, input: [])
    }
    #expect(error == .failed(command: "gc", detail: "it is not one of the read-only git commands"))
    let repository = try await TestRepository()
    try await repository.commit(["a": "b"])
    let git = GitRepository(directory: repository.folder.path)
    let long = await #expect(throws: GitError.self) { try await git.output(of: ["cat-file", "-p", "HEAD"], limit: 1) }
    #expect(long?.description.contains("printed more than") == true)
    let nowhere = GitRepository(directory: "/nowhere/at/all")
    let none = await #expect(throws: GitError.self) { try await nowhere.output(of: ["rev-parse"]) }
    #expect(none?.description.contains("no git repository at /nowhere/at/all (neither it") == true)
  }

  @Test(
    arguments: [
      (.notInstalled(detail: "x"), "Install git"), (.noDeveloperTools(detail: "x"), "xcode-select --install"),
      (.notTrusted(directory: "/d"), "safe.directory /d"), (.partialClone, "git fetch --refetch --no-filter"),
      (.damaged("v1", object: "abc"), "“v1” is abc"),
      (.noSuchPath("P", revision: "v1"), "there is no “P” in revision v1"),
      (.unknownRevision("v1", nearest: [], isShallow: false), "`git fetch --tags` may fetch it."),
      (.unknownRevision("v1", nearest: ["v2"], isShallow: false), "Did you mean"),
      (.unknownRevision("v1", nearest: [], isShallow: true), "--unshallow"),
      (.noMergeBase(head: "a", target: "b", isShallow: true), "--unshallow"),
      (.tooLarge(megabytes: 2, limit: 1), "total 2 MB; the limit is 1 MB"),
      (.failed(command: "tag", detail: "x"), "`git tag` failed: x"),
    ] as [(GitError, String)])
  func saysWhatToDo(error: GitError, words: String) {
    #expect(error.description.contains(words))
  }

  @Test func anErrorPromisesNoMoreThanHelps() {
    let known = GitError.unknownRevision("v1", nearest: ["v2"], isShallow: false).description
    #expect(!known.contains("fetch"))
    #expect(!GitError.noMergeBase(head: "a", target: "b", isShallow: false).description.contains("unshallow"))
    let shallow = GitError.unknownRevision("v1", nearest: [], isShallow: true).description
    #expect(!shallow.contains("`git fetch --tags`"))
  }

  // MARK: Where it is

  @Test func aRepositoryIsAroundAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Work/.git/HEAD": "x", "Work/In/Deep/f": "", "Linked/.git": "gitdir: x", "Linked/In/f": "",
      "Empty/.git/config": "",
      "Bare/HEAD": "x", "Bare/objects/f": "", "Bare/refs/f": "", "Half/HEAD": "x", "Half/objects/f": "",
    ])
    func place(_ name: String) -> [String]? {
      GitPlace(around: "\(folder.path)/\(name)").map {
        [String($0.top.dropFirst(folder.path.count)), $0.prefix, $0.isBare ? "bare" : ""]
      }
    }
    #expect(place("Work") == ["/Work", "", ""])
    #expect(place("Work/In/Deep") == ["/Work", "In/Deep/", ""])
    #expect(place("Work/.git") == ["/Work", "", ""])
    #expect(place("Linked/In") == ["/Linked", "In/", ""])
    #expect(place("Bare") == ["/Bare", "", "bare"])
    for name in ["Empty", "Half", "None", "Bare/refs"] { #expect(place(name) == nil, "\(name)") }
  }

  @Test func namesSubmodulesThatAreNotThere() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      ".git/HEAD": "x", "In/Full/f": "", "Link/f": "",
      ".gitmodules": """
      [submodule "a"]
        path = In/Empty
        url = https://example.org/path
      [submodule "b"]
      \tpath=In/Full
      [submodule "c"]
        path = "In/None there"
        apath = In/Wrong
      [submodule "d"]
        path = Other
      [submodule "e"]
        path = In/Linked
        path = ../Outside
      """,
    ])
    try FileManager.default.createDirectory(atPath: folder.path + "/In/Empty", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/In/Linked", withDestinationPath: "nowhere")
    #expect(Submodules.missing(below: folder.path) == ["In/Empty", "In/None there", "Other"])
    #expect(Submodules.missing(below: folder.path + "/In") == ["Empty", "None there"])
    #expect(Submodules.missing(below: folder.path + "/Link") == [])
    let plain = try TemporaryFolder()
    #expect(Submodules.missing(below: plain.path) == [])
  }
}
