import Foundation
import IntentSurface
import SourceScanning

/// The container that the share sheet writes: an Apple Encrypted Archive of profile 0, which is signed and not encrypted.
///
/// Its layout is that of AppleArchive.framework, as The Apple Wiki (“Apple Encrypted Archive”) and kinnay/AEA describe
/// it. The sums of its segments are checked; its signature is not, so nothing here says who signed.
struct SignedContainer {
  static let magic = Array("AEA1".utf8)
  /// Certificates and what belongs to them take some kilobytes.
  private static let authLimit = 1 << 20
  /// Signature, random key, salt and MAC in front of the root header.
  private static let sealSize = 128 + 32 + 32 + 32
  private static let macSize = 32

  /// What the archive held.
  let contents: [UInt8]
  let signature: SavedWorkflow.Signature

  /// Opens a container.
  ///
  /// - Throws: `ShortcutError.encrypted`, `.damaged` or `.tooLarge`.
  init(_ bytes: [UInt8]) throws(ShortcutError) {
    var reader = ByteReader(bytes[...])
    guard reader.take(4).map(Array.init) == Self.magic, let profile = reader.number(3), reader.number(1) != nil,
      let authSize = reader.count(4)
    else { throw .damaged("it is cut off in its header") }
    guard profile == 0 else { throw .encrypted }
    guard authSize <= Self.authLimit else {
      throw .damaged("its certificates take \(authSize) bytes; the limit is \(Self.authLimit)")
    }
    guard let auth = reader.take(authSize), reader.take(Self.sealSize) != nil else {
      throw .damaged("it is cut off in its header")
    }
    let header = try Header(&reader, fileSize: bytes.count)
    guard reader.take(Self.macSize) != nil else { throw .damaged("it is cut off in its header") }
    signature = Self.signature(auth)
    contents = try Self.contents(&reader, header)
  }

  /// The root header: how the archive is cut into clusters and segments.
  private struct Header {
    let size: Int
    let segmentSize: Int
    let segmentsPerCluster: Int
    let isCompressed: Bool
    /// Of a segment's checksum: 0, 8 or 32.
    let checksumSize: Int

    init(_ reader: inout ByteReader, fileSize: Int) throws(ShortcutError) {
      guard let size = reader.count(8), let archiveSize = reader.count(8), let segmentSize = reader.count(4),
        let segments = reader.count(4), let compression = reader.number(1), let checksum = reader.count(1),
        reader.take(22) != nil
      else { throw .damaged("it is cut off in its header") }
      guard archiveSize == fileSize else {
        throw .damaged(
          "it has \(fileSize) bytes where its header says \(archiveSize): it is cut off, or something was added")
      }
      guard size <= ShortcutLimits.size else { throw .tooLarge }
      guard 0x4000...(64 << 20) ~= segmentSize, 32...65_536 ~= segments, 0...2 ~= checksum else {
        throw .damaged("its header is damaged")
      }
      guard compression == UInt64(UInt8(ascii: "e")) || compression == UInt64(UInt8(ascii: "-")) else {
        throw .damaged("it uses a compression that shortcuts don't use (\(compression))")
      }
      self.size = size
      self.segmentSize = segmentSize
      segmentsPerCluster = segments
      isCompressed = compression == UInt64(UInt8(ascii: "e"))
      checksumSize = [0, 8, 32][checksum]
    }
  }

  private static func contents(_ reader: inout ByteReader, _ header: Header) throws(ShortcutError) -> [UInt8] {
    var contents: [UInt8] = []
    while contents.count < header.size {
      guard let entries = reader.take(header.segmentsPerCluster * (8 + header.checksumSize)),
        reader.take(macSize * (1 + header.segmentsPerCluster)) != nil
      else { throw .damaged("it is cut off in a list of segments") }
      let before = contents.count
      var table = ByteReader(entries)
      for _ in 0..<header.segmentsPerCluster where contents.count < header.size {
        contents += try segment(&table, &reader, header, room: header.size - contents.count)
      }
      guard contents.count > before else { throw .damaged("it has a list without segments") }
    }
    guard reader.rest.isEmpty else { throw .damaged("there is extra data after its last segment") }
    return contents
  }

  private static func segment(
    _ table: inout ByteReader, _ reader: inout ByteReader, _ header: Header, room: Int
  ) throws(ShortcutError) -> [UInt8] {
    guard let size = table.count(4), let storedSize = table.count(4), let checksum = table.take(header.checksumSize)
    else { throw .damaged("it is cut off in a list of segments") }
    guard size > 0 else { return [] }
    guard size <= header.segmentSize, size <= room, storedSize <= size else {
      throw .damaged("the sizes of a segment are damaged")
    }
    guard let stored = reader.take(storedSize) else { throw .damaged("it is cut off in a segment") }
    let isPlain = storedSize == size || !header.isCompressed
    let segment = isPlain ? Array(stored) : try LZFSEDecoder.decode(stored, size: size)
    guard segment.count == size else { throw .damaged("a segment has the wrong size") }
    // The 8 bytes of the other kind are Murmur's, which no shortcut has.
    guard header.checksumSize != 32 || SHA256.digest(of: segment) == Array(checksum) else {
      throw .damaged("the checksum of a segment is wrong")
    }
    return segment
  }

  /// By the keys of the certificates alone; their contents are personal and stay unread.
  private static func signature(_ auth: ArraySlice<UInt8>) -> SavedWorkflow.Signature {
    let bytes = Array(auth)
    guard (try? PropertyListGuard.check(bytes)) != nil,
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    else { return .unknown }
    if list["SigningCertificateChain"] != nil { return .anyone }
    return list["AppleIDValidationRecord"] != nil || list["SigningPublicKey"] != nil ? .contacts : .unknown
  }
}
