import Foundation
import IntentSurface
import TestSupport
import Testing

@testable import ShortcutReading

@Suite struct SignedContainerTests {
  private static func workflow(_ note: String = "x") throws -> [UInt8] {
    let step: [String: any Sendable] = [
      "WFWorkflowActionIdentifier": "com.example.books.AddBook", "WFWorkflowActionParameters": ["note": note],
    ]
    let list = ["WFWorkflowActions": [step]]
    return Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  private static func certificates(_ keys: String...) throws -> [UInt8] {
    let list = Dictionary(keys.map { ($0, [Data([1])]) }, uniquingKeysWith: { first, _ in first })
    return Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  private static func error(_ bytes: [UInt8]) -> ShortcutError? {
    do throws(ShortcutError) {
      _ = try ShortcutReader().read(bytes)
      return nil
    } catch { return error }
  }

  @Test(arguments: [false, true], [false, true])
  func readsWhatIsInIt(isCompressed: Bool, isSummed: Bool) throws {
    let workflow = try Self.workflow(String(repeating: "A note. ", count: 500))
    var shortcut = SignedShortcut(workflow: workflow)
    if isCompressed { shortcut.compress = { EntropyEncoder.stream($0, distance: 1) } }
    if isSummed { shortcut.checksum = SHA256.digest }
    #expect(try ShortcutReader.unsigned(shortcut.bytes) == workflow)
    let read = try ShortcutReader().read(shortcut.bytes)
    #expect(read.actions.map(\.identifier) == ["AddBook"])
    #expect(read.signature == .unknown)
  }

  @Test func joinsSegmentsAndClusters() throws {
    // More than the 32 segments of the first cluster; what does not get smaller is stored.
    var generator = SeededGenerator(seed: 3)
    let note = String((0..<600_000).map { _ in "abcdefghijklmnop".randomElement(using: &generator) ?? "a" })
    let workflow = try Self.workflow(note)
    var shortcut = SignedShortcut(workflow: workflow)
    shortcut.checksum = SHA256.digest
    #expect(try ShortcutReader.unsigned(shortcut.bytes) == workflow)
  }

  @Test func saysWhoseCertificatesLieInIt() throws {
    var shortcut = SignedShortcut(workflow: try Self.workflow())
    shortcut.auth = try Self.certificates("SigningCertificateChain")
    #expect(try ShortcutReader().read(shortcut.bytes).signature == .anyone)
    shortcut.auth = try Self.certificates(
      "AppleIDCertificateChain", "AppleIDValidationRecord", "SigningPublicKey", "SigningPublicKeySignature")
    #expect(try ShortcutReader().read(shortcut.bytes).signature == .contacts)
    shortcut.auth = Array("bplist00nonsense".utf8)
    #expect(try ShortcutReader().read(shortcut.bytes).signature == .unknown)
  }

  @Test func refusesWhatIsEncrypted() throws {
    var shortcut = SignedShortcut(workflow: try Self.workflow())
    shortcut.profile = 1
    #expect(Self.error(shortcut.bytes) == .encrypted)
  }

  @Test func findsDamageByTheSums() throws {
    var shortcut = SignedShortcut(workflow: try Self.workflow("somewhat"))
    shortcut.checksum = SHA256.digest
    var bytes = shortcut.bytes
    bytes[bytes.count - 40] ^= 1
    #expect(Self.error(bytes) == .damaged("the checksum of a segment is wrong"))
  }

  /// Cut off at every place, with every byte of the header changed, and with something behind: an end in words.
  @Test func endsOnDamage() throws {
    var shortcut = SignedShortcut(workflow: try Self.workflow("somewhat"))
    shortcut.checksum = SHA256.digest
    shortcut.auth = try Self.certificates("SigningCertificateChain")
    let bytes = shortcut.bytes
    for end in stride(from: 4, to: bytes.count, by: 7) { #expect(Self.error(Array(bytes[..<end])) != nil, "\(end)") }
    #expect(Self.error(bytes + [0]) != nil)
    for index in 4..<(12 + shortcut.auth.count + 400) {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var damaged = bytes
        damaged[index] = value
        _ = Self.error(damaged)
      }
    }
  }

  private static let noSense = "its archive is damaged"

  /// An entry whose header has a size that need not be its own.
  private static func entry(_ magic: String, size: UInt8, _ fields: [UInt8] = []) -> [UInt8] {
    Array(magic.utf8) + [size, 0] + fields
  }

  private static let otherArchives: [(archive: [UInt8], words: String)] = {
    let promising: [UInt8] = Array("DATB".utf8) + [0xFF, 0xFF, 0xFF, 0x7F]
    let empty = entry("AA01", size: 6)
    let many = (0..<65).reduce(into: [UInt8]()) { all, _ in all += empty }
    return [
      (SignedShortcut.archive(of: [1], path: "Other.wflow"), "its archive has no “Shortcut.wflow”"),
      (entry("AA02", size: 6), noSense),
      (entry("AA01", size: 5), noSense),
      (entry("AA01", size: 20), noSense),
      (entry("AA01", size: 14, promising), "its archive is cut off"),
      (entry("AA01", size: 10, Array("XYZ?".utf8)), noSense),
      (many, "its archive has more than 64 entries"),
    ]
  }()

  @Test(arguments: otherArchives)
  func refusesOtherArchives(archive: [UInt8], words: String) {
    #expect(Self.error(SignedShortcut(archive: archive).bytes) == .damaged(words))
  }

  @Test func takesTheFirstOfTwoFilesOfOneName() throws {
    let workflow = try Self.workflow()
    let archive = SignedShortcut.archive(of: workflow) + SignedShortcut.archive(of: [1])
    #expect(try ShortcutReader.unsigned(SignedShortcut(archive: archive).bytes) == workflow)
  }

  @Test func refusesWhatUnpacksToTooMuch() throws {
    var bytes = SignedShortcut(workflow: try Self.workflow()).bytes
    // The size of what is in it, at the start of the root header.
    bytes[12 + 224 + 4] = 1
    #expect(Self.error(bytes) == .tooLarge)
  }
}
