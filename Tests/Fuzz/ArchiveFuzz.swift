import Foundation

/// A zip archive.
enum ArchiveFuzz {
  private static let limit = 1 << 16
  private static let path =
    "\(NSTemporaryDirectory())/intentcompat-fuzz-\(ProcessInfo.processInfo.processIdentifier).zip"

  static func read(_ bytes: [UInt8]) {
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)), let archive = try? ZipArchive(at: path)
    else { return }
    for name in archive.paths.prefix(100) {
      guard let contents = try? archive.contents(of: name, limit: limit) else { continue }
      demand(contents.count <= limit, "more than asked for")
    }
  }
}
