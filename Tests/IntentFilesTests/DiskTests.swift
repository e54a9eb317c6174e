import Foundation
import IntentSurface
import SourceScanning
import TestSupport
import Testing

@testable import IntentFiles

/// Files as the system has them: links, permissions, limits.
@Suite struct DiskTests {
  private static func mode(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions].flatMap {
      ($0 as? NSNumber)?.intValue
    }
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(["In/a": "12345", "Out/b": "b"])
    for (name, target) in [("In/file", "a"), ("In/folder", "../Out"), ("In/none", "gone")] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    mkfifo(folder.path + "/In/pipe", 0o600)
    return folder
  }

  @Test(
    arguments: [
      ("In/a", .file, .file), ("In", .folder, .folder), ("In/file", .file, .link), ("In/folder", .folder, .link),
      ("In/none", .missing, .link), ("In/pipe", .other, .other), ("gone", .missing, .missing),
    ] as [(String, FileKind, FileKind)])
  func knowsKindsThroughLinksAndOfThem(name: String, through: FileKind, itself: FileKind) throws {
    let folder = try Self.folder()
    #expect(FileKind(of: "\(folder.path)/\(name)", followingLinks: true) == through)
    #expect(FileKind(of: "\(folder.path)/\(name)", followingLinks: false) == itself)
  }

  @Test func listsWhatIsInAFolder() throws {
    let folder = try Self.folder()
    let entries = try DirectoryEntry.all(in: folder.path + "/In").sorted { $0.name < $1.name }
    #expect(entries.map(\.name) == ["a", "file", "folder", "none", "pipe"])
    #expect(entries.map(\.kind) == [.file, .link, .link, .link, .other])
    #expect(throws: SourceTreeError("there is no such file or folder")) {
      try DirectoryEntry.all(in: folder.path + "/gone")
    }
  }

  @Test func opensALinkToAFolderOnlyWhereItMay() throws {
    let folder = try Self.folder()
    let link = folder.path + "/In/folder"
    #expect(try OpenFile(folder: link).status?.kind == .folder)
    #expect(throws: FileError.self) { _ = try OpenFile(folder: link, followingLinks: false) }
    #expect(throws: FileError.self) { _ = try OpenFile(folder: folder.path + "/In/a") }
    #expect(throws: FileError.self) { _ = try OpenFile(creating: folder.path + "/In/a") }
  }

  @Test func readsUpToTheLimit() throws {
    let folder = try Self.folder()
    let path = folder.path + "/In/a"
    #expect(try RegularFile.contents(of: path, limit: 5) == Array("12345".utf8))
    #expect(throws: SourceTreeError("it is larger than 0 MB")) { try RegularFile.contents(of: path, limit: 4) }
    #expect(throws: SourceTreeError("it is not a regular file")) {
      try RegularFile.contents(of: folder.path + "/In/pipe", limit: 5)
    }
    #expect(throws: SourceTreeError.self) { try RegularFile.contents(of: folder.path + "/In", limit: 1 << 20) }
    var buffer = ReadBuffer()
    #expect(try RegularFile.scan(at: path, atMost: 3, through: &buffer) { Array($0) } == Array("123".utf8))
    #expect(try RegularFile.scan(at: path, through: &buffer) { Array($0) } == Array("12345".utf8))
    #expect(throws: SourceTreeError.self) { try RegularFile.scan(at: path, limit: 4, through: &buffer) { $0.count } }
    #expect(try RegularFile.text(of: path) == "12345")
    let error = #expect(throws: FileError.self) { try RegularFile.text(of: path + "x") }
    #expect(error?.description == "\(path)x: there is no such file or folder")
    let tree = try FolderTree(folder.path + "/In") { $0 == "a" }
    #expect(throws: SourceTreeError.self) { try tree.contents(of: "a", limit: 4) }
    #expect(try tree.contents(of: "a", limit: 5).count == 5)
    #expect(try tree.scan(at: "a", through: &buffer) { $0.count } == 5)
  }

  @Test func writingKeepsPermissionsAndFollowsLinksInside() throws {
    let folder = try Self.folder()
    let path = folder.path + "/In/a"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try AtomicFile.write(Data("new".utf8), to: folder.path + "/In/file", within: folder.path)
    #expect(try folder.text(of: "In/a") == "new")
    #expect(Self.mode(path) == 0o640)
    #expect(FileKind(of: folder.path + "/In/file", followingLinks: false) == .link)
    #expect(throws: FileError.self) {
      try AtomicFile.write(Data(), to: folder.path + "/In/folder/b", within: folder.path + "/In")
    }
    #expect(try folder.text(of: "Out/b") == "b")
    try AtomicFile.write(Data("c".utf8), to: folder.path + "/In/folder/c", within: folder.path)
    #expect(try folder.text(of: "Out/c") == "c")
    try AtomicFile.write(Data("x".utf8), to: "/dev/null")
    #expect(FileKind(of: "/dev/null", followingLinks: false) == .other)
    #expect(throws: FileError.self) { try AtomicFile.write(Data(), to: folder.path + "/gone/a") }
    #expect(try folder.names(in: "In") == ["a", "file", "folder", "none", "pipe"])
    #expect(try folder.names(in: "Out") == ["b", "c"])
  }

  @Test func aNewFileTakesNoPlaceOfAnother() throws {
    let folder = try Self.folder()
    #expect(try AtomicFile.create(Data("x".utf8), at: folder.path + "/In/new"))
    #expect(try !AtomicFile.create(Data("y".utf8), at: folder.path + "/In/new"))
    #expect(try folder.text(of: "In/new") == "x")
    #expect(throws: FileError.self) { try AtomicFile.create(Data(), at: folder.path + "/In/gone/new") }
    #expect(throws: FileError.self) {
      try AtomicFile.create(Data(), at: folder.path + "/In/folder/new", within: folder.path + "/In")
    }
    #expect(try folder.names(in: "Out") == ["b"])
  }

  @Test func appendsToFilesAlone() throws {
    let folder = try Self.folder()
    try AtomicFile.append(Data("6".utf8), to: folder.path + "/In/a")
    #expect(try folder.text(of: "In/a") == "123456")
    #expect(throws: FileError.self) { try AtomicFile.append(Data("6".utf8), to: folder.path + "/In/gone") }
    #expect(throws: FileError(path: "/dev/null", reason: "it is not a regular file")) {
      try AtomicFile.append(Data("6".utf8), to: "/dev/null")
    }
  }

  @Test func makesFoldersInside() throws {
    let folder = try Self.folder()
    try AtomicFile.makeFolder(folder.path + "/In/x/y/z", within: folder.path)
    try AtomicFile.makeFolder(folder.path + "/In/x", within: folder.path)
    try AtomicFile.makeFolder(folder.path + "/In/folder", within: folder.path)
    #expect(try folder.names(in: "In/x/y") == ["z"])
    #expect(throws: FileError.self) { try AtomicFile.makeFolder(folder.path + "/In/a", within: folder.path) }
    #expect(throws: FileError.self) { try AtomicFile.makeFolder(folder.path + "/In/a/b", within: folder.path) }
    #expect(throws: FileError.self) {
      try AtomicFile.makeFolder(folder.path + "/In/folder/x", within: folder.path + "/In")
    }
    #expect(try folder.names(in: "Out") == ["b"])
  }

  @Test func oneAfterTheOtherHasTheFolder() throws {
    let folder = try TemporaryFolder()
    #expect(try AtomicFile.alone(in: folder.path) { 1 } == 1)
    #expect(try AtomicFile.alone(in: folder.path) { 2 } == 2)
    #expect(throws: FileError.self) { try AtomicFile.alone(in: folder.path + "/gone") { 3 } }
  }

  @Test func knowsWhereANewFileWouldBe() throws {
    let folder = try Self.folder()
    #expect(RealPath.ofNew(folder.path + "/In/folder/x/y") == folder.path + "/Out/x/y")
    #expect(RealPath.ofNew(folder.path + "/In/a") == folder.path + "/In/a")
    #expect(RealPath.ofNew("/nowhere/at/all") == "/nowhere/at/all")
    #expect(RealPath.ofNew("nowhere") == "nowhere")
    #expect(try AtomicFile.place(of: "/nowhere/at", within: "/") == "/nowhere/at")
  }

  @Test(arguments: [
    (".a.7B0B6C3E-5C0A-4C8B-8C7E-1B2D3E4F5A6B.intentcompat-tmp", true),
    ("a.7B0B6C3E-5C0A-4C8B-8C7E-1B2D3E4F5A6B.intentcompat-tmp", false),
    (".a.7B0B6C3E-5C0A-4C8B-8C7E-1B2D3E4F5A6B.tmp", false), (".a.intentcompat-tmp", false),
    (".a.7B0B6C3E-5C0A-4C8B-8C7E-1B2D3E4F5A6X.intentcompat-tmp", false),
  ])
  func knowsItsTemporaryFiles(name: String, isOurs: Bool) throws {
    #expect(TemporaryFile.isName(name) == isOurs)
    let folder = try TemporaryFolder()
    try folder.write([name: "x"])
    try AtomicFile.write(Data("y".utf8), to: folder.path + "/b")
    #expect(try folder.names() == (isOurs ? ["b"] : [name, "b"].sorted()))
  }

  @Test func writesOneFileOfAGroupOrNone() throws {
    let folder = try TemporaryFolder()
    try folder.write(["a": "a"])
    func change(_ path: String, _ before: String?, _ after: String) -> FileChange {
      FileChange(path: path, before: before.map { Array($0.utf8) }, after: Array(after.utf8))
    }
    try FileGroup.write([], in: folder.path, within: folder.path)
    try FileGroup.write([change("a", "a", "b")], in: folder.path, within: folder.path)
    #expect(try folder.text(of: "a") == "b")
    #expect(throws: FileError.self) {
      try FileGroup.write([change("none/a", "x", "b")], in: folder.path, within: folder.path)
    }
    #expect(!FileGroup.isUnfinished(in: folder.path))
    try FileGroup.finish(in: folder.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/a")
    try FileGroup.write([change("a", "b", "c"), change("x/y", nil, "y")], in: folder.path, within: folder.path)
    #expect(Self.mode(folder.path + "/a") == 0o755)
    #expect(try folder.names() == ["a", "x"])
  }

  // MARK: Walks

  @Test func aWalkEntersWhatItMayAndNotesLinksThatLeave() throws {
    let folder = try Self.folder()
    let many = Dictionary(uniqueKeysWithValues: (0..<20).map { ("In/m\($0)/f", "x") })
    try folder.write(many.merging(["In/no/f": "x", "In/yes/f": "x", "In/yes/g": ""]) { $1 })
    let walk = FolderWalk(root: folder.path + "/In", mayEnter: { $0 != "no" }, isWanted: { !$0.hasSuffix("g") })
    let found = try walk.all()
    #expect(Set(found.files) == Set(["a", "yes/f"] + (0..<20).map { "m\($0)/f" }))
    #expect(found.diagnostics.map { $0.location?.path }.compactMap(\.self).sorted() == ["folder", "pipe"])
    #expect(found.diagnostics.first { $0.location?.path == "folder" }?.message.contains(folder.path + "/Out") == true)
    let inside = try FolderWalk(root: folder.path, mayEnter: { _ in true }, isWanted: { _ in true }).all()
    #expect(inside.diagnostics.compactMap { $0.location?.path } == ["In/pipe"])
    #expect(throws: SourceTreeError("no such file or folder")) { try FolderTree(folder.path + "/gone") { _ in true } }
    #expect(throws: SourceTreeError("neither a file nor a folder")) {
      try FolderTree(folder.path + "/In/pipe") { _ in true }
    }
  }

  // MARK: Archives

  @Test func anEntryMayHaveExactlyTheLimit() throws {
    let stored = ZipArchiveTests.File(name: "a", data: Array("12345".utf8))
    #expect(try ZipArchiveTests.contents(stored, limit: 5).count == 5)
    #expect(throws: SourceTreeError("it has 5 bytes; the limit is 4")) {
      try ZipArchiveTests.contents(stored, limit: 4)
    }
    // Deflated, it is longer than it was; what it takes in the archive counts too.
    let count = ZipArchiveTests.deflated.count
    let lies = ZipArchiveTests.File(name: "a", data: ZipArchiveTests.deflated, method: 8, size: 3)
    #expect(throws: SourceTreeError("it has \(count) bytes; the limit is \(count - 1)")) {
      try ZipArchiveTests.contents(lies, limit: count - 1)
    }
    #expect(throws: SourceTreeError("its compressed data is damaged")) {
      try ZipArchiveTests.contents(lies, limit: count)
    }
    #expect(throws: SourceTreeError("no such file in the archive")) {
      try ZipArchiveTests.withFile(ZipArchiveTests.zip([stored])) { try ZipArchive(at: $0).contents(of: "b", limit: 9) }
    }
  }

  @Test func anArchiveHasACommentAndOnePart() throws {
    let bytes = ZipArchiveTests.zip([ZipArchiveTests.File(name: "a", data: [1])])
    let comment = Array(bytes.dropLast(2)) + [3, 0, 1, 2, 3]
    #expect(try ZipArchiveTests.withFile(comment) { try ZipArchive(at: $0).paths } == ["a"])
    var parts = bytes
    parts[bytes.count - 18] = 1
    let error = #expect(throws: ArchiveError.self) { try ZipArchiveTests.withFile(parts) { try ZipArchive(at: $0) } }
    #expect(error?.detail == "it is one part of a multi-part archive")
    #expect(error?.description.hasSuffix("Export or download it again.") == true)
    #expect(ArchiveError.unreadable(file: "f", detail: "d").description == "f: d.")
  }
}
