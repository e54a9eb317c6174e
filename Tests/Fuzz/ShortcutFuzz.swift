import Foundation

/// What people's shortcuts come in: signed containers, the archives in them, compressed data, libraries.
enum ShortcutFuzz {
  static func readSigned(_ bytes: [UInt8]) {
    guard let container = try? SignedContainer(Array("AEA1".utf8) + bytes.dropFirst(4)) else { return }
    demand(container.contents.count <= ShortcutReader.sizeLimit, "more than a shortcut may hold")
    readArchive(container.contents)
  }

  static func readArchive(_ bytes: [UInt8]) {
    guard let archive = try? AppleArchive(bytes) else { return }
    let size = archive.files.values.reduce(0) { $0 + $1.count }
    demand(size <= bytes.count, "files larger than their archive")
    for file in archive.files.values { PropertyListFuzz.read(file) }
  }

  /// One block: two bytes for the size that a container promises, one for the kind of block, and what is in it.
  static func decode(_ bytes: [UInt8]) {
    guard bytes.count >= 3 else { return }
    let size = Int(bytes[0]) << 8 | Int(bytes[1])
    let (rest, end) = (Array(bytes[3...]), Array("bvx$".utf8))
    let stream: [UInt8] =
      switch bytes[2] % 3 {
      case 0: rest
      case 1: Array("bvxn".utf8) + word(size) + word(rest.count) + rest + end
      default: Array("bvx2".utf8) + word(size) + rest + end
      }
    guard let decoded = try? LZFSEDecoder.decode(stream[...], size: size) else { return }
    demand(decoded.count == size, "another size than promised")
  }

  private static func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

  private static let path =
    "\(NSTemporaryDirectory())/intentcompat-fuzz-\(ProcessInfo.processInfo.processIdentifier).sqlite"

  /// A database, and after a mark of four bytes its log.
  static func readLibrary(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0x37, 0x7F, 0x06, 0x82]
    let parts = bytes.firstRange(of: mark).map { (bytes[..<$0.lowerBound], bytes[$0.lowerBound...]) }
    let (database, log) = parts ?? (bytes[...], [])
    guard FileManager.default.createFile(atPath: path, contents: Data(database)),
      FileManager.default.createFile(atPath: path + "-wal", contents: Data(log)),
      let contents = try? ShortcutLibrary(copy: path).contents()
    else { return }
    demand(contents.workflows.count + contents.unread.count <= ShortcutLibrary.rowLimit, "more shortcuts than rows")
  }
}
