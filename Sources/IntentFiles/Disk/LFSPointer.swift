import IntentSurface
import SourceScanning

/// What git has in the place of a file that Git LFS keeps: its digest and size, in lines.
///
/// The format is that of Git LFS's own specification, version 1.
package struct LFSPointer: Equatable {
  /// SHA-256 of the file, in hexadecimal digits.
  package let digest: String
  /// That of the file, in bytes.
  package let size: Int

  private static let start = "version https://git-lfs.github.com/spec/"
  /// A pointer is smaller, by the specification.
  static let sizeLimit = 1024

  /// Nil where the bytes are no pointer.
  package init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count < Self.sizeLimit, bytes.starts(with: Self.start.utf8) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let value = { (key: String) in lines.first { $0.hasPrefix(key) }?.dropFirst(key.count) }
    guard let digest = value("oid sha256:"), let size = value("size ").flatMap({ Int($0) }) else { return nil }
    self.digest = String(digest)
    self.size = size
  }

  /// Says of what was read that it is only a pointer: whatever reads on would blame what it expected.
  static func refuse(_ bytes: UnsafeBufferPointer<UInt8>) throws(SourceTreeError) {
    guard bytes.count < sizeLimit, bytes.starts(with: start.utf8), Self(Array(bytes)[...]) != nil else { return }
    throw SourceTreeError(
      "it is a pointer of Git LFS, and the file itself is not in this clone. Get it with `git lfs pull`")
  }

  /// Whether it stands for a file with these bytes.
  package func standsFor(_ bytes: [UInt8]) -> Bool { bytes.count == size && SHA256.hexadecimal(of: bytes) == digest }
}
