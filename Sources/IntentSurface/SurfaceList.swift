/// One of the lists of a surface: its key in a snapshot, and what is done with its records.
///
/// It has no type of its records: for each that it had, the runtime would search the conformances of the whole program.
struct SurfaceList: Sendable {
  let key: String
  /// Sorts the list.
  let sort: @Sendable (inout Surface) -> Void
  /// What reads the list of one snapshot after another.
  let makePool: @Sendable () -> any AnyListPool

  init<Record: ListedRecord>(_ key: String, _ records: any WritableKeyPath<Surface, [Record]> & Sendable) {
    self.key = key
    sort = { surface in
      // A list that is sorted already, as in every snapshot, is not copied: a check compares hundreds.
      if !Self.areSorted(surface[keyPath: records]) { surface[keyPath: records].sort(by: Record.precedes) }
    }
    makePool = { ListPool(key: key, list: records) }
  }

  private static func areSorted<Record: ListedRecord>(_ records: [Record]) -> Bool {
    records.withUnsafeBufferPointer { records in
      !records.indices.dropFirst().contains { Record.precedes(records[$0], records[$0 - 1]) }
    }
  }
}
