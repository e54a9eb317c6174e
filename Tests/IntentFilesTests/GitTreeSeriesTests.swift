import Foundation
import SourceScanning
import TestSupport
import Testing

@testable import IntentFiles

/// Trees one after another, by what differs, are those that are read one by one.
@Suite struct GitTreeSeriesTests {
  private static func isWanted(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// A repository whose commits add, change, remove and move files, submodules and links.
  private static func repository() async throws -> TestRepository {
    let repository = try await TestRepository()
    let files = FileManager.default
    func remove(_ name: String) throws { try files.removeItem(atPath: "\(repository.folder.path)/\(name)") }
    try await repository.commit(["In/A.swift": "a1", "In/b.md": "b", "In/Z.swift": "z", "Top.swift": "t"], tag: "v1")
    try await repository.commit(["In/A.swift": "a2", "In/C/C.swift": "c", "In/0.swift": "0"], tag: "v2")
    let object = String(repeating: "1234567890", count: 4)
    try await repository.git("update-index", "--add", "--cacheinfo", "160000,\(object),In/Kit")
    try await repository.git("commit", "--quiet", "--message", "submodule")
    try await repository.git("tag", "v3")
    try remove("In/Z.swift")
    try files.createSymbolicLink(atPath: "\(repository.folder.path)/In/Z.swift", withDestinationPath: "A.swift")
    try await repository.git("rm", "--quiet", "--cached", "In/Kit")
    try await repository.commit(["In/C/D.swift": "a2"], tag: "v4")
    try remove("In/C/C.swift")
    try remove("In/Z.swift")
    try await repository.commit(["In/Z.swift": "z2"], tag: "v5")
    return repository
  }

  /// What a tree holds, and its submodules.
  private static func outline(_ tree: GitTree) throws -> [String] {
    try tree.paths.map { "\($0): \(String(decoding: try tree.contents(of: $0), as: UTF8.self))" }
      + tree.submodules.map { "submodule \($0)" }
  }

  @Test func givesTheSameTreesForwardsBackwardsAndAgain() async throws {
    let made = try await Self.repository()
    let repository = GitRepository(directory: made.folder.path)
    defer { withExtendedLifetime(made) {} }
    let names = ["v1", "v2", "v3", "v4", "v5"]
    var alone: [String: [String]] = [:]
    for name in names {
      let tree = try await GitTree(repository, at: repository.revision(name, path: "In"), where: Self.isWanted)
      alone[name] = try Self.outline(tree)
    }
    #expect(alone["v1"] == ["A.swift: a1", "Z.swift: z"])
    #expect(alone["v3"] == ["0.swift: 0", "A.swift: a2", "C/C.swift: c", "Z.swift: z", "submodule Kit"])
    #expect(alone["v4"] == ["0.swift: 0", "A.swift: a2", "C/C.swift: c", "C/D.swift: a2"])
    #expect(alone["v5"] == ["0.swift: 0", "A.swift: a2", "C/D.swift: a2", "Z.swift: z2"])
    for order in [names, names.reversed(), ["v1", "v4", "v4", "v2", "v3", "v5"]] {
      var series = try await GitTreeSeries(of: names + ["none"], path: "In/", in: repository, where: Self.isWanted)
      for name in order {
        let found = try #require(try await series.tree(of: name))
        #expect(try Self.outline(found.tree) == alone[name], "\(name) of \(order)")
        #expect(found.revision == (try await repository.revision(name, path: "In")))
      }
      #expect(try await series.tree(of: "none") == nil)
    }
  }

  @Test func leavesOutWhatHasNoSuchFolder() async throws {
    let made = try await Self.repository()
    let repository = GitRepository(directory: made.folder.path)
    defer { withExtendedLifetime(made) {} }
    var series = try await GitTreeSeries(of: ["v1", "v2", "v1"], path: "In/C", in: repository, where: Self.isWanted)
    #expect(try await series.tree(of: "v1") == nil)
    #expect(try await series.tree(of: "v2")?.tree.paths == ["C.swift"])
    var none = try await GitTreeSeries(of: ["v1", "v\n2"], in: repository, where: Self.isWanted)
    #expect(try await none.tree(of: "v1") == nil)
  }

  @Test func filesAreTheSameWhereGitsObjectsAre() async throws {
    let made = try await Self.repository()
    let repository = GitRepository(directory: made.folder.path)
    defer { withExtendedLifetime(made) {} }
    let tree = try await GitTree(repository, at: repository.revision("v4"), where: Self.isWanted)
    #expect(tree.identity(of: "In/A.swift") == tree.identity(of: "In/C/D.swift"))
    #expect(tree.identity(of: "In/A.swift") != tree.identity(of: "Top.swift"))
    #expect(tree.identity(of: "None.swift") == nil)
    let file = try await repository.revision("v4", path: "In/A.swift")
    #expect(!file.isFolder)
    let alone = try await GitTree(repository, at: file, where: Self.isWanted)
    #expect(try Self.outline(alone) == ["A.swift: a2"])
  }

  @Test func keepsBlobsUpToTheLimit() async throws {
    let repository = try await TestRepository()
    try await repository.commit(["a": "1234", "b": "12345"])
    let git = GitRepository(directory: repository.folder.path)
    let files = try await git.allFiles(below: "", of: "HEAD")
    #expect(files.map(\.path) == ["a", "b"])
    let objects = files.map(\.object)
    var blobs = try await GitBlobs(Set(objects), in: git, limit: 4)
    #expect(blobs[objects[0]].map { Array($0) } == Array("1234".utf8))
    #expect(blobs[objects[1]] == nil)
    #expect(throws: SourceTreeError("it is larger than 0 MB")) { try blobs.bytes(of: objects[1]) }
    let none = String(repeating: "0", count: 40)
    let error = #expect(throws: SourceTreeError.self) { try blobs.bytes(of: none) }
    #expect(error?.description.contains("does not have its contents") == true)
    #expect(blobs.missing(of: objects + [none]) == [none])
    blobs.keep(only: [objects[1]])
    #expect(blobs.missing(of: objects) == [objects[0]])
    blobs.keep(only: [])
    #expect(blobs.missing(of: objects) == Set(objects))
  }
}
