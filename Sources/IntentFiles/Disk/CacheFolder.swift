import Foundation
import IntentSurface

/// Bytes that are kept from one run to the next, outside of every repository: safe to delete, and worth no more than the
/// time that they save.
///
/// Nothing is believed that others than this user may have written, and nothing that is not as it was kept.
package struct CacheFolder: Sendable {
  private let path: String

  /// The most that is kept, in bytes.
  package static let sizeLimit: Int64 = 64 << 20
  private static let entryLimit = 4 << 20
  private static let markLength = 64

  /// Makes the folder where it is missing. Nil where it can't be made, or others may write into it.
  package init?(at path: String) {
    self.path = path
    let parent = (path as NSString).deletingLastPathComponent
    if !parent.isEmpty { try? AtomicFile.makeFolder(parent) }
    _ = SystemCalls.makePrivateFolder(path)
    guard let status = SystemCalls.status(of: path, followingLinks: false), status.kind == .folder,
      status.isOfUserAlone
    else { return nil }
  }

  /// What was kept under a key; nil for nothing, and for what is damaged.
  package func bytes(for key: String) -> [UInt8]? {
    let file = place(of: key)
    guard let status = SystemCalls.status(of: file, followingLinks: false), status.kind == .file, status.isOfUserAlone,
      let bytes = try? RegularFile.contents(of: file, limit: Self.entryLimit), bytes.count > Self.markLength
    else { return nil }
    let kept = Array(bytes[Self.markLength...])
    return bytes.prefix(Self.markLength).elementsEqual(Self.mark(of: kept, for: key).utf8) ? kept : nil
  }

  /// Keeps bytes under a key, if they can be written and are not too many.
  package func keep(_ bytes: [UInt8], for key: String) {
    guard bytes.count + Self.markLength <= Self.entryLimit else { return }
    try? AtomicFile.write(Data(Self.mark(of: bytes, for: key).utf8) + bytes, to: place(of: key))
  }

  /// Removes what was kept first, until the rest is not too much.
  package func trim(to limit: Int64 = sizeLimit) {
    let entries = (SystemCalls.names(in: path) ?? []).compactMap { name, _ -> (path: String, status: FileStatus)? in
      let file = "\(path)/\(name)"
      return SystemCalls.status(of: file, followingLinks: false).map { (file, $0) }
    }
    var size = entries.reduce(0) { $0 + $1.status.size }
    for entry in entries.sorted(by: { $0.status.seconds < $1.status.seconds }) where size > limit {
      SystemCalls.remove(entry.path)
      size -= entry.status.size
    }
  }

  private func place(of key: String) -> String { "\(path)/\(SHA256.hexadecimal(of: Array(key.utf8)))" }

  // The key too, so that no entry stands for another.
  private static func mark(of bytes: [UInt8], for key: String) -> String {
    SHA256.hexadecimal(of: Array(key.utf8) + bytes)
  }
}

extension FileStatus {
  private static let othersMayWrite: UInt16 = 0o022

  fileprivate var isOfUserAlone: Bool { owner == SystemCalls.user && permissions & Self.othersMayWrite == 0 }
}
