import IntentSurface

/// What git has in the place of a file that Git LFS keeps: its digest and size, in lines.
///
/// The format is that of Git LFS's own specification, version 1.
struct LFSPointer: Equatable {
  /// SHA-256 of the file, in hexadecimal digits.
  let digest: String
  let size: Int

  private static let start = "version https://git-lfs.github.com/spec/"
  /// A pointer is smaller, by the specification.
  private static let sizeLimit = 1024

  /// Nil where the bytes are no pointer.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count < Self.sizeLimit, bytes.starts(with: Self.start.utf8) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let value = { (key: String) in lines.first { $0.hasPrefix(key) }?.dropFirst(key.count) }
    guard let digest = value("oid sha256:"), let size = value("size ").flatMap({ Int($0) }) else { return nil }
    self.digest = String(digest)
    self.size = size
  }

  /// Whether it stands for a file with these bytes.
  func standsFor(_ bytes: [UInt8]) -> Bool { bytes.count == size && SHA256.hexadecimal(of: bytes) == digest }
}
