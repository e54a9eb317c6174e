import Foundation

// Compiled by `Tests/Fuzz/run` as one module with IntentSurface.

/// Hands bytes to both ways of reading a snapshot, with one read before: they must agree on the surface or the error.
@_cdecl("LLVMFuzzerTestOneInput")
func readSnapshotBothWays(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let decoded = Result { () throws(SnapshotError) in try Surface(snapshot: Data(bytes)) }
  var reader = SnapshotReader()
  _ = try? reader.surface(Seed.bytes)
  for _ in 0..<2 {
    guard Result(catching: { () throws(SnapshotError) in try reader.surface(bytes) }) == decoded else { abort() }
  }
  return 0
}

private enum Seed {
  static let bytes = [UInt8]((try? Data(contentsOf: URL(filePath: "snapshots/2.1.json"))) ?? Data())
}
