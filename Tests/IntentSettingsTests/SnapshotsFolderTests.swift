import Foundation
import IntentFiles
import IntentSurface
import TestSupport
import Testing

@testable import IntentSettings

@Suite struct SnapshotsFolderTests {
  private func surface(_ version: String, date: String? = nil, intents: [String] = ["Add"]) -> Surface {
    var surface = Surface(app: AppIdentity(name: "A", version: version, date: date))
    surface.intents = intents.map { Intent(identifier: $0, typePath: $0) }
    return surface
  }

  @Test func listsShippedVersionsOldestFirst() throws {
    let temporary = try TemporaryFolder()
    let folder = SnapshotsFolder(path: temporary.path + "/snapshots")
    #expect(try folder.surfaces().isEmpty)
    for version in ["1.10", "1.9", "2.0-beta", "2.0"] { _ = try folder.record(surface(version), replaces: false) }
    try temporary.write(["snapshots/intentcompat.yml": "name: A", "snapshots/.1.0.json.x.tmp": "{"])
    #expect(try folder.surfaces().map(\.app.version) == ["1.9", "1.10", "2.0-beta", "2.0"])
  }

  @Test func neverOverwritesAShippedVersionUnasked() throws {
    let temporary = try TemporaryFolder()
    let folder = SnapshotsFolder(path: temporary.path)
    #expect(try folder.record(surface("1.0"), replaces: false).recorded == .new)
    let written = try temporary.text(of: "1.0.json")
    var laterRun = surface("1.0", date: "2026-11-21")
    laterRun.readFrom.tool = "99.0"
    #expect(try folder.record(laterRun, replaces: false).recorded == .unchanged)
    #expect(try temporary.text(of: "1.0.json") == written)
    #expect(throws: ShippedVersionError.different(version: "1.0.0", path: "1.0.json")) {
      try folder.record(surface("1.0.0", intents: ["Remove"]), replaces: false)
    }
    #expect(try temporary.text(of: "1.0.json") == written)
    let other = surface("1.0", intents: ["Remove"])
    #expect(try folder.record(other, replaces: true).recorded == .replaced(surface("1.0")))
    #expect(try temporary.names() == ["1.0.json"])
  }

  @Test func changesNoDayOfReleaseUnasked() throws {
    let folder = SnapshotsFolder(path: try TemporaryFolder().path)
    let day = surface("1.0", date: "2026-01-01")
    #expect(try folder.record(day, replaces: false, isDateGiven: true).recorded == .new)
    let other = surface("1.0", date: "2026-02-02")
    #expect(try folder.record(day, replaces: false, isDateGiven: true).recorded == .unchanged)
    #expect(try folder.record(other, replaces: false).recorded == .unchanged)
    #expect(throws: ShippedVersionError.otherDate(version: "1.0", recorded: "2026-01-01")) {
      try folder.record(other, replaces: false, isDateGiven: true)
    }
    #expect(try folder.record(other, replaces: true, isDateGiven: true).recorded == .replaced(day))
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", "git lfs pull"),
    ("{\"app\":{\"name\":\"A\"},\"formatVersion\":1,\"readFrom\":{\"kind\":\"source\"}}", "it is damaged"),
  ])
  func takesNoFileForAVersionWithoutAnything(text: String, words: String) throws {
    let temporary = try TemporaryFolder()
    try temporary.write(["1.0.json": text])
    let error = #expect(throws: SnapshotFileError.self) { try SnapshotsFolder(path: temporary.path).surfaces() }
    #expect(error?.reason.contains(words) == true, "\(error?.reason ?? "")")
  }

  @Test(arguments: ["", "../1.0", "a/b", ".hidden"])
  func refusesNamesThatAreNoVersion(version: String) throws {
    let folder = SnapshotsFolder(path: try TemporaryFolder().path)
    #expect(throws: ShippedVersionError.badName(version)) { try folder.record(surface(version), replaces: true) }
  }

  @Test func namesTheDamagedFile() throws {
    let temporary = try TemporaryFolder()
    try temporary.write(["1.0.json": "<<<<<<< HEAD"])
    let error = try #require(throws: SnapshotFileError.self) {
      try SnapshotsFolder(path: temporary.path).surfaces()
    }
    #expect(error.path.hasSuffix("/1.0.json"))
    #expect(error.description.contains("write it again"))
  }

  @Test func ofManyWritersAtOnceOneCreatesTheFile() async throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path + "/file"
    let created = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<20 { group.addTask { try AtomicFile.create(Data("\(number)".utf8), at: path) } }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(created == 1)
    #expect(try temporary.names() == ["file"])
  }

  @Test func replacesAFileWhole() throws {
    let temporary = try TemporaryFolder()
    try temporary.write(["file": "old"])
    try AtomicFile.write(Data("new".utf8), to: temporary.path + "/file")
    #expect(try temporary.text(of: "file") == "new")
    #expect(throws: FileError.self) { try AtomicFile.write(Data(), to: temporary.path + "/no/such/folder") }
    #expect(try temporary.names() == ["file"])
  }

  @Test func replacesWhatALinkLeadsToAndKeepsItsPermissions() throws {
    let temporary = try TemporaryFolder()
    try temporary.write(["file": "old"])
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: temporary.path + "/file")
    try manager.createSymbolicLink(atPath: temporary.path + "/link", withDestinationPath: "file")
    try AtomicFile.write(Data("new".utf8), to: temporary.path + "/link")
    #expect(try temporary.text(of: "file") == "new")
    #expect(try manager.destinationOfSymbolicLink(atPath: temporary.path + "/link") == "file")
    #expect(
      try manager.attributesOfItem(atPath: temporary.path + "/file")[.posixPermissions] as? Int == 0o640)
  }

  @Test func writesToADeviceAndLeavesItThere() throws {
    try AtomicFile.write(Data("new".utf8), to: "/dev/null")
    #expect(FileKind(of: "/dev/null", followingLinks: true) == .other)
  }
}
