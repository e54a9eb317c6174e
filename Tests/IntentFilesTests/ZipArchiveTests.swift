import Foundation
import SourceScanning
import TestSupport
import Testing

@testable import IntentFiles

/// Archives made by hand, byte by byte, so that each can lie in its own way.
@Suite struct ZipArchiveTests {
  /// One file to put in an archive, and what the archive claims about it.
  struct File {
    var name: String
    var data: [UInt8]
    var method = 0
    var size: Int?
    var checksum: UInt32?
    var attributes = 0
    var flags = 0
  }

  /// `hello hello hello hello`, deflated by `zlib.compressobj(9, DEFLATED, -15)`.
  static let deflated: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x27, 0x01]
  static let text = Array("hello hello hello hello".utf8)

  static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { $0 < 8 ? UInt8(value >> ($0 * 8) & 0xFF) : 0 }
  }

  static func zip(_ files: [File]) -> [UInt8] {
    var body: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let size = file.size ?? file.data.count
      let checksum = Int(file.checksum ?? Inflate.checksum(of: file.data))
      let shared =
        number(20, 2) + number(file.flags, 2) + number(file.method, 2) + number(0, 4) + number(checksum, 4)
        + number(file.data.count, 4) + number(size, 4) + number(file.name.utf8.count, 2) + number(0, 2)
      directory +=
        number(0x0201_4B50, 4) + [20, 3] + shared + number(0, 2) + number(0, 4) + number(file.attributes, 4)
        + number(body.count, 4) + Array(file.name.utf8)
      body += number(0x0403_4B50, 4) + shared + Array(file.name.utf8) + file.data
    }
    return body + directory + number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
      + number(directory.count, 4) + number(body.count, 4) + number(0, 2)
  }

  /// Calls a function with the path of a file of these bytes.
  static func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ipa")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }

  static func contents(_ file: File, limit: Int = 1000) throws -> [UInt8] {
    try withFile(zip([file])) { try ZipArchive(at: $0).contents(of: file.name, limit: limit) }
  }

  @Test func readsStoredAndDeflatedFiles() throws {
    #expect(try Self.contents(File(name: "a", data: Self.text)) == Self.text)
    #expect(try Self.contents(File(name: "a", data: [])) == [])
    let file = File(
      name: "Payload/a", data: Self.deflated, method: 8, size: Self.text.count,
      checksum: Inflate.checksum(of: Self.text))
    #expect(try Self.contents(file) == Self.text)
  }

  @Test func readsAFileOfExactlyTheLimit() throws {
    let file = File(name: "a", data: Self.text)
    #expect(try Self.contents(file, limit: Self.text.count) == Self.text)
    #expect(throws: SourceTreeError.self) { try Self.contents(file, limit: Self.text.count - 1) }
  }

  @Test func listsFilesOnly() throws {
    let bytes = Self.zip([
      File(name: "b", data: []), File(name: "folder/", data: []), File(name: "a", data: []),
      File(name: "link", data: Array("/etc/passwd".utf8), attributes: 0xA1FF << 16),
    ])
    #expect(try Self.withFile(bytes) { try ZipArchive(at: $0).paths } == ["a", "b"])
  }

  @Test(arguments: [
    "../a", "a/../../b", "/etc/passwd", "a//b", "a\\b", "a\u{0}b",
  ])
  func refusesNamesThatLeaveTheArchive(name: String) throws {
    let bytes = Self.zip([File(name: name, data: [])])
    #expect(throws: ArchiveError.self) { try Self.withFile(bytes) { try ZipArchive(at: $0) } }
  }

  @Test func refusesTwoFilesOfOneName() throws {
    let bytes = Self.zip([File(name: "a", data: [1]), File(name: "a", data: [2])])
    #expect(throws: ArchiveError.self) { try Self.withFile(bytes) { try ZipArchive(at: $0) } }
  }

  @Test(arguments: [
    File(name: "claims more than the limit", data: deflated, method: 8, size: 1001),
    File(name: "claims less than it gives", data: deflated, method: 8, size: 5),
    File(name: "claims more than it gives", data: deflated, method: 8, size: 999),
    File(name: "cut off", data: deflated.dropLast(4), method: 8, size: text.count),
    File(name: "not deflated", data: text, method: 8, size: 50),
    File(name: "wrong checksum", data: text, checksum: 1),
    File(name: "other method", data: text, method: 12),
    File(name: "encrypted", data: text, flags: 1),
    File(name: "stored size differs", data: text, size: 5),
  ])
  func refusesFilesThatLie(file: File) throws {
    #expect(throws: SourceTreeError.self) { try Self.contents(file) }
  }

  @Test func refusesABombBeforeInflatingIt() throws {
    // Deflate gives at most 1032 times its input, so that a thousandth of the limit is enough to try.
    let file = File(name: "bomb", data: [UInt8](repeating: 0, count: 64), method: 8, size: 0xFFFF_FFFE)
    #expect(throws: SourceTreeError.self) { try Self.contents(file, limit: 64 << 20) }
  }

  @Test func refusesEveryTruncation() throws {
    let bytes = Self.zip([File(name: "a", data: Self.text), File(name: "b", data: Self.text)])
    for count in 0..<bytes.count {
      #expect(throws: ArchiveError.self) {
        try Self.withFile(Array(bytes.prefix(count))) { try ZipArchive(at: $0) }
      }
    }
  }

  @Test func survivesEveryChangedByte() throws {
    let bytes = Self.zip([File(name: "a", data: Self.text)])
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0xFF
      // It may be refused, or be read with another name or date; it must end.
      _ = try? Self.withFile(changed) { try ZipArchive(at: $0).contents(of: "a", limit: 1000) }
    }
  }

  @Test func readsSixtyFourBitArchives() throws {
    let name = Array("a".utf8)
    let allOnes = Self.number(0xFFFF_FFFF, 4)
    let checksum = Self.number(Int(Inflate.checksum(of: Self.text)), 4)
    let start = Self.number(0, 4) + checksum
    let body =
      Self.number(0x0403_4B50, 4) + Self.number(45, 2) + Self.number(0, 4) + start + allOnes + allOnes
      + Self.number(1, 2) + Self.number(0, 2) + name + Self.text
    let size = Self.number(Self.text.count, 8)
    let extra =
      Self.number(9, 2) + Self.number(2, 2) + [0, 0] + Self.number(1, 2) + Self.number(24, 2) + size + size
      + Self.number(0, 8)
    let directory =
      Self.number(0x0201_4B50, 4) + [45, 3] + Self.number(45, 2) + Self.number(0, 4) + start + allOnes + allOnes
      + Self.number(1, 2) + Self.number(extra.count, 2) + Self.number(0, 2) + Self.number(0, 8) + allOnes + name + extra
    let record =
      Self.number(0x0606_4B50, 4) + Self.number(44, 8) + Self.number(0, 12) + Self.number(1, 8) + Self.number(1, 8)
      + Self.number(directory.count, 8) + Self.number(body.count, 8)
    let locator =
      Self.number(0x0706_4B50, 4) + Self.number(0, 4) + Self.number(body.count + directory.count, 8)
      + Self.number(1, 4)
    let end =
      Self.number(0x0605_4B50, 4) + Self.number(0, 4) + Self.number(0xFFFF_FFFF, 4) + allOnes + allOnes
      + Self.number(0, 2)
    try Self.withFile(body + directory + record + locator + end) { path in
      let archive = try ZipArchive(at: path)
      #expect(archive.paths == ["a"])
      #expect(try archive.contents(of: "a", limit: 1000) == Self.text)
    }
  }

  @Test func refusesWhatIsNoFile() {
    #expect(throws: ArchiveError.self) { try ZipArchive(at: "/nowhere/at/all.ipa") }
    #expect(throws: ArchiveError.self) { try ZipArchive(at: "/dev/null") }
  }

  @Test func readsDamagedArchives() throws {
    let files = [
      Self.File(name: "Payload/A.app/Info.plist", data: Self.text),
      Self.File(
        name: "Payload/A.app/b", data: Self.deflated, method: 8, size: Self.text.count,
        checksum: Inflate.checksum(of: Self.text)),
    ]
    for seed in 0..<800 {
      var mutation = Mutation(seed: UInt64(seed))
      let bytes = mutation.mutant(of: Self.zip(files))
      try Self.withFile(bytes) { path in
        guard let archive = try? ZipArchive(at: path) else { return }
        for name in archive.paths {
          if let contents = try? archive.contents(of: name, limit: 1000) { #expect(contents.count <= 1000) }
        }
      }
    }
  }
}
