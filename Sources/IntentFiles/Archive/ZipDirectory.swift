import SourceScanning

/// The table of contents of a zip archive: the APPNOTE's central directory, with its 64-bit forms.
///
/// An archive's numbers are not trusted: each is checked against the size of the file before it is used.
struct ZipDirectory {
  /// One file in the archive.
  struct Entry: Equatable {
    var name: String
    /// 0 is stored, 8 is deflated.
    var method: Int
    var isEncrypted: Bool
    var checksum: UInt32
    var compressedSize: Int
    var size: Int
    /// Where its local header starts.
    var offset: Int
  }

  /// Where the directory is in the file.
  struct Place: Equatable {
    var offset: Int
    var size: Int
    var count: Int
  }

  private static let entrySignature = 0x0201_4B50
  private static let endSignature = 0x0605_4B50
  private static let locatorSignature = 0x0706_4B50
  private static let wideEndSignature = 0x0606_4B50
  private static let entrySize = 46
  private static let endSize = 22
  private static let locatorSize = 20

  /// The end of a file that is sure to hold the record of where the directory is.
  static let tailSize = endSize + locatorSize + 0xFFFF

  /// Finds the record in the end of a file.
  ///
  /// - Returns: the place, or the offset of the 64-bit record that holds it.
  static func locate(inTail tail: [UInt8]) throws(SourceTreeError) -> (place: Place?, wideRecord: Int?) {
    let bytes = LittleEndian(tail)
    let last = tail.count - endSize
    guard last >= 0,
      let end = (0...last).last(where: { start in
        bytes.word(at: start, 4) == endSignature && bytes.word(at: start + 20, 2) == last - start
      })
    else { throw SourceTreeError("it is not a zip archive, or it is cut off") }
    guard bytes.word(at: end + 4, 2) == bytes.word(at: end + 6, 2) else {
      throw SourceTreeError("it is one part of a multi-part archive")
    }
    if bytes.word(at: end - locatorSize, 4) == locatorSignature {
      return (nil, bytes.word(at: end - locatorSize + 8, 8))
    }
    guard let count = bytes.word(at: end + 10, 2), let size = bytes.word(at: end + 12, 4),
      let offset = bytes.word(at: end + 16, 4)
    else { throw SourceTreeError("its zip directory is cut off") }
    return (Place(offset: offset, size: size, count: count), nil)
  }

  static let wideRecordSize = 56

  /// Reads the place from a 64-bit record.
  static func place(inWideRecord record: [UInt8]) throws(SourceTreeError) -> Place {
    let bytes = LittleEndian(record)
    guard bytes.word(at: 0, 4) == wideEndSignature, let count = bytes.word(at: 32, 8),
      let size = bytes.word(at: 40, 8), let offset = bytes.word(at: 48, 8)
    else { throw SourceTreeError("its 64-bit zip directory is damaged") }
    return Place(offset: offset, size: size, count: count)
  }

  /// Reads the files that a directory lists; folders and symbolic links are left out.
  static func entries(in directory: [UInt8], count: Int) throws(SourceTreeError) -> [Entry] {
    let bytes = LittleEndian(directory)
    var entries: [Entry] = []
    var start = 0
    for _ in 0..<count {
      guard bytes.word(at: start, 4) == entrySignature, let nameSize = bytes.word(at: start + 28, 2),
        let extraSize = bytes.word(at: start + 30, 2), let commentSize = bytes.word(at: start + 32, 2),
        let end = Optional(start + entrySize + nameSize + extraSize + commentSize), end <= directory.count
      else { throw SourceTreeError("its zip directory is damaged at byte \(start)") }
      if let entry = try entry(at: start, nameSize: nameSize, extraSize: extraSize, in: bytes) { entries.append(entry) }
      start = end
    }
    return entries
  }

  private static func entry(
    at start: Int, nameSize: Int, extraSize: Int, in bytes: LittleEndian
  ) throws(SourceTreeError) -> Entry? {
    let nameStart = start + entrySize
    let name = String(decoding: bytes.bytes[nameStart..<nameStart + nameSize], as: UTF8.self)
    guard !name.hasSuffix("/") else { return nil }
    try check(name)
    guard let made = bytes.word(at: start + 5, 1), let flags = bytes.word(at: start + 8, 2),
      let method = bytes.word(at: start + 10, 2), let checksum = bytes.word(at: start + 16, 4),
      let mode = bytes.word(at: start + 40, 2)
    else { return nil }
    // The upper half of a Unix archive's attributes is the file's mode; a link's content is only where it leads.
    let isUnix = made == 3 || made == 19
    if isUnix, mode & 0xF000 == 0xA000 { return nil }
    let extra = bytes.bytes[(nameStart + nameSize)..<(nameStart + nameSize + extraSize)]
    var wide = WideFields(extra: LittleEndian(Array(extra)))
    guard let size = wide.value(bytes.word(at: start + 24, 4)),
      let compressedSize = wide.value(bytes.word(at: start + 20, 4)),
      let offset = wide.value(bytes.word(at: start + 42, 4))
    else { throw SourceTreeError("the sizes of “\(name)” are missing") }
    return Entry(
      name: name, method: method, isEncrypted: flags & 1 != 0, checksum: UInt32(checksum),
      compressedSize: compressedSize, size: size, offset: offset)
  }

  // Nothing is ever written under an entry's name; a name that leaves the archive still shows what it is.
  private static func check(_ name: String) throws(SourceTreeError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.utf8.contains(0), !name.contains("\\"), !parts.contains(".."), !parts.contains(where: \.isEmpty) else {
      throw SourceTreeError(
        "the entry name “\(name.filter { !$0.isNewline && $0 != "\0" })” points outside the "
          + "archive")
    }
  }
}

/// The 64-bit values of an entry: each stands for a 32-bit field that is all ones, in order.
private struct WideFields {
  private static let tag = 1
  private var next: Int
  private let extra: LittleEndian

  init(extra: LittleEndian) {
    self.extra = extra
    next = extra.bytes.count
    var start = 0
    while let tag = extra.word(at: start, 2), let size = extra.word(at: start + 2, 2) {
      if tag == Self.tag {
        next = start + 4
        return
      }
      start += 4 + size
    }
  }

  mutating func value(_ narrow: Int?) -> Int? {
    guard narrow == 0xFFFF_FFFF else { return narrow }
    defer { next += 8 }
    return extra.word(at: next, 8)
  }
}
