import Foundation
import SourceScanning
import TestSupport
import Testing

@testable import IntentFiles

@Suite struct FileGroupTests {
  private func change(_ path: String, _ before: String?, _ after: String) -> FileChange {
    FileChange(path: path, before: before.map { Array($0.utf8) }, after: Array(after.utf8))
  }

  private func files(in folder: TemporaryFolder) throws -> [String: String] {
    let tree = try FolderTree(folder.path) { _ in true }
    return try Dictionary(
      uniqueKeysWithValues: tree.paths.map { ($0, String(decoding: try tree.contents(of: $0), as: UTF8.self)) })
  }

  @Test func writesAllAndLeavesNothingElse() throws {
    let folder = try TemporaryFolder()
    try folder.write(["A.swift": "a", "B/B.swift": "b"])
    try FileGroup.write(
      [change("A.swift", "a", "A"), change("B/B.swift", "b", "B"), change("C/D/C.swift", nil, "C")], in: folder.path,
      within: folder.path)
    #expect(try files(in: folder) == ["A.swift": "A", "B/B.swift": "B", "C/D/C.swift": "C"])
  }

  @Test func putsBackWhatItWroteWhereOneCannotTakeItsPlace() throws {
    let folder = try TemporaryFolder()
    // A folder that is not empty can't be replaced by a file.
    try folder.write(["A.swift": "a", "B.swift/in.txt": "b"])
    #expect(throws: FileError.self) {
      try FileGroup.write(
        [change("A.swift", "a", "A"), change("N.swift", nil, "N"), change("B.swift", "b", "B")], in: folder.path,
        within: folder.path)
    }
    #expect(try files(in: folder) == ["A.swift": "a", "B.swift/in.txt": "b"])
  }

  @Test func finishesWhatAKilledRunBegan() throws {
    let folder = try TemporaryFolder()
    let names = ["A", "B"].map { ".\($0).swift.7B0B6C3E-5C0A-4C8B-8C7E-1B2D3E4F5A6B.intentcompat-tmp" }
    // `A` had taken its place, `B` waits.
    try folder.write([
      "A.swift": "A", "In/B.swift": "b", "In/\(names[1])": "B",
      FileGroup.listName: "intentcompat edits\0\n\(names[0])\0A.swift\0\n\(names[1])\0In/B.swift",
    ])
    #expect(FileGroup.isUnfinished(in: folder.path))
    #expect(throws: FileError.self) {
      try FileGroup.write([change("A.swift", "A", "x")], in: folder.path, within: folder.path)
    }
    try FileGroup.finish(in: folder.path)
    #expect(try files(in: folder) == ["A.swift": "A", "In/B.swift": "B"])
  }

  @Test func onlyACopyOutsideTheTreeVouchesForAList() throws {
    let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    let name = ".B.swift.7B0B6C3E-5C0A-4C8B-8C7E-1B2D3E4F5A6B.intentcompat-tmp"
    let list = "intentcompat edits\0\n\(name)\0B.swift"
    try folder.write(["B.swift": "b", name: "B", FileGroup.listName: list])
    let witness = outside.path + "/copy"
    #expect(throws: FileError.self) { try FileGroup.finish(in: folder.path, vouchedBy: witness) }
    try outside.write(["copy": list + "x"])
    #expect(throws: FileError.self) { try FileGroup.finish(in: folder.path, vouchedBy: witness) }
    #expect(try files(in: folder)["B.swift"] == "b")
    try outside.write(["copy": list])
    try FileGroup.finish(in: folder.path, vouchedBy: witness)
    #expect(try files(in: folder) == ["B.swift": "B"])
    #expect(try files(in: outside).isEmpty)
    try FileGroup.write(
      [change("B.swift", "B", "c"), change("C.swift", nil, "c")], in: folder.path, within: folder.path,
      vouchedBy: witness)
    #expect(try files(in: folder) == ["B.swift": "c", "C.swift": "c"])
    #expect(try files(in: outside).isEmpty)
  }

  @Test func putsNoLinkWhereAFileWas() throws {
    let folder = try TemporaryFolder()
    let name = ".B.swift.7B0B6C3E-5C0A-4C8B-8C7E-1B2D3E4F5A6B.intentcompat-tmp"
    try folder.write(["A.swift": "a", "B.swift": "b", FileGroup.listName: "intentcompat edits\0\n\(name)\0B.swift"])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: "A.swift")
    try FileGroup.finish(in: folder.path)
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/B.swift")
    #expect(link == nil)
    #expect(!FileGroup.isUnfinished(in: folder.path))
  }

  @Test(arguments: [
    "x", "intentcompat edits\0\nA.swift\0B.swift", "intentcompat edits\0\n.a.tmp\0B.swift",
    "intentcompat edits\0\n.B.swift.7B0B6C3E-5C0A-4C8B-8C7E-1B2D3E4F5A6B.intentcompat-tmp\0../B.swift",
    "intentcompat edits\0\n.B.swift.7B0B6C3E-5C0A-4C8B-8C7E-1B2D3E4F5A6B.intentcompat-tmp\0Out/B.swift",
  ]) func believesNoForeignList(list: String) throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    let name = ".B.swift.7B0B6C3E-5C0A-4C8B-8C7E-1B2D3E4F5A6B.intentcompat-tmp"
    try outside.write([name: "x"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Out", withDestinationPath: outside.path)
    try folder.write([FileGroup.listName: list, "A.swift": "a", name: "b"])
    #expect(throws: FileError.self) { try FileGroup.finish(in: folder.path) }
    #expect(try files(in: outside) == [name: "x"])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/../B.swift"))
  }

  @Test func makesANewFileWhereVolumesHaveNoHardLinks() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/1.0.json"
    #expect(try AtomicFile.create(Data("one".utf8), at: path, hasLinks: false))
    #expect(try !AtomicFile.create(Data("two".utf8), at: path, hasLinks: false))
    #expect(try files(in: folder) == ["1.0.json": "one"])
  }

  @Test func oneWriterHasTheLock() throws {
    let folder = try TemporaryFolder()
    let held = try OpenFile(folder: folder.path)
    let other = try OpenFile(folder: folder.path)
    let locked = (held.lock(), other.lock())
    #expect(locked.0 && !locked.1)
  }
}
