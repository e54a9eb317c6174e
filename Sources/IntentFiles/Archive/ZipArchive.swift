import Foundation
package import SourceScanning

/// A zip archive on disk, read in place: its directory, then only the files that are asked for, into memory.
///
/// Nothing is unpacked to disk. The sizes that an archive claims are checked before anything is read or inflated.
package struct ZipArchive: BundleFiles {
  /// The largest directory that is read: about a million files.
  private static let directoryLimit = 128 << 20
  private static let localHeaderSize = 30

  /// The paths of all files, sorted.
  package let paths: [String]
  private let file: String
  private let entries: [String: ZipDirectory.Entry]

  /// Reads the directory of an archive.
  ///
  /// - Throws: `ArchiveError.damaged`, or `.unreadable` where the file itself can't be read.
  package init(at file: String) throws(ArchiveError) {
    let archive = try RandomAccessFile(file)
    do throws(SourceTreeError) {
      let found = try Self.entries(in: archive)
      entries = Dictionary(found.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      guard entries.count == found.count else { throw SourceTreeError("two of its entries have the same name") }
    } catch {
      throw .damaged(file: file, detail: error.description)
    }
    paths = entries.keys.sorted()
    self.file = file
  }

  /// The bytes of a file.
  ///
  /// - Throws: `SourceTreeError` where it can't be read, or is larger than the limit.
  package func contents(of path: String, limit: Int) throws(SourceTreeError) -> [UInt8] {
    guard let entry = entries[path] else { throw SourceTreeError("no such file in the archive") }
    guard entry.size <= limit, entry.compressedSize <= limit else {
      throw SourceTreeError("it has \(max(entry.size, entry.compressedSize)) bytes; the limit is \(limit)")
    }
    guard !entry.isEncrypted else { throw SourceTreeError("it is encrypted") }
    let data = try data(of: entry)
    let bytes: [UInt8]
    switch entry.method {
    case 0: bytes = data
    case 8: bytes = try Inflate.inflate(data, size: entry.size)
    default: throw SourceTreeError("it is compressed in a way (\(entry.method)) that is not supported")
    }
    guard bytes.count == entry.size, Inflate.checksum(of: bytes) == entry.checksum else {
      throw SourceTreeError("its checksum is wrong, so the archive is damaged; export or download it again")
    }
    return bytes
  }

  private func data(of entry: ZipDirectory.Entry) throws(SourceTreeError) -> [UInt8] {
    let archive: RandomAccessFile
    do { archive = try RandomAccessFile(file) } catch { throw SourceTreeError(error.detail) }
    let header = LittleEndian(try archive.read(at: entry.offset, count: Self.localHeaderSize))
    guard header.word(at: 0, 4) == 0x0403_4B50, let nameSize = header.word(at: 26, 2),
      let extraSize = header.word(at: 28, 2)
    else { throw SourceTreeError("its header is damaged") }
    return try archive.read(
      at: entry.offset + Self.localHeaderSize + nameSize + extraSize, count: entry.compressedSize)
  }

  private static func entries(in archive: borrowing RandomAccessFile) throws(SourceTreeError) -> [ZipDirectory.Entry] {
    let tailSize = min(archive.size, ZipDirectory.tailSize)
    let tail = try archive.read(at: archive.size - tailSize, count: tailSize)
    var (place, wideRecord) = try ZipDirectory.locate(inTail: tail)
    if let wideRecord {
      let record = try archive.read(at: wideRecord, count: ZipDirectory.wideRecordSize)
      place = try ZipDirectory.place(inWideRecord: record)
    }
    guard let place, place.size <= directoryLimit else { throw SourceTreeError("its zip directory is too large") }
    let directory = try archive.read(at: place.offset, count: place.size)
    return try ZipDirectory.entries(in: directory, count: place.count)
  }
}
