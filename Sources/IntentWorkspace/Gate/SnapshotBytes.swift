import Foundation
import IntentFiles

/// The bytes of a file of the gate on disk and in git.
enum SnapshotBytes {
  /// Whether a file holds just what a blob does, or what a blob stands for; false where either can't be read.
  ///
  /// Git may have ended the lines of a text with a return where it checked it out.
  static func areSame(_ path: String, _ blob: ArraySlice<UInt8>?) -> Bool {
    guard let blob, let bytes = try? RegularFile.contents(of: path, limit: RegularFile.sizeLimit) else { return false }
    if let pointer = LFSPointer(blob) { return pointer.standsFor(bytes) }
    if bytes.count == blob.count { return Data(bytes) == Data(blob) }
    return bytes.count > blob.count && !bytes.contains(0) && withoutReturns(bytes[...]) == withoutReturns(blob)
  }

  private static func withoutReturns(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for (index, byte) in zip(bytes.indices, bytes) {
      let isReturn = byte == UInt8(ascii: "\r") && index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "\n")
      if !isReturn { kept.append(byte) }
    }
    return kept
  }
}
