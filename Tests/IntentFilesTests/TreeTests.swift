import Foundation
import IntentSurface
import SourceScanning
import TestSupport
import Testing

@testable import IntentFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct TreeTests {
  private let everything: @Sendable (String) -> Bool = { $0.hasSuffix(".swift") }

  @Test func walksAFolderWithOddNames() throws {
    let folder = try TemporaryFolder()
    let names = ["A.swift", "a b/ü ñ.swift", "deep/er/🌱.swift", "quo\"te\n.swift"]
    try folder.write(Dictionary(uniqueKeysWithValues: names.map { ($0, "// \($0)") } + [("README.md", "")]))
    let tree = try FolderTree(folder.path, where: everything)
    #expect(tree.paths == names.sorted())
    for name in names { #expect(try tree.contents(of: name) == Array("// \(name)".utf8)) }
  }

  @Test func readsOneFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(["A.swift": "a", "B.swift": "b"])
    let tree = try FolderTree(folder.path + "/A.swift", where: everything)
    #expect(tree.paths == ["A.swift"])
    #expect(try tree.contents(of: "A.swift") == Array("a".utf8))
  }

  @Test func aTreeThatIsReadAgainTellsItsFilesFromThoseOfOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write(["A.swift": "a"])
    let trees = try (0..<2).map { _ in try FolderTree(folder.path, isReadAgain: true, where: everything) }
    let identities = trees.map { $0.identity(of: "A.swift") }
    #expect(identities[0] != nil && identities[0] == trees[0].identity(of: "A.swift") && identities[0] != identities[1])
    #expect(try FolderTree(folder.path, where: everything).identity(of: "A.swift") == nil)
  }

  @Test func neverOpensPipesNorFollowsLinks() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write(["O.swift": ""])
    try folder.write(["App/A.swift": ""])
    #expect(mkfifo(folder.path + "/App/Pipe.swift", 0o600) == 0)
    #expect(symlink("..", folder.path + "/App/loop") == 0)
    #expect(symlink(outside.path, folder.path + "/App/out") == 0)
    #expect(symlink("nowhere.swift", folder.path + "/App/Broken.swift") == 0)
    let tree = try FolderTree(folder.path, where: everything)
    #expect(tree.paths == ["App/A.swift"])
    #expect(tree.diagnostics.map(\.location?.path) == ["App/Pipe.swift", "App/out"])
    #expect(throws: SourceTreeError.self) { try tree.contents(of: "App/Pipe.swift") }
  }

  @Test(.enabled(if: getuid() != 0, "root reads every folder"))
  func saysWhichFolderCouldNotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(["Closed/A.swift": "", "B.swift": ""])
    #expect(chmod(folder.path + "/Closed", 0) == 0)
    defer { _ = chmod(folder.path + "/Closed", 0o700) }
    let tree = try FolderTree(folder.path, where: everything)
    #expect(tree.paths == ["B.swift"])
    #expect(tree.diagnostics.map(\.location?.path) == ["Closed"])
  }

  @Test func readsACommittedTreeWithoutACheckout() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["App/ü ñ.swift": "one", "App/Same.swift": "one", "App/Empty.swift": ""], tag: "v1")
    try await repository.commit(["App/ü ñ.swift": "two", "x.md": "x"])
    for name in ["", "/.git", "/App"] {
      let git = GitRepository(directory: repository.folder.path + name)
      let revision = try await git.revision("v1", path: "App/")
      let tree = try await GitTree(git, at: revision, where: everything)
      #expect(tree.paths == ["Empty.swift", "Same.swift", "ü ñ.swift"])
      #expect(try tree.contents(of: "ü ñ.swift") == Array("one".utf8))
      #expect(try tree.contents(of: "Empty.swift").isEmpty)
      #expect(throws: SourceTreeError.self) { try tree.contents(of: "Gone.swift") }
    }
  }

  // Two files to git and to most file systems of Linux, and one string to Swift.
  @Test func tellsNamesApartThatDifferInTheirUnicodeForm() async throws {
    let names = ["caf\u{E9}.swift", "cafe\u{301}.swift"]
    let folder = try TemporaryFolder()
    for (name, text) in zip(names, ["one", "two"]) { try folder.write([name: text]) }
    guard try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2 else { return }
    let repository = try await TestRepository()
    for (name, text) in zip(names, ["one", "two"]) { try await repository.commit([name: text]) }
    let git = GitRepository(directory: repository.folder.path)
    let trees: [any SourceTree] = [
      try FolderTree(folder.path, where: everything),
      try await GitTree(git, at: git.revision("HEAD"), where: everything),
    ]
    for tree in trees {
      #expect(tree.paths.map { Array($0.utf8) }.count == 2)
      let contents = try tree.paths.map { String(decoding: try tree.contents(of: $0), as: UTF8.self) }
      #expect(contents.sorted() == ["one", "two"])
    }
  }

  @Test func readsABareClone() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["A.swift": "one"])
    let bare = try TemporaryFolder()
    try await repository.git("clone", "--quiet", "--bare", repository.folder.path, bare.path + "/App.git")
    let git = GitRepository(directory: bare.path + "/App.git")
    let tree = try await GitTree(git, at: git.revision("HEAD"), where: everything)
    #expect(try tree.contents(of: "A.swift") == Array("one".utf8))
  }

  @Test func givesTheSameFilesAsTheFolder() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["App/A.swift": "a", "B.swift": "b"])
    #expect(symlink("App", repository.folder.path + "/Link") == 0)
    #expect(symlink("B.swift", repository.folder.path + "/C.swift") == 0)
    try await repository.commit([:])
    let git = GitRepository(directory: repository.folder.path)
    let committed = try await GitTree(git, at: git.revision("HEAD"), where: everything)
    #expect(committed.paths == (try FolderTree(repository.folder.path, where: everything)).paths)
  }

  @Test func runsNothingThatTheRepositoryAsksFor() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["A.swift": "a", ".gitattributes": "*.swift diff=evil filter=evil"])
    let trace = repository.folder.path + "/ran"
    for key in ["core.pager", "core.fsmonitor", "diff.evil.textconv", "filter.evil.smudge", "gpg.program"] {
      try await repository.git("config", key, "touch '\(trace)'; cat")
    }
    try await repository.git("config", "log.showSignature", "true")
    let git = GitRepository(directory: repository.folder.path)
    let tree = try await GitTree(git, at: git.revision("HEAD"), where: everything)
    _ = try await git.tags(matching: "*")
    #expect(try tree.contents(of: "A.swift") == Array("a".utf8))
    #expect(!FileManager.default.fileExists(atPath: trace))
  }

  @Test func namesNearRevisions() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["A.swift": "a"], tag: "v1.2.0")
    let git = GitRepository(directory: repository.folder.path)
    await #expect(throws: GitError.unknownRevision("v1.2", nearest: ["v1.2.0"], isShallow: false)) {
      try await git.revision("v1.2")
    }
    await #expect(throws: GitError.noSuchPath("Nope", revision: "main")) {
      try await git.revision("main", path: "Nope")
    }
    let elsewhere = GitRepository(directory: try TemporaryFolder().path)
    await #expect(throws: GitError.self) { try await elsewhere.revision("HEAD") }
    await #expect(throws: GitError.self) { try await git.revision("--output=/tmp/x") }
  }

  @Test func saysThatACloneIsShallow() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["A.swift": "a"], tag: "v1")
    try await repository.commit(["A.swift": "b"])
    let shallow = try TemporaryFolder()
    let url = "file://" + repository.folder.path
    try await repository.git("clone", "--quiet", "--depth", "1", "--no-tags", url, shallow.path + "/c")
    let git = GitRepository(directory: shallow.path + "/c")
    let error = await #expect(throws: GitError.self) { try await git.revision("v1") }
    #expect(error?.description.contains("git fetch --unshallow") == true)
  }
}
