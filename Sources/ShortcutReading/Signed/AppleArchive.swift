/// An Apple Archive: a run of entries, each a header of fields and the data that they announce.
///
/// Only its files are of interest. The layout is that of `aa` on macOS, as libNeoAppleArchive documents it.
struct AppleArchive {
  private static let magics = ["AA01", "YAA1"].map { Array($0.utf8) }
  /// A shortcut has two.
  private static let entryLimit = 64

  /// The data of the files by their paths, first come, first kept.
  private(set) var files: [String: [UInt8]] = [:]

  /// Reads all entries.
  ///
  /// - Throws: `ShortcutError.damaged`.
  init(_ bytes: [UInt8]) throws(ShortcutError) {
    var reader = ByteReader(bytes[...])
    var count = 0
    while !reader.rest.isEmpty {
      count += 1
      guard count <= Self.entryLimit else { throw .damaged("its archive has more than \(Self.entryLimit) entries") }
      let entry = try Self.entry(&reader)
      guard entry.isFile, let path = entry.path, let data = entry.data, files[path] == nil else { continue }
      files[path] = data
    }
  }

  private struct Entry {
    var isFile = false
    var path: String?
    var data: [UInt8]?
  }

  private static func entry(_ reader: inout ByteReader) throws(ShortcutError) -> Entry {
    guard let magic = reader.take(4), magics.contains(Array(magic)), let size = reader.count(2), size >= 6,
      let header = reader.take(size - 6)
    else { throw .damaged("its archive is damaged") }
    var fields = ByteReader(header)
    var entry = Entry()
    var blobs: [(key: String, size: Int)] = []
    while !fields.rest.isEmpty { try read(&fields, into: &entry, &blobs) }
    for (key, size) in blobs {
      guard let data = reader.take(size) else { throw .damaged("its archive is cut off") }
      if key == "DAT" { entry.data = Array(data) }
    }
    return entry
  }

  private static func read(
    _ fields: inout ByteReader, into entry: inout Entry, _ blobs: inout [(key: String, size: Int)]
  ) throws(ShortcutError) {
    guard let name = fields.take(3), let kind = fields.take(1)?.first else {
      throw .damaged("its archive is damaged")
    }
    let key = String(decoding: name, as: UTF8.self)
    if let width = blobWidth(kind) {
      guard let size = fields.count(width) else { throw .damaged("its archive is damaged") }
      blobs.append((key, size))
      return
    }
    let size = kind == UInt8(ascii: "P") ? fields.count(2) : Self.size(kind)
    guard let size, let value = fields.take(size) else { throw .damaged("its archive is damaged") }
    if key == "TYP" { entry.isFile = value.elementsEqual([UInt8(ascii: "F")]) }
    if key == "PAT" { entry.path = String(decoding: value, as: UTF8.self) }
  }

  /// How many bytes hold the size of data that follows the header; nil for other fields.
  private static func blobWidth(_ kind: UInt8) -> Int? {
    switch kind {
    case UInt8(ascii: "A"): 2
    case UInt8(ascii: "B"): 4
    case UInt8(ascii: "C"): 8
    default: nil
    }
  }

  /// How many bytes a flag, a number, a time or a hash takes; nil for kinds that are not known.
  private static func size(_ kind: UInt8) -> Int? {
    switch kind {
    case UInt8(ascii: "*"): 0
    case UInt8(ascii: "1"): 1
    case UInt8(ascii: "2"): 2
    case UInt8(ascii: "4"), UInt8(ascii: "F"): 4
    case UInt8(ascii: "8"), UInt8(ascii: "S"): 8
    case UInt8(ascii: "T"): 12
    case UInt8(ascii: "G"): 20
    case UInt8(ascii: "H"): 32
    case UInt8(ascii: "I"): 48
    case UInt8(ascii: "J"): 64
    default: nil
    }
  }
}
