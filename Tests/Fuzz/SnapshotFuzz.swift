import Foundation

/// Both ways of reading a snapshot, with one read before: they must agree on the surface or the error.
enum SnapshotFuzz {
  private static let seed = [UInt8]((try? Data(contentsOf: URL(filePath: "snapshots/2.1.json"))) ?? Data())

  static func read(_ bytes: [UInt8]) {
    let decoded = Result { () throws(SnapshotError) in try Surface(snapshot: Data(bytes)) }
    var reader = SnapshotReader()
    _ = try? reader.surface(seed)
    for _ in 0..<2 {
      let read = Result { () throws(SnapshotError) in try reader.surface(bytes) }
      demand(read == decoded, "the reader and the decoder read it differently")
    }
  }
}
