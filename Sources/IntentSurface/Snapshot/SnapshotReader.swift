import Foundation

/// Reads the snapshots of many versions of an app, which have nearly all of their records in common.
///
/// A snapshot in the layout that this tool writes is taken apart by its bytes, and a record that was in a snapshot
/// before is not decoded again. Any other snapshot goes to the decoder as a whole. The result is what
/// `Surface(snapshot:)` gives, and so are the errors.
package struct SnapshotReader {
  private var pools = Surface.lists.map { $0.makePool() }
  /// Of the lists that newer snapshots always have, those that the one being read has not.
  private var missing: [String] = []

  /// One with its defaults.
  package init() {}

  /// Reads the next snapshot.
  ///
  /// - Throws: `SnapshotError`.
  package mutating func surface(_ bytes: UnsafeBufferPointer<UInt8>) throws(SnapshotError) -> Surface {
    var cursor = SnapshotCursor(bytes)
    if let known = surface(at: &cursor) { return known }
    return try Surface(snapshot: Data(bytes))
  }

  /// Reads the next snapshot.
  ///
  /// - Throws: `SnapshotError`.
  package mutating func surface(_ bytes: [UInt8]) throws(SnapshotError) -> Surface {
    try bytes.withUnsafeBufferPointer { bytes throws(SnapshotError) in try surface(bytes) }
  }

  // The keys in the order in which they are written. Whatever departs from it is left to the decoder.
  private mutating func surface(at cursor: inout SnapshotCursor) -> Surface? {
    var surface = Surface()
    missing = []
    guard let app = cursor.value(of: "app", as: AppIdentity.self) else { return nil }
    surface.app = app
    guard readLists(upTo: "formatVersion", at: &cursor, to: &surface),
      cursor.skip(",\n  \"formatVersion\" : \(Surface.currentFormatVersion)"),
      readLists(from: "formatVersion", upTo: "readFrom", at: &cursor, to: &surface),
      let readFrom = cursor.value(of: "readFrom", as: Provenance.self),
      readLists(from: "readFrom", at: &cursor, to: &surface),
      cursor.skip("\n}\n"), cursor.isAtEnd
    else { return nil }
    // The decoder says what is the matter.
    guard missing.isEmpty || readFrom.edition ?? 0 < Provenance.listingEdition else { return nil }
    surface.readFrom = readFrom
    return surface
  }

  private mutating func readLists(
    from start: String = "", upTo end: String? = nil, at cursor: inout SnapshotCursor, to surface: inout Surface
  ) -> Bool {
    for index in pools.indices where pools[index].key > start && end.map({ pools[index].key < $0 }) ?? true {
      let start = cursor
      guard pools[index].read(at: &cursor, to: &surface) else { return false }
      if cursor.isAt(start), Surface.alwaysListed.contains(pools[index].key) { missing.append(pools[index].key) }
    }
    return true
  }
}
