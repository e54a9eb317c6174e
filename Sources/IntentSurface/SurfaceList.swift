/// One of the lists of a surface: its key in a snapshot, and what is done with its records.
///
/// It has no type of its records: for each that it had, the runtime would search the conformances of the whole program.
struct SurfaceList: Sendable {
  let key: String
  /// Sorts the list.
  let sort: @Sendable (inout Surface) -> Void
  /// What reads the list of one snapshot after another.
  let makePool: @Sendable () -> any AnyListPool

  /// - Parameter precedes: the order of the list where its own means nothing, so that equal surfaces have equal bytes.
  init<Record: Codable & Hashable & Sendable>(
    _ key: String, _ records: any WritableKeyPath<Surface, [Record]> & Sendable,
    by precedes: @escaping @Sendable (Record, Record) -> Bool
  ) {
    self.key = key
    sort = { surface in
      // A list that is sorted already, as in every snapshot, is not copied: a check compares hundreds.
      if !Self.areSorted(surface[keyPath: records], by: precedes) { surface[keyPath: records].sort(by: precedes) }
    }
    makePool = { ListPool(key: key, list: records) }
  }

  init<Record: SurfaceRecord>(_ key: String, _ records: any WritableKeyPath<Surface, [Record]> & Sendable) {
    self.init(key, records, by: Record.precedes)
  }

  private static func areSorted<Record>(_ records: [Record], by precedes: (Record, Record) -> Bool) -> Bool {
    records.withUnsafeBufferPointer { records in
      !records.indices.dropFirst().contains { precedes(records[$0], records[$0 - 1]) }
    }
  }
}
