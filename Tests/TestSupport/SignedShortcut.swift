/// A signed shortcut as the share sheet lays one out, without a signature that anybody could verify.
package struct SignedShortcut {
  /// The archive in it.
  package var archive: [UInt8]
  package var profile: UInt32 = 0
  /// The certificates: a property list.
  package var auth: [UInt8] = []
  package var segmentSize = 0x4000
  package var segmentsPerCluster = 32
  package var compression = UInt8(ascii: "e")
  /// Of a segment; as it is where that is not smaller.
  package var compress: ([UInt8]) -> [UInt8] = { $0 }
  /// The sum of a segment, of 32 bytes; nil for a container without sums.
  package var checksum: (([UInt8]) -> [UInt8])?

  package init(archive: [UInt8]) { self.archive = archive }

  /// A shortcut with one file, as it is in every one.
  package init(workflow: [UInt8]) { self.init(archive: Self.archive(of: workflow)) }

  /// A folder without a name, and the file `Shortcut.wflow` in it.
  package static func archive(of workflow: [UInt8], path: String = "Shortcut.wflow") -> [UInt8] {
    let size =
      workflow.count < 1 << 16
      ? Array("DATA".utf8) + number(workflow.count, 2) : Array("DATB".utf8) + number(workflow.count, 4)
    let name = Array("PATP".utf8) + number(path.utf8.count, 2) + Array(path.utf8)
    return entry(Array("TYP1DPATP".utf8) + [0, 0] + Array("MOD2".utf8) + [0xED, 1])
      + entry(Array("TYP1F".utf8) + name + Array("MTMT".utf8) + [UInt8](repeating: 0, count: 12) + size) + workflow
  }

  private static func entry(_ fields: [UInt8]) -> [UInt8] { Array("AA01".utf8) + number(fields.count + 6, 2) + fields }

  /// The file.
  package var bytes: [UInt8] {
    var clusters: [UInt8] = []
    for start in stride(from: 0, to: archive.count, by: segmentSize * segmentsPerCluster) {
      clusters += cluster(archive[start..<min(start + segmentSize * segmentsPerCluster, archive.count)])
    }
    let head = Array("AEA1".utf8) + Self.number(Int(profile), 4) + Self.number(auth.count, 4) + auth
    let seal = [UInt8](repeating: 7, count: 128 + 32 + 32 + 32)
    let size = head.count + seal.count + 48 + 32 + clusters.count
    let root =
      Self.number(archive.count, 8) + Self.number(size, 8) + Self.number(segmentSize, 4)
      + Self.number(segmentsPerCluster, 4) + [compression, checksum == nil ? 0 : 2] + [UInt8](repeating: 0, count: 22)
    return head + seal + root + [UInt8](repeating: 9, count: 32) + clusters
  }

  private func cluster(_ contents: ArraySlice<UInt8>) -> [UInt8] {
    var table: [UInt8] = []
    var data: [UInt8] = []
    for index in 0..<segmentsPerCluster {
      let start = contents.startIndex + index * segmentSize
      let segment =
        start < contents.endIndex ? Array(contents[start..<min(start + segmentSize, contents.endIndex)]) : []
      let packed = compress(segment)
      let stored = packed.count < segment.count ? packed : segment
      table += Self.number(segment.count, 4) + Self.number(stored.count, 4) + (checksum?(segment) ?? [])
      data += stored
    }
    return table + [UInt8](repeating: 5, count: 32 * (1 + segmentsPerCluster)) + data
  }

  /// A number in little-endian bytes.
  package static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
