import Foundation
import IntentFiles

/// The bytes of a snapshot on disk and in git.
enum SnapshotBytes {
  private static let sizeLimit = 64 << 20

  /// Whether a file holds just what a blob does; false where either can't be read.
  static func areSame(_ path: String, _ blob: ArraySlice<UInt8>?) -> Bool {
    guard let blob, let bytes = try? RegularFile.contents(of: path, limit: sizeLimit) else { return false }
    return bytes.count == blob.count && Data(bytes) == Data(blob)
  }
}
