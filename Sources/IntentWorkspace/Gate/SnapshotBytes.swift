import Foundation
import IntentFiles

/// The bytes of a file of the gate on disk and in git.
enum SnapshotBytes {
  /// Whether a file holds just what a blob does, or what a blob stands for; false where either can't be read.
  static func areSame(_ path: String, _ blob: ArraySlice<UInt8>?) -> Bool {
    guard let blob, let bytes = try? RegularFile.contents(of: path, limit: RegularFile.sizeLimit) else { return false }
    if let pointer = LFSPointer(blob) { return pointer.standsFor(bytes) }
    return bytes.count == blob.count && Data(bytes) == Data(blob)
  }
}
